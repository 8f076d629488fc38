/**
 * Does a piece of work while no other tab does the same. Where the browser cannot, or will not for an
 * origin that is nobody's, the server sorts it out.
 */
export const withTabLock = async <Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  if (!navigator.locks) return work();
  try {
    return await (navigator.locks.request(name, begin) as Promise<Result>);
  } catch (problem) {
    if (hasBegun) throw problem;
    return work();
  }
};
