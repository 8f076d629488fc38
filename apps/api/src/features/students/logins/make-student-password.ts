import { randomInt } from 'node:crypto';
import { FIRST_WORDS, SECOND_WORDS } from '../names/friendly-words.ts';

/*
 * About 74,000 word pairs and 62 numbers: 4.6 million equally likely passwords, or 22 bits. The
 * sign-in limits allow five guesses and then four per hour, all recorded (docs/decisions/031 and
 * 047). That is about 17,000 guesses in 180 days, one chance in 270. Usernames are random, too, so
 * an attacker has no names for trying one password. Only a hash and an encrypted copy are stored.
 */
const FEWEST_CHARACTERS = 12;
const MAX_CHARACTERS = 16;
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
