import { randomInt } from 'node:crypto';
import { FIRST_WORDS, SECOND_WORDS } from './friendly-words.ts';

/*
 * Some 74,000 pairs of words times 62 numbers: 4.6 million equally likely passwords, 22 bits. A line of tries at
 * the door takes five at once and then, with its waits, four an hour: in 180 days of nothing but guessing some
 * 17,000, or one chance in 270 at one account, all of it on record (docs/decisions/031 and 047). Usernames are
 * random, too, so a stranger has no names to try one password at. What is kept is hashed and sealed.
 */
const FEWEST_CHARACTERS = 12;
const MOST_CHARACTERS = 16;
const DIGITS = '23456789';
/** Two numbers that mean something else on a wall. */
const UNHAPPY_NUMBERS = ['69', '88'];

const pick = <Item>(items: ArrayLike<Item>): Item => items[randomInt(items.length)] as Item;
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isFriendly = (first: string, second: string, number: string) => {
  const length = first.length + second.length + number.length + 1;
  if (length < FEWEST_CHARACTERS || length > MOST_CHARACTERS) return false;
  return first !== second && !UNHAPPY_NUMBERS.includes(number);
};

/**
 * Two words with a dash, and two digits: "Garden-otter42". One capital, no other shifted key, and it keeps the
 * password rule. What does not fit is thrown away whole, so that all others stay equally likely.
 */
export const createStudentPassword = (): string => {
  const [first, second] = [pick(FIRST_WORDS), pick(SECOND_WORDS)];
  const number = pick(DIGITS) + pick(DIGITS);
  if (!isFriendly(first, second, number)) return createStudentPassword();
  return `${capitalized(first)}-${second}${number}`;
};
