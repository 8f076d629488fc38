import { NUMBER_WORDS } from './tokens.rules.ts';

/* Phone numbers and the like, in one sentence or in pieces over an hour. */

/** As many digits as a sentence can tell outside sums and counted things. */
const MOST_DIGITS = 4;
/** As many as everything tells that a child typed in an hour. The larger limits include the smaller. */
const MOST_IN_HOUR = { bare: 6, bareAndCounted: 9, all: 16 };
/** "two dogs, one cat and three fish" */
const MOST_COUNTED = 3;
/** "two plus two plus two is six" has four numbers. */
const MOST_IN_SUM = 4;
/** As many numbers side by side as need no order. */
const MOST_SIDE_BY_SIDE = 2;

const NUMBERS: ReadonlyMap<string, number> = new Map(
  NUMBER_WORDS.map((word, number) => [word, number]),
);
/** "seven times eight is" is a sum. */
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

/** "six rows", "two more", "three of them" */
const COUNTED = /^(?:[a-z]{2,}[^s]s|more|of|percent|sheep|fish|deer|mice|geese|[a-z]{2,}ies)$/;
/** "this one", "the red one" and "one day" count nothing. */
const BEFORE_PRONOUN =
  /^(?:this|that|the|which|no|another|each|every|last|first|next|good|new|wrong|right|big|little|red|blue|green|yellow|pink|purple|orange|white|black|other|any|my|your|best)$/;

type Digits = { bare: number; counted: number; inSums: number };

/** Three or more numbers that go up or down by the same step are counting: "one two three go". */
const isCounting = (numbers: readonly number[]) => {
  const step = (numbers[1] ?? 0) - (numbers[0] ?? 0);
  return (
    numbers.length > MOST_SIDE_BY_SIDE &&
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

/** Numbers side by side, also with "and" between them. */
const findRuns = (words: readonly string[]) => {
  const runs: number[][] = [[]];
  for (const word of words) {
    const number = NUMBERS.get(word);
    if (number !== undefined) runs.at(-1)?.push(number);
    else if (word !== 'and') runs.push([]);
  }
  return runs;
};

/** True if numbers stand side by side as in a phone number: "nine one seven". */
export const hasNumberRun = (words: readonly string[]) =>
  findRuns(words).some((run) => run.length > MOST_SIDE_BY_SIDE && !isCounting(run));

/** Digits of a sentence by what they are for. */
const sortDigits = (words: readonly string[]): Digits => {
  const all = toNumbers(words);
  if (all.length <= MOST_IN_SUM && words.some((word) => IN_SUMS.has(word))) {
    return { bare: 0, counted: 0, inSums: countDigits(all) };
  }
  const isCounted = (at: number) => {
    const next = words[at + 1] ?? '';
    return COUNTED.test(next) && !IN_SUMS.has(next);
  };
  const counted = toNumbers(words.filter((word, at) => NUMBERS.has(word) && isCounted(at)));
  const bare = toNumbers(words.filter((word, at) => !(NUMBERS.has(word) && isCounted(at))));
  if (counted.length > MOST_COUNTED) return { bare: countDigits(all), counted: 0, inSums: 0 };
  return {
    bare: isCounting(bare) ? 0 : countDigits(bare),
    counted: countDigits(counted),
    inSums: 0,
  };
};

/** True if the words tell a number that is too long, by themselves or with those before. */
export const revealsNumber = (words: readonly string[], before: readonly (readonly string[])[]) => {
  const own = sortDigits(words);
  if (own.bare > MOST_DIGITS || hasNumberRun(words)) return true;
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
    (own.bare > 0 && total.bare > MOST_IN_HOUR.bare) ||
    (own.bare + own.counted > 0 && bareAndCounted > MOST_IN_HOUR.bareAndCounted) ||
    bareAndCounted + total.inSums > MOST_IN_HOUR.all
  );
};
