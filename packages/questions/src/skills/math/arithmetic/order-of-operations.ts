import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { GradeNumber, Level, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

type Expression = {
  text: string;
  value: number;
  /** Result of a child who works from left to right or skips the parentheses. */
  mistaken: { value: number; misconception: 'leftToRight' | 'skipsParentheses' | 'timesExponent' };
  first: string;
  /** The expression after the first step. */
  rest: string;
  hint: string;
};

type Maker = (a: number, b: number, c: number, d: number) => Expression;

const productLast: Maker = (a, b, c) => ({
  text: `${a} + ${b} × ${c}`,
  value: a + b * c,
  mistaken: { value: (a + b) * c, misconception: 'leftToRight' },
  first: `Multiply first: ${b} × ${c} = ${b * c}.`,
  rest: `${a} + ${b * c}`,
  hint: 'Which comes first, plus or times?',
});

const productTaken: Maker = (a, b, c) => ({
  text: `${a + b * c} − ${b} × ${c}`,
  value: a,
  mistaken: { value: (a + b * c - b) * c, misconception: 'leftToRight' },
  first: `Multiply first: ${b} × ${c} = ${b * c}.`,
  rest: `${a + b * c} − ${b * c}`,
  hint: 'Which comes first, minus or times?',
});

const groupFirst: Maker = (a, b, c) => ({
  text: `${a} × (${b} + ${c})`,
  value: a * (b + c),
  mistaken: { value: a * b + c, misconception: 'skipsParentheses' },
  first: `Do the parentheses first: ${b} + ${c} = ${b + c}.`,
  rest: `${a} × ${b + c}`,
  hint: 'What do the parentheses tell you to do first?',
});

const quotientLast: Maker = (a, b, c) => ({
  text: `${a * c} + ${b * c} ÷ ${c}`,
  value: a * c + b,
  mistaken: { value: a + b, misconception: 'leftToRight' },
  first: `Divide first: ${b * c} ÷ ${c} = ${b}.`,
  rest: `${a * c} + ${b}`,
  hint: 'Which comes first, plus or divide?',
});

const powerFirst: Maker = (a, b, c) => ({
  text: `${a} + ${b} × ${c}²`,
  value: a + b * c * c,
  mistaken: { value: a + b * c * 2, misconception: 'timesExponent' },
  first: `The power first: ${c}² = ${c} × ${c} = ${c * c}.`,
  rest: `${a} + ${b} × ${c * c}`,
  hint: 'The power comes first. What comes next, plus or times?',
});

const groupSquared: Maker = (a, b, c) => ({
  text: `(${a} + ${b})² − ${c}`,
  value: (a + b) ** 2 - c,
  mistaken: { value: (a + b) * 2 - c, misconception: 'timesExponent' },
  first: `Parentheses, then the power: ${a + b}² = ${(a + b) ** 2}.`,
  rest: `${(a + b) ** 2} − ${c}`,
  hint: 'The parentheses come first. What comes next, the power or minus?',
});

const twoProducts: Maker = (a, b, c, d) => ({
  text: `${a} × ${b} + ${c} × ${d}`,
  value: a * b + c * d,
  mistaken: { value: (a * b + c) * d, misconception: 'leftToRight' },
  first: `Multiply first: ${a} × ${b} = ${a * b}.`,
  rest: `${a * b} + ${c} × ${d}`,
  hint: 'Work out both products before you add.',
});

const groupInside: Maker = (a, b, c, d) => ({
  text: `${a} + ${b} × (${c} + ${d})`,
  value: a + b * (c + d),
  mistaken: { value: a + b * c + d, misconception: 'skipsParentheses' },
  first: `Do the parentheses first: ${c} + ${d} = ${c + d}.`,
  rest: `${a} + ${b} × ${c + d}`,
  hint: 'The parentheses come first. What comes next, plus or times?',
});

/** The expressions of version 1. */
const firstMakers = (grade: GradeNumber, level: Level): readonly Maker[] => {
  const early = [productLast, groupFirst];
  if (grade === 5) return level === 1 ? early : [...early, productTaken, quotientLast];
  return level === 1
    ? [productTaken, quotientLast, groupFirst, powerFirst]
    : [powerFirst, groupSquared, quotientLast];
};

/** Level 1 has one rule, level 2 another, level 3 needs two steps before the last. */
const MAKERS: Readonly<Record<'early' | 'late', Readonly<Record<Level, readonly Maker[]>>>> = {
  early: {
    1: [productLast, groupFirst],
    2: [productTaken, quotientLast],
    3: [twoProducts, groupInside],
  },
  late: {
    1: [productTaken, quotientLast, groupFirst],
    2: [powerFirst, twoProducts],
    3: [groupSquared, groupInside],
  },
};

const variant = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const most = { 1: 6, 2: 9, 3: 12 }[level];
  const makers = version > 1 ? MAKERS[grade === 5 ? 'early' : 'late'][level] : undefined;
  const make = rng.pick(makers ?? firstMakers(grade, level));
  const [a, b, c] = [rng.int(2, most), rng.int(2, 9), rng.int(2, 6)];
  return make(a, b, c, makers ? rng.int(2, 9) : 0);
};

/** Multiplies what is left before adding, if both remain. */
const nextStep = (rest: string): Step[] => {
  const [sum = '', factor = '', other = ''] = /(\d+) × (\d+)/.exec(rest) ?? [];
  if (sum === '' || sum === rest) return [];
  const next = rest.replace(sum, String(Number(factor) * Number(other)));
  return [{ say: `Multiply next: ${rest} = ${next}.`, picture: { kind: 'sum', text: next } }];
};

const orderSteps = ({ text, value, first, rest }: Expression): Step[] => [
  { say: first },
  { say: `Copy the rest: ${rest}.`, picture: { kind: 'sum', text: rest } },
  ...nextStep(rest),
  { say: `Now work it out: ${text} = ${value}.` },
];

export const orderOfOperations = defineSkill({
  id: 'order-of-operations',
  version: 2,
  subject: 'math',
  name: 'Which step comes first',
  grades: [5, 7],
  needs: ['multiplying'],
  standards: ['5.OA.A.1', '6.EE.A.1'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Works out parentheses, then powers, then times and divide, then plus and minus.',
    toTry: 'Underline what is worked out first, then copy the rest below it unchanged.',
  },
  atDinner: 'Three bags with 2 apples each and 4 more: does the order of the steps matter?',
  slips: {
    leftToRight: 'Works from left to right, whatever the operations are.',
    skipsParentheses: 'Multiplies only the first number in the parentheses.',
    timesExponent: 'Multiplies by the exponent instead of by the number itself.',
  },
  make: (rng, at) => {
    const { version } = at;
    const expression = variant(rng, at);
    const { text, value, mistaken, first, hint } = expression;
    return {
      ask: version > 1 ? 'What is the value?' : 'What does it come to?',
      picture: { kind: 'sum', text: `${text} =` },
      ...typedOrChosen(rng, {
        right: value,
        isFair: version > 1,
        mistakes: [
          {
            value: mistaken.value,
            headline: 'Good start. Look at the order.',
            reason: {
              leftToRight: `${mistaken.value} goes from left to right. ${first}`,
              skipsParentheses: `${mistaken.value} multiplies only one number. ${first}`,
              timesExponent: `${mistaken.value} doubles. A square is a number times itself. ${first}`,
            }[mistaken.misconception],
            misconception: mistaken.misconception,
          },
        ],
        otherwise: nearMiss(value, first),
      }),
      solved: `${text} = ${value}`,
      praise: 'You chose which step comes first.',
      hint,
      steps: orderSteps(expression),
    };
  },
});
