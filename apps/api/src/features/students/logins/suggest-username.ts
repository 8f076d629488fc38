import { randomInt } from 'node:crypto';
import type { Db } from '../../../db/connection/connection.ts';
import { SECOND_WORDS } from '../names/friendly-words.ts';
import { findTakenNames } from '../students.ts';
import { findFreeUsernames } from './find-free-usernames.ts';

const LONGEST_WORD = 6;
/** Words and two digits make about 10,000 names, so a large portal uses three digits, too. */
const DIGITS_OF_ROUNDS = [2, 2, 3];
const NAMES_PER_ROUND = 20;
/** Digits that do not look like letters. */
const DIGITS = '23456789';
/** Numbers with an offensive second meaning. */
const UNHAPPY_NUMBERS = /69|88/;

const WORDS = SECOND_WORDS.filter((word) => word.length <= LONGEST_WORD);

const createNumber = (digits: number): string => {
  const number = Array.from({ length: digits }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return UNHAPPY_NUMBERS.test(number) ? createNumber(digits) : number;
};

/** Returns a name of at most eight characters, such as "otter42". */
const createName = (digits: number): string => {
  const words = WORDS.filter((word) => word.length + digits <= LONGEST_WORD + 2);
  return `${words[randomInt(words.length)]}${createNumber(digits)}`;
};

/** Suggests a free username that a child can type. */
export const suggestUsername = async (db: Db) => {
  for (const digits of DIGITS_OF_ROUNDS) {
    const names = Array.from({ length: NAMES_PER_ROUND }, () => createName(digits));
    const taken = await findTakenNames(db, names);
    const username = names.find((name) => !taken.has(name));
    if (username) return { username };
  }
  const [username = ''] = await findFreeUsernames(db, 1);
  return { username };
};
