import { distance } from 'fastest-levenshtein';
import { areNicknamesOfOneName } from './nicknames.rules.ts';

type Named = { firstName: string; lastName: string };

/** Letters with an accent that Unicode does not split off, such as ł. */
const UNSPLIT: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

/**
 * Accents of European scripts, and Hebrew and Arabic vowel points, which are optional. Vowel signs
 * of other scripts stay, because they distinguish names such as राम and रमा.
 */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/gu;

const withoutAccents = (name: string) =>
  name
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[æđðħıłøœßþ]/gu, (letter) => UNSPLIT[letter] ?? letter);

/** Keeps only letters and digits of any script, without case, accents, hyphens and spaces. */
const plain = (name: string) => withoutAccents(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Returns the words of a name in plain letters. A hyphen separates, an apostrophe does not. */
const words = ({ firstName, lastName }: Named) =>
  `${firstName} ${lastName}`
    .split(/[\s\-‐‑–]+/u)
    .map(plain)
    .filter(Boolean);

/** Returns true for a typing error: one letter in a short name, two in a long one. */
const isTypingError = (first: string, second: string) => {
  const shorter = Math.min(first.length, second.length);
  if (shorter < 4) return false;
  return distance(first, second) <= (shorter < 8 ? 1 : 2);
};

/** Returns true for Ben and Benjamin, N and Nguyen, Santos and Santos Cruz. */
const isStart = (first: string, second: string, atLeast: number) =>
  Math.min(first.length, second.length) >= atLeast &&
  (first.startsWith(second) || second.startsWith(first));

const isNear = (first: string, second: string, shortForm: number) =>
  first === second || isTypingError(first, second) || isStart(first, second, shortForm);

const isNearFirst = (first: string, second: string) =>
  isNear(first, second, 3) || areNicknamesOfOneName(first, second);

/** A name prepared for comparisons. */
export type ComparableName = {
  first: string;
  last: string;
  /** The words of both halves, because lists put middle names in either. */
  words: readonly string[];
};

export const toComparable = (name: Named): ComparableName => ({
  first: plain(name.firstName),
  last: plain(name.lastName),
  words: words(name),
});

/**
 * Returns true for a nickname or a typing error if first and last name are swapped: Liz Nguyen and
 * Nguyen Elizabeth.
 */
const isNearIfSwapped = (name: ComparableName, swapped: ComparableName) =>
  name.last !== '' &&
  name.last === swapped.first &&
  (areNicknamesOfOneName(name.first, swapped.last) || isTypingError(name.first, swapped.last));

/**
 * Returns true if one name has middle names that the other lacks, in whichever half the list has
 * them: Jo Lopez, Jo Ann Lopez and Jo "Ann Lopez".
 */
const hasMoreMiddleNames = (first: ComparableName, second: ComparableName) => {
  if (first.words.length === second.words.length) return false;
  const isLonger = first.words.length > second.words.length;
  const [shorter, longer] = isLonger ? [second.words, first.words] : [first.words, second.words];
  if (shorter.length < 2) return false;
  if (shorter[0] !== longer[0] || shorter.at(-1) !== longer.at(-1)) return false;
  let next = 0;
  for (const word of longer) if (word === shorter[next]) next += 1;
  return next === shorter.length;
};

export type Likeness = 'same' | 'near';

/** Compares two prepared names, as `likenessOf` does. */
export const compareNames = (a: ComparableName, b: ComparableName): Likeness | undefined => {
  if (a.first === b.first && a.last === b.last) return 'same';
  if (a.first + a.last === b.first + b.last || a.first + a.last === b.last + b.first) return 'same';
  if (hasMoreMiddleNames(a, b)) return 'near';
  if (a.first === b.first) return isNear(a.last, b.last, 0) ? 'near' : undefined;
  if (a.last === b.last) return isNearFirst(a.first, b.first) ? 'near' : undefined;
  return isNearIfSwapped(a, b) || isNearIfSwapped(b, a) ? 'near' : undefined;
};

/**
 * Compares two names: the same except for formatting and order, or similar. All questions about
 * equal students use it: new students, syncs and merges. It never decides for an educator.
 */
export const likenessOf = (first: Named, second: Named) =>
  compareNames(toComparable(first), toComparable(second));

/** Returns keys that similar names share, so not all pairs have to be compared. */
export const comparisonKeys = ({ first, last, words }: ComparableName) => {
  const keys = [
    `first:${first}`,
    `last:${last}`,
    `whole:${first}${last}`,
    `whole:${last}${first}`,
    `ends:${words[0]} ${words.at(-1)}`,
    // If names are swapped, the last name of one is the first name of the other.
    ...[first, last].filter(Boolean).map((half) => `turned:${half}`),
  ];
  return [...new Set(keys)];
};
export const likenessKeys = (name: Named) => comparisonKeys(toComparable(name));

/** Returns true if the initial, or an empty text, adds nothing to the known name. */
export const isInitialOf = (initial: string, name: string) =>
  plain(initial).length <= 1 && plain(name).startsWith(plain(initial));
