import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The library's threshold for sign-ins with rate limits: one million guesses. */
const LOWEST_SCORE = 2;
/**
 * Longest text that is checked, because the work grows faster than the length. No password is
 * longer.
 */
const LONGEST_LOOKED_AT = 64;

/** Words that attackers combine with the year. */
const SEASONED =
  'spring summer autumn fall winter january february march april may june july august september october november december welcome password school teacher student admin wonderfield'.split(
    ' ',
  );

type Guesser = { zxcvbn: ZxcvbnFactory; common: ReadonlySet<string> };
let guesser: Promise<Guesser> | undefined;
/** Loads 50,000 words with the first chosen password and caches them. */
const load = () => {
  guesser ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => ({
      zxcvbn: new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
      common: new Set(dictionary['passwords-common']),
    }),
  );
  return guesser;
};

const wordsAbout = (person: readonly string[], year: number) => [
  ...person.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2),
  ...SEASONED.flatMap((word) => [`${word}${year - 1}`, `${word}${year}`, `${word}${year + 1}`]),
  'wonderfield',
];

/**
 * Returns true for a password that attackers guess first: a common one, a thinly disguised one, or
 * one made of personal data.
 */
export const isCommonPassword = async (
  password: string,
  { about, year }: { about: readonly string[]; year: number },
): Promise<boolean> => {
  const { zxcvbn, common } = await load();
  // Finds common passwords with added symbols, such as "Admin@123".
  const bare = password.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const personalWords = wordsAbout(about, year);
  if (common.has(bare) || personalWords.includes(bare)) return true;
  const { score } = zxcvbn.check(password.slice(0, LONGEST_LOOKED_AT), personalWords);
  return score < LOWEST_SCORE;
};
