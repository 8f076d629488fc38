import { NUMBER_WORDS } from './typed-tokens.rules.ts';

/* Phone numbers and the like, in one sentence or in pieces over an hour. */

/** As many digits as a sentence can tell outside sums and counted things. */
const MOST_DIGITS = 4;
/** And everything a child typed in the hour before. */
const MOST_DIGITS_TOGETHER = 6;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.map((word, number) => [word, number]),
);
/** "seven times eight is" is a sum. */
const IN_SUMS = new Set([
  ...['times', 'plus', 'minus', 'equals', 'divided', 'add', 'adding', 'double', 'half', 'sum'],
  ...['count', 'counting', 'subtract', 'multiply', 'than'],
]);

/** "six rows", "two more", "three of them" */
const COUNTED = /^(?:[a-z]{2,}[^s]s|more|of|percent)$/;

/** "two plus two plus two is six" has four numbers. */
const MOST_IN_SUM = 4;

/** Numbers that go up or down by one are counting: "one two three go". */
const isCounting = (numbers: readonly number[]) =>
  numbers.length > 1 &&
  [1, -1].some((step) =>
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + step),
  );

/** Digits that a sentence tells outside sums, counting and counted things. */
const countDigits = (words: readonly string[]) => {
  const all = words.filter((word) => NUMBERS.has(word));
  if (all.length <= MOST_IN_SUM && words.some((word) => IN_SUMS.has(word))) return 0;
  const bare = words.filter((word, at) => {
    const next = words[at + 1] ?? '';
    const isCounted = COUNTED.test(next) && !IN_SUMS.has(next);
    return NUMBERS.has(word) && !isCounted;
  });
  const numbers = bare.map((word) => NUMBERS.get(word) ?? 0);
  return isCounting(numbers) ? 0 : numbers.map(String).join('').length;
};

/** True if the words tell a number that is too long, by themselves or with those before. */
export const tellsNumber = (words: readonly string[], before: readonly (readonly string[])[]) => {
  const digits = countDigits(words);
  const together = digits + before.reduce((sum, said) => sum + countDigits(said), 0);
  return digits > MOST_DIGITS || (digits > 0 && together > MOST_DIGITS_TOGETHER);
};
