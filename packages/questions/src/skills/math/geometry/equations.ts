import {
  type NumberMistake,
  onThePad,
  type Sought,
  typedOrChosen,
} from '../../../kit/find-number.ts';
import type { Level, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { signed } from '../numbers/negative-numbers.ts';

type Equation = {
  text: string;
  x: number;
  /** The first step without its result. */
  step: string;
  mistakes: readonly NumberMistake[];
  /** The equation after each step, in words. */
  work: readonly string[];
  hint: string;
  /** Tells the value of the left side for a number, and the required value. */
  check: (given: number) => string;
};

const sumEquals = (x: number, a: number): Equation => ({
  text: `x + ${a} = ${x + a}`,
  x,
  step: `Take ${a} from both sides.`,
  mistakes: [
    {
      value: x + a + a,
      headline: 'Undo the adding.',
      reason: `You added ${a} once more. Take ${a} from both sides: x = ${x}.`,
      misconception: 'sameAgain',
    },
  ],
  work: [`x + ${a} − ${a} = ${x + a} − ${a}`, `x = ${x}`],
  hint: 'Something is added to x. What undoes adding?',
  check: (given) => `${given} + ${a} = ${given + a}, not ${x + a}.`,
});

const differenceEquals = (x: number, a: number): Equation => ({
  text: `x − ${a} = ${x}`,
  x: x + a,
  step: `Add ${a} to both sides.`,
  mistakes: [
    {
      value: Math.abs(x - a),
      headline: 'Undo the taking away.',
      reason: `You took ${a} once more. Add ${a} to both sides: x = ${x + a}.`,
      misconception: 'sameAgain',
    },
  ],
  work: [`x − ${a} + ${a} = ${x} + ${a}`, `x = ${x + a}`],
  hint: 'Something is taken from x. What undoes taking away?',
  check: (given) => `${given} − ${a} = ${signed(given - a)}, not ${x}.`,
});

const productEquals = (x: number, a: number): Equation => ({
  text: `${a}x = ${a * x}`,
  x,
  step: `Divide both sides by ${a}.`,
  mistakes: [
    {
      value: a * x - a,
      headline: 'Undo the multiplying.',
      reason: `${a}x means ${a} times x. Divide both sides by ${a}: x = ${x}.`,
      misconception: 'subtractsFactor',
    },
  ],
  work: [`${a}x ÷ ${a} = ${a * x} ÷ ${a}`, `x = ${x}`],
  hint: 'A number written before x multiplies it. What undoes that?',
  check: (given) => `${a} × ${given} = ${a * given}, not ${a * x}.`,
});

const twoSteps = (x: number, a: number, b: number): Equation => ({
  text: `${a}x + ${b} = ${a * x + b}`,
  x,
  step: `Take ${b} from both sides, then divide by ${a}.`,
  mistakes: [
    {
      value: a * x,
      headline: 'Good start. One more step.',
      reason: `${a * x} is ${a}x. Now divide both sides by ${a}: x = ${x}.`,
      misconception: 'stopsEarly',
    },
    {
      value: a * x - a,
      headline: 'Undo the multiplying.',
      reason: `${a}x means ${a} times x, so divide by ${a}: x = ${x}.`,
      misconception: 'subtractsFactor',
    },
  ],
  work: [`${a}x = ${a * x}`, `x = ${x}`],
  hint: 'What was done to x last? Undo it on both sides.',
  check: (given) => `${a} × ${given} + ${b} = ${a * given + b}, not ${a * x + b}.`,
});

const bothSides = (x: number, a: number, b: number, c: number): Equation => ({
  text: `${a + c}x + ${b} = ${c}x + ${a * x + b}`,
  x,
  step: `Take ${c}x from both sides, then ${b}.`,
  mistakes: [
    {
      value: a * x,
      headline: 'Good start. One more step.',
      reason: `${a * x} is ${a}x. Now divide both sides by ${a}: x = ${x}.`,
      misconception: 'stopsEarly',
    },
  ],
  work: [`${a}x + ${b} = ${a * x + b}`, `${a}x = ${a * x}`, `x = ${x}`],
  hint: 'Bring x to one side first. Which side has fewer of it?',
  check: (given) =>
    `With ${given}: ${(a + c) * given + b} on the left and ${c * given + a * x + b} on the right.`,
});

const formOf = (text: string) => text.replaceAll(/\d+/g, '#');

const solvingSteps = ({ text, step, work }: Equation): Step[] => [
  { say: `Start with ${text}. Do the same to both sides.` },
  { say: step },
  ...work.slice(0, -1).map((line) => ({
    say: `That gives ${line}.`,
    ...(line.length <= 18 && { picture: { kind: 'sum' as const, text: line } }),
  })),
  { say: `So ${work.at(-1)}.` },
];

const oldVariant = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const x = rng.int(2, { 1: 9, 2: 12, 3: 20 }[level]);
  const a = rng.int(2, 9);
  const b = rng.int(1, 12);
  if (grade === 6) {
    const kind = rng.int(1, 3);
    if (kind === 1) return sumEquals(x, a);
    return kind === 2 ? differenceEquals(x, a) : productEquals(x, a);
  }
  if (grade === 7 || level === 1) return twoSteps(x, a, b);
  return bothSides(x, a, b, rng.int(2, 5));
};

/** Numbers of each level. Their ranges differ, so that level 3 asks nothing of level 1. */
const RANGES: Readonly<Record<Level, { x: [number, number]; a: [number, number] }>> = {
  1: { x: [2, 12], a: [2, 9] },
  2: { x: [5, 20], a: [3, 12] },
  3: { x: [12, 40], a: [6, 15] },
};

/** Returns an equation with x on both sides that fits on the card. */
const withShortText = (rng: SeededRandom, x: number) =>
  bothSides(x, rng.int(2, 9), rng.int(1, 9), rng.int(2, 9));

const variant = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level, version } = at;
  if (version === 1) return oldVariant(rng, at);
  const x = rng.int(...RANGES[level].x);
  const a = rng.int(...RANGES[level].a);
  const b = rng.int(1, 15);
  if (grade === 6) {
    const kind = rng.int(1, 3);
    if (kind === 1) return sumEquals(x, a);
    return kind === 2 ? differenceEquals(x, a) : productEquals(x, a);
  }
  if (grade === 7) return level === 3 ? withShortText(rng, x) : twoSteps(x, a, b);
  return level === 1 ? twoSteps(x, a, b) : withShortText(rng, x);
};

/** Returns the solution of another equation of the same form. */
const likeEquation = (rng: SeededRandom, at: MakeAt, text: string): number => {
  const other = variant(rng, at);
  return formOf(other.text) === formOf(text) ? other.x : likeEquation(rng, at, text);
};

export const equations = defineSkill({
  id: 'solving-equations',
  version: 2,
  subject: 'math',
  name: 'Solving equations',
  grades: [6, 8],
  needs: ['order-of-operations'],
  standards: ['6.EE.B.7', '7.EE.B.4', '8.EE.C.7'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Solves equations by doing the same to both sides.',
    toTry: 'Draw a balance with bags and beans and take the same from both pans.',
  },
  atDinner: 'I think of a number, double it and add 3. It is 15. How do you find it?',
  slips: {
    sameAgain: 'Does the operation again instead of undoing it.',
    subtractsFactor: 'Takes the factor away instead of dividing by it.',
    stopsEarly: 'Stops before dividing by the factor.',
  },
  make: (rng, at) => {
    const equation = variant(rng, at);
    const { text, x, step, mistakes, check, hint } = equation;
    // Equations are easier to check than to solve, so most are typed.
    const isTyped = at.version > 1 && rng.chance(45);
    const find = isTyped
      ? (sought: Sought) => onThePad(sought)
      : (sought: Sought) => typedOrChosen(rng, sought);
    return {
      ...(at.version > 1
        ? { ask: 'What is x?', picture: { kind: 'sum', text } }
        : { ask: `What is x? ${text}` }),
      ...find({
        right: x,
        ...(at.version > 1 && { alike: () => likeEquation(rng, at, text) }),
        before: 'x =',
        mistakes,
        otherwise: (given) => ({
          headline: 'Not yet. Check it in the equation.',
          reason: `${check(given)} ${step}`,
        }),
      }),
      solved: `${text}, so x = ${x}`,
      praise: 'You did the same to both sides.',
      hint,
      steps: solvingSteps(equation),
    };
  },
});
