/** Runs a task under a cross-tab lock. Without the Web Locks API, the server resolves conflicts. */
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
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
};
