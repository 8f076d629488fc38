import { NUMBER_WORDS } from './tokens.rules.ts';

/* Detects phone numbers and similar numbers, in one sentence or in parts within an hour. */

/** Maximum number of digits in a sentence, without sums and counted things. */
const MAX_DIGITS = 4;
/**
 * Maximum number of digits that a child types in an hour. Each larger limit includes the smaller
 * ones.
 */
const MAX_IN_HOUR = { bare: 6, bareAndCounted: 9, all: 16 };
/** Example: "two dogs, one cat and three fish". */
const MAX_COUNTED = 3;
/** Example: "two plus two plus two is six" has four numbers. */
const MAX_IN_SUM = 4;
/** Maximum number of consecutive numbers that do not have to be a sequence. */
const MAX_SIDE_BY_SIDE = 2;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.map((word, number) => [word, number]),
);
/** Example: "seven times eight is" is a sum. */
const IN_SUMS = new Set([
  'times',
  'plus',
  'minus',
  'equals',
  'divided',
  'add',
  'adding',
  'double',
  'half',
  'sum',
  'count',
  'counting',
  'subtract',
  'multiply',
  'than',
]);

/** Examples: "six rows", "two more", "three of them". */
const COUNTED = /^(?:[a-z]{2,}[^s]s|more|of|percent|sheep|fish|deer|mice|geese|[a-z]{2,}ies)$/;
/** "this one", "the red one" and "one day" are not counts. */
const BEFORE_PRONOUN =
  /^(?:this|that|the|which|no|another|each|every|last|first|next|good|new|wrong|right|big|little|red|blue|green|yellow|pink|purple|orange|white|black|other|any|my|your|best)$/;

type Digits = { bare: number; counted: number; inSums: number };

/** Returns true for three or more numbers with the same step: "one two three go". */
const isCounting = (numbers: readonly number[]) => {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    numbers.length > MAX_SIDE_BY_SIDE &&
    step !== 0 &&
    numbers.every((number, at) => at === 0 || number - (numbers[at - 1] ?? 0) === step)
  );
};

const isPronoun = (words: readonly string[], at: number) =>
  words[at] === 'one' &&
  BEFORE_PRONOUN.test(words[at - 1] ?? '') &&
  !NUMBERS.has(words[at + 1] ?? '');

const toNumbers = (words: readonly string[]) =>
  words.flatMap((word, at) => (isPronoun(words, at) ? [] : (NUMBERS.get(word) ?? [])));

const countDigits = (numbers: readonly number[]) => numbers.map(String).join('').length;

/** Returns consecutive numbers, also with "and" between them. */
const findRuns = (words: readonly string[]) => {
  const runs: number[][] = [[]];
  for (const word of words) {
    const number = NUMBERS.get(word);
    if (number !== undefined) runs.at(-1)?.push(number);
    else if (word !== 'and') runs.push([]);
  }
  return runs;
};

/** Returns true for consecutive numbers as in a phone number: "nine one seven". */
export const hasNumberRun = (words: readonly string[]) =>
  findRuns(words).some((run) => run.length > MAX_SIDE_BY_SIDE && !isCounting(run));

/** Counts the digits of a sentence by purpose. */
const sortDigits = (words: readonly string[]): Digits => {
  const all = toNumbers(words);
  if (all.length <= MAX_IN_SUM && words.some((word) => IN_SUMS.has(word))) {
    return { bare: 0, counted: 0, inSums: countDigits(all) };
  }
  const isCounted = (at: number) => {
    const next = words[at + 1] ?? '';
    return COUNTED.test(next) && !IN_SUMS.has(next);
  };
  const counted = toNumbers(words.filter((word, at) => NUMBERS.has(word) && isCounted(at)));
  const bare = toNumbers(words.filter((word, at) => !(NUMBERS.has(word) && isCounted(at))));
  if (counted.length > MAX_COUNTED) return { bare: countDigits(all), counted: 0, inSums: 0 };
  return {
    bare: isCounting(bare) ? 0 : countDigits(bare),
    counted: countDigits(counted),
    inSums: 0,
  };
};

/** Returns true if the words contain a number that is too long, alone or with earlier messages. */
export const revealsNumber = (words: readonly string[], before: readonly (readonly string[])[]) => {
  const own = sortDigits(words);
  if (own.bare > MAX_DIGITS || hasNumberRun(words)) return true;
  if (own.bare + own.counted + own.inSums === 0) return false;
  const total = before.map(sortDigits).reduce(
    (sum, digits) => ({
      bare: sum.bare + digits.bare,
      counted: sum.counted + digits.counted,
      inSums: sum.inSums + digits.inSums,
    }),
    own,
  );
  const bareAndCounted = total.bare + total.counted;
  return (
    (own.bare > 0 && total.bare > MAX_IN_HOUR.bare) ||
    (own.bare + own.counted > 0 && bareAndCounted > MAX_IN_HOUR.bareAndCounted) ||
    bareAndCounted + total.inSums > MAX_IN_HOUR.all
  );
};
