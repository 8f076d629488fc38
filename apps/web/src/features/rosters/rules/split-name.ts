/** Belong to the last name in front of which they stand. */
const PARTICLES = new Set(
  'al,bin,da,das,de,del,della,den,der,di,do,dos,du,el,ibn,la,le,st,st.,ter,van,von,y,zu'.split(','),
);
const SUFFIX = /^(?:jr|sr|i{2,3}|iv)\.?$/i;
/** "12. " and "• " in front of a name belong to the list. */
const LIST_MARK = /^(?:\d{1,3}[.)]\s+|[•·*]\s*)/;

export type SplitName = {
  firstName: string;
  lastName: string;
  /** Where the first names end was not certain. */
  isGuess: boolean;
};

const splitWords = (words: string[]): SplitName => {
  const suffix = words.length > 2 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined;
  let start = Math.max(1, words.length - 1);
  while (start > 1 && PARTICLES.has(words[start - 1]?.toLowerCase() ?? '')) start -= 1;
  return {
    firstName: words.slice(0, start).join(' '),
    lastName: [...words.slice(start), ...(suffix ? [suffix] : [])].join(' '),
    isGuess: words.length > 2,
  };
};

/** "Amara Diallo", "Diallo, Amara", "Ana Maria de la Cruz", "John Smith Jr." */
export const splitName = (full: string): SplitName => {
  const name = full.replace(LIST_MARK, '').trim();
  const [before = '', ...after] = name.split(',').map((part) => part.trim());
  const rest = after.filter(Boolean).join(' ');
  if (after.length > 0 && SUFFIX.test(rest)) return splitName(`${before} ${rest}`);
  if (after.length > 0) return { firstName: rest, lastName: before, isGuess: false };
  return splitWords(name.split(/\s+/).filter(Boolean));
};
