/** Replaces the text between `<!-- name:start -->` and `<!-- name:end -->`. Throws if they are missing. */
export const replaceBetween = (page: string, name: string, text: string): string => {
  const [start, end] = [`<!-- ${name}:start -->\n`, `<!-- ${name}:end -->`];
  const from = page.indexOf(start);
  const to = page.indexOf(end, from);
  if (from === -1 || to === -1) throw new Error(`There is no ${start.trim()} with its end.`);
  return `${page.slice(0, from)}${start}${text}\n${page.slice(to)}`;
};
