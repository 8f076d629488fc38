import { nearMiss, typedOrChosen, withCommas } from '../../kit/find-number.ts';
import type { GradeNumber, Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill } from '../../skill.ts';

const digitsFromTheRight = (value: number) => [...String(value)].reverse().map(Number);

/** Returns the sum of a child who forgets to carry. */
export const sumWithoutCarrying = (first: number, second: number) => {
  const [ones, others] = [digitsFromTheRight(first), digitsFromTheRight(second)];
  const columns = Array.from(
    { length: Math.max(ones.length, others.length) },
    (_, at) => ((ones[at] ?? 0) + (others[at] ?? 0)) % 10,
  );
  return Number(columns.reverse().join(''));
};

/** Returns the sum of a child who writes down whole columns: 47 + 38 is "715". */
export const sumOfWholeColumns = (first: number, second: number) => {
  const [ones, others] = [digitsFromTheRight(first), digitsFromTheRight(second)];
  const columns = Array.from(
    { length: Math.max(ones.length, others.length) },
    (_, at) => (ones[at] ?? 0) + (others[at] ?? 0),
  );
  return Number(columns.reverse().join(''));
};

/** Largest value of one addend. */
const MOST: Readonly<Record<2 | 3 | 4, Readonly<Record<Level, number>>>> = {
  2: { 1: 49, 2: 79, 3: 299 },
  3: { 1: 199, 2: 499, 3: 999 },
  4: { 1: 2_999, 2: 9_999, 3: 99_999 },
};

const largestIn = { 2: 1_000, 3: 10_000, 4: 1_000_000 } as const;

const add = (rng: SeededRandom, grade: 2 | 3 | 4, level: Level): Question => {
  const most = MOST[grade][level];
  const one = rng.int(Math.floor(most / 4), most);
  const other = rng.int(Math.floor(most / 6), most);
  const right = one + other;
  const top = 10 ** (String(other).length - 1);
  const whole = Math.floor(other / top) * top;
  const way = `${withCommas(one)} + ${withCommas(whole)} is ${withCommas(one + whole)}. Then add ${withCommas(other - whole)}.`;
  const lost = sumWithoutCarrying(one, other);
  const wide = sumOfWholeColumns(one, other);
  return {
    ask: 'What is the sum?',
    picture: { kind: 'sum', text: `${withCommas(one)} + ${withCommas(other)} =` },
    ...typedOrChosen(rng, {
      right,
      most: largestIn[grade],
      step: 10,
      mistakes: [
        {
          value: lost,
          headline: 'Carry what passes ten.',
          reason: `${withCommas(lost)} leaves out what was carried. Ten ones make a new ten.`,
          misconception: 'forgetsCarry',
        },
        {
          value: wide,
          headline: 'One digit for each place.',
          reason: `${withCommas(wide)} has two digits in one place. Carry the new ten.`,
          misconception: 'wholeColumns',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${withCommas(one)} + ${withCommas(other)} = ${withCommas(right)}`,
    praise: lost === right ? 'You added place by place.' : 'You carried what passed ten.',
    hint: 'Add the ones first. Do they pass ten?',
  };
};

const asGrade = (grade: GradeNumber) => Math.min(4, Math.max(2, grade)) as 2 | 3 | 4;

export const addingLargerNumbers = defineSkill({
  id: 'adding-larger-numbers',
  subject: 'math',
  name: 'Adding larger numbers',
  grades: [2, 4],
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
  make: (rng, { grade, level }) => add(rng, asGrade(grade), level),
});
