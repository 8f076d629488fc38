import { nearMiss, typedOrChosen, withCommas } from '../../../kit/find-number.ts';
import type { Picture } from '../../../picture.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { inBlocks } from '../numbers/countable.ts';

const digitsFromTheRight = (value: number) => [...String(value)].reverse().map(Number);

/** Returns the sum of a student who forgets to carry. */
export const sumWithoutCarrying = (first: number, second: number) => {
  const [firstDigits, secondDigits] = [digitsFromTheRight(first), digitsFromTheRight(second)];
  const columns = Array.from(
    { length: Math.max(firstDigits.length, secondDigits.length) },
    (_, index) => ((firstDigits[index] ?? 0) + (secondDigits[index] ?? 0)) % 10,
  );
  return Number(columns.reverse().join(''));
};

/** Returns the sum of a student who writes down whole columns: 47 + 38 is "715". */
export const sumOfWholeColumns = (first: number, second: number) => {
  const [firstDigits, secondDigits] = [digitsFromTheRight(first), digitsFromTheRight(second)];
  const columns = Array.from(
    { length: Math.max(firstDigits.length, secondDigits.length) },
    (_, index) => (firstDigits[index] ?? 0) + (secondDigits[index] ?? 0),
  );
  return Number(columns.reverse().join(''));
};

/** Largest value of one addend. */
const MAX_ADDEND: Readonly<Record<2 | 3 | 4, Readonly<Record<Level, number>>>> = {
  2: { 1: 49, 2: 79, 3: 299 },
  3: { 1: 199, 2: 499, 3: 999 },
  4: { 1: 2_999, 2: 9_999, 3: 99_999 },
};

/** Largest number that is offered as a wrong choice. */
const MAX_CHOICE = { 2: 1_000, 3: 10_000, 4: 1_000_000 } as const;

const PLACE_NAMES = ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands'];

/** Returns both numbers below each other, place by place. */
const inColumns = (first: number, second: number): Picture => {
  const length = Math.max(String(first).length, String(second).length);
  const row = (value: number) => [...String(value).padStart(length, ' ')];
  const heads = ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten th.', 'Hundred th.'];
  return {
    kind: 'table',
    head: heads.slice(0, length).reverse(),
    rows: [row(first), row(second)].map((digits) => digits.map((digit) => digit.trim() || '–')),
  };
};

/** Adds place by place, from the ones on. The last step tells the sum. */
const columnSteps = (first: number, second: number): Step[] => {
  const total = first + second;
  const [firstDigits, secondDigits] = [digitsFromTheRight(first), digitsFromTheRight(second)];
  const { length } = firstDigits;
  let carried = 0;
  return firstDigits.map((digit, at) => {
    const addends = [digit, ...(at < secondDigits.length ? [secondDigits[at] ?? 0] : [])];
    const parts = carried > 0 ? [...addends, carried] : addends;
    const sum = parts.reduce((all, part) => all + part, 0);
    carried = sum > 9 ? 1 : 0;
    const isLast = at === length - 1;
    const work = parts.length > 1 ? `${parts.join(' + ')} = ${sum}` : String(sum);
    const next = sum > 9 && !isLast ? ` Write ${sum - 10}, carry 1.` : '';
    return {
      say: `${PLACE_NAMES[at]}: ${work}.${isLast ? ` So it is ${withCommas(total)}.` : next}`,
      ...(at === 0 && { picture: inColumns(first, second) }),
      ...(isLast && total < 1_000 && { picture: inBlocks(total) }),
    };
  });
};

const add = (rng: SeededRandom, grade: 2 | 3 | 4, level: Level, version: number): Question => {
  const max = MAX_ADDEND[grade][level];
  const first = rng.int(Math.floor(max / 4), max);
  const second = rng.int(Math.floor(max / 6), max);
  const right = first + second;
  const placeValue = 10 ** (String(second).length - 1);
  const rounded = Math.floor(second / placeValue) * placeValue;
  const rest = second - rounded;
  const steps = `${withCommas(first)} + ${withCommas(rounded)} is ${withCommas(first + rounded)}.${rest > 0 ? ` Then add ${withCommas(rest)}.` : ''}`;
  const uncarriedSum = sumWithoutCarrying(first, second);
  const wholeColumns = sumOfWholeColumns(first, second);
  return {
    ask: 'What is the sum?',
    picture: { kind: 'sum', text: `${withCommas(first)} + ${withCommas(second)} =` },
    ...typedOrChosen(rng, {
      right,
      isFair: version > 1,
      most: MAX_CHOICE[grade],
      step: 10,
      mistakes: [
        {
          value: uncarriedSum,
          headline: 'Carry what passes ten.',
          reason: `${withCommas(uncarriedSum)} leaves out what was carried. Ten ones make a new ten.`,
          misconception: 'forgetsCarry',
        },
        {
          value: wholeColumns,
          headline: 'One digit for each place.',
          reason: `${withCommas(wholeColumns)} has two digits in one place. Carry the new ten.`,
          misconception: 'wholeColumns',
        },
      ],
      otherwise: nearMiss(right, steps),
    }),
    solved: `${withCommas(first)} + ${withCommas(second)} = ${withCommas(right)}`,
    praise: uncarriedSum === right ? 'You added place by place.' : 'You carried what passed ten.',
    hint: 'Add the ones first. Do they pass ten?',
    steps: columnSteps(Math.max(first, second), Math.min(first, second)),
  };
};

const clampGrade = (grade: GradeNumber) => Math.min(4, Math.max(2, grade)) as 2 | 3 | 4;

export const addingLargerNumbers = defineSkill({
  id: 'adding-larger-numbers',
  version: 2,
  subject: 'math',
  name: 'Adding larger numbers',
  grades: [2, 4],
  needs: ['adding-past-ten', 'place-value'],
  standards: ['2.NBT.B.5', '3.NBT.A.2', '4.NBT.B.4'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Adds numbers of several digits and carries what passes ten.',
    toTry: 'Lay 47 and 38 with ten-sticks, then trade ten ones for a stick.',
  },
  atDinner: 'How would you add 49 and 36 in your head? Is there another way?',
  slips: {
    forgetsCarry: 'Does not carry the new ten.',
    wholeColumns: 'Writes both digits of a column into one place.',
  },
  make: (rng, { grade, level, version }) => add(rng, clampGrade(grade), level, version),
});
