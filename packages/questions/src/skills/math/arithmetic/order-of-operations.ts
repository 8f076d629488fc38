import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { GradeNumber, Level, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

type Expression = {
  text: string;
  value: number;
  /** Result of a child who works from left to right or skips the parentheses. */
  mistaken: { value: number; misconception: 'leftToRight' | 'skipsParentheses' | 'timesExponent' };
  first: string;
  /** The expression after the first step. */
  rest: string;
};

type Maker = (a: number, b: number, c: number) => Expression;

const productLast: Maker = (a, b, c) => ({
  text: `${a} + ${b} × ${c}`,
  value: a + b * c,
  mistaken: { value: (a + b) * c, misconception: 'leftToRight' },
  first: `Multiply first: ${b} × ${c} = ${b * c}.`,
  rest: `${a} + ${b * c}`,
});

const productTaken: Maker = (a, b, c) => ({
  text: `${a + b * c} − ${b} × ${c}`,
  value: a,
  mistaken: { value: (a + b * c - b) * c, misconception: 'leftToRight' },
  first: `Multiply first: ${b} × ${c} = ${b * c}.`,
  rest: `${a + b * c} − ${b * c}`,
});

const groupFirst: Maker = (a, b, c) => ({
  text: `${a} × (${b} + ${c})`,
  value: a * (b + c),
  mistaken: { value: a * b + c, misconception: 'skipsParentheses' },
  first: `Do the parentheses first: ${b} + ${c} = ${b + c}.`,
  rest: `${a} × ${b + c}`,
});

const quotientLast: Maker = (a, b, c) => ({
  text: `${a * c} + ${b * c} ÷ ${c}`,
  value: a * c + b,
  mistaken: { value: a + b, misconception: 'leftToRight' },
  first: `Divide first: ${b * c} ÷ ${c} = ${b}.`,
  rest: `${a * c} + ${b}`,
});

const powerFirst: Maker = (a, b, c) => ({
  text: `${a} + ${b} × ${c}²`,
  value: a + b * c * c,
  mistaken: { value: a + b * c * 2, misconception: 'timesExponent' },
  first: `The power first: ${c}² = ${c} × ${c} = ${c * c}.`,
  rest: `${a} + ${b} × ${c * c}`,
});

const groupSquared: Maker = (a, b, c) => ({
  text: `(${a} + ${b})² − ${c}`,
  value: (a + b) ** 2 - c,
  mistaken: { value: (a + b) * 2 - c, misconception: 'timesExponent' },
  first: `Parentheses, then the power: ${a + b}² = ${(a + b) ** 2}.`,
  rest: `${(a + b) ** 2} − ${c}`,
});

const makers = (grade: GradeNumber, level: Level): readonly Maker[] => {
  const early = [productLast, groupFirst];
  if (grade === 5) return level === 1 ? early : [...early, productTaken, quotientLast];
  return level === 1
    ? [productTaken, quotientLast, groupFirst, powerFirst]
    : [powerFirst, groupSquared, quotientLast];
};

const variant = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  const most = { 1: 6, 2: 9, 3: 12 }[level];
  const make = rng.pick(makers(grade, level));
  return make(rng.int(2, most), rng.int(2, 9), rng.int(2, 6));
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
  make: (rng, { grade, level, version }) => {
    const expression = variant(rng, grade, level);
    const { text, value, mistaken, first } = expression;
    return {
      ask: 'What does it come to?',
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
      hint: 'Parentheses, powers, times and divide, then plus and minus.',
      steps: orderSteps(expression),
    };
  },
});
