import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The library's own line for "withstands guessing at a door that makes guessers wait": a million guesses. */
const LOWEST_SCORE = 2;
/** A longer text is no password of ours, and the work grows faster than the length. */
const LONGEST_LOOKED_AT = 64;

/** What is sprayed with the year behind it. */
const SEASONED =
  'spring summer autumn fall winter january february march april may june july august september october november december welcome password school teacher student admin wonderfield'.split(
    ' ',
  );

type Guesser = { zxcvbn: ZxcvbnFactory; common: ReadonlySet<string> };
let guesser: Promise<Guesser> | undefined;
/** Fifty thousand words: loaded with the first password that is chosen, and kept. */
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
 * True for a password that would be among the first guesses: one of the common ones, one in thin
 * disguise, or one made of what is known about the person.
 */
export const isCommonPassword = async (
  password: string,
  { about, year }: { about: readonly string[]; year: number },
): Promise<boolean> => {
  const { zxcvbn, common } = await load();
  // "Admin@123": the marks that a rule asks for, put into a common one.
  const bare = password.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  const personalWords = wordsAbout(about, year);
  if (common.has(bare) || personalWords.includes(bare)) return true;
  const { score } = zxcvbn.check(password.slice(0, LONGEST_LOOKED_AT), personalWords);
  return score < LOWEST_SCORE;
};
