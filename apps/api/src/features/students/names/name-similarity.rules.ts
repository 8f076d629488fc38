import { distance } from 'fastest-levenshtein';
import { areNicknamesOfOneName } from './nicknames.rules.ts';

type Named = { firstName: string; lastName: string };

/** Keeps only letters and digits of any script, without case, accents, hyphens and spaces. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Returns true for a typing error: one letter in a short name, two in a long one. */
const isMisconception = (first: string, second: string) => {
  const shorter = Math.min(first.length, second.length);
  if (shorter < 4) return false;
  return distance(first, second) <= (shorter < 8 ? 1 : 2);
};

/** Returns true for Ben and Benjamin, N and Nguyen, Santos and Santos Cruz. */
const isStart = (first: string, second: string, atLeast: number) =>
  Math.min(first.length, second.length) >= atLeast &&
  (first.startsWith(second) || second.startsWith(first));

const isNear = (first: string, second: string, shortForm: number) =>
  first === second || isMisconception(first, second) || isStart(first, second, shortForm);

const isNearFirst = (first: string, second: string) =>
  isNear(first, second, 3) || areNicknamesOfOneName(first, second);

type Plain = { first: string; last: string };

/**
 * Returns true for a nickname if first and last name are swapped: Liz Nguyen and Nguyen Elizabeth.
 */
const isShortTheOtherWayRound = (one: Plain, turned: Plain) =>
  one.last === turned.first && areNicknamesOfOneName(one.first, turned.last);

/**
 * Compares two names: the same except for formatting and order, or similar. Used only for questions
 * to an educator, never for decisions.
 */
export const likenessOf = (first: Named, second: Named): 'same' | 'near' | undefined => {
  const a = { first: plain(first.firstName), last: plain(first.lastName) };
  const b = { first: plain(second.firstName), last: plain(second.lastName) };
  if (a.first === b.first && a.last === b.last) return 'same';
  if (a.first + a.last === b.first + b.last || a.first + a.last === b.last + b.first) return 'same';
  if (a.first === b.first) return isNear(a.last, b.last, 0) ? 'near' : undefined;
  if (a.last === b.last) return isNearFirst(a.first, b.first) ? 'near' : undefined;
  return isShortTheOtherWayRound(a, b) || isShortTheOtherWayRound(b, a) ? 'near' : undefined;
};

/** Returns keys that similar names share, so not all pairs have to be compared. */
export const likenessKeys = ({ firstName, lastName }: Named) => {
  const [first, last] = [plain(firstName), plain(lastName)];
  return [
    `first:${first}`,
    `last:${last}`,
    `whole:${first}${last}`,
    `whole:${last}${first}`,
    // If names are swapped, the last name of one is the first name of the other.
    ...(areNicknamesOfOneName(first, first) ? [`turned:${last}`] : []),
    ...(areNicknamesOfOneName(last, last) ? [`turned:${first}`] : []),
  ];
};

/** Returns true if the initial, or an empty text, adds nothing to the known name. */
export const isInitialOf = (initial: string, name: string) =>
  plain(initial).length <= 1 && plain(name).startsWith(plain(initial));
