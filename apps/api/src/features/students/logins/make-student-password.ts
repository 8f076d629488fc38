import { randomInt } from 'node:crypto';
import { FIRST_WORDS, SECOND_WORDS } from '../names/friendly-words.ts';

/*
 * 52,651 word pairs and 62 numbers: 3,264,362 equally likely passwords, or 21.6 bits. The sign-in
 * limits allow five guesses and then four per hour, all recorded (docs/decisions/031 and 058). That
 * is about 17,000 guesses in 180 days, one chance in 190. The password is encrypted and not hashed.
 * With a username of eight characters, a child types at most 22.
 */
const FEWEST_CHARACTERS = 12;
const MAX_CHARACTERS = 14;
const DIGITS = '23456789';
/** Numbers with an offensive second meaning. */
const UNHAPPY_NUMBERS = ['69', '88'];

const pick = <Item>(items: ArrayLike<Item>): Item => items[randomInt(items.length)] as Item;
const capitalized = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isFriendly = (first: string, second: string, number: string) => {
  const length = first.length + second.length + number.length + 1;
  if (length < FEWEST_CHARACTERS || length > MAX_CHARACTERS) return false;
  return first !== second && !UNHAPPY_NUMBERS.includes(number);
};

/**
 * Creates a password such as "Garden-otter42" that meets the password rule. Rejects unsuitable
 * combinations as a whole, so the others stay equally likely.
 */
export const createStudentPassword = (): string => {
  const [first, second] = [pick(FIRST_WORDS), pick(SECOND_WORDS)];
  const number = pick(DIGITS) + pick(DIGITS);
  if (!isFriendly(first, second, number)) return createStudentPassword();
  return `${capitalized(first)}-${second}${number}`;
};
