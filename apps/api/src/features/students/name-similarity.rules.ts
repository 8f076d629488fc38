import { distance } from 'fastest-levenshtein';
import { areFormsOfOneName } from './nicknames.rules.ts';

type Named = { firstName: string; lastName: string };

/** Letters and digits alone, of every script: case, accents, hyphens and spaces do not count. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A slip of the pen: one letter in a name of four, two in a long one. */
const isMisconception = (first: string, second: string) => {
  const shorter = Math.min(first.length, second.length);
  if (shorter < 4) return false;
  return distance(first, second) <= (shorter < 8 ? 1 : 2);
};

/** Ben and Benjamin, N and Nguyen, Santos and Santos Cruz. */
const isStart = (first: string, second: string, atLeast: number) =>
  Math.min(first.length, second.length) >= atLeast &&
  (first.startsWith(second) || second.startsWith(first));

const isNear = (first: string, second: string, shortForm: number) =>
  first === second || isMisconception(first, second) || isStart(first, second, shortForm);

const isNearFirst = (first: string, second: string) =>
  isNear(first, second, 3) || areFormsOfOneName(first, second);

type Plain = { first: string; last: string };

/** Liz Nguyen, and somebody who wrote Nguyen into the first field and Elizabeth into the last. */
const isShortTheOtherWayRound = (one: Plain, turned: Plain) =>
  one.last === turned.first && areFormsOfOneName(one.first, turned.last);

/**
 * Whether two names may be one person's: the same but for spelling and order, or near to each other.
 * Only ever a question to an educator, never an answer.
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

/** Two names that are alike share one of these: so not everybody has to be held against everybody. */
export const likenessKeys = ({ firstName, lastName }: Named) => {
  const [first, last] = [plain(firstName), plain(lastName)];
  return [
    `first:${first}`,
    `last:${last}`,
    `whole:${first}${last}`,
    `whole:${last}${first}`,
    // Turned around, the last name of the one is the first name of the other.
    ...(areFormsOfOneName(first, first) ? [`turned:${last}`] : []),
    ...(areFormsOfOneName(last, last) ? [`turned:${first}`] : []),
  ];
};

/** An initial, or nothing, says no more than the whole name that is known already. */
export const isInitialOf = (initial: string, name: string) =>
  plain(initial).length <= 1 && plain(name).startsWith(plain(initial));
