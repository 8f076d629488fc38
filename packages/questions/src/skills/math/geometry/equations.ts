import { type NumberMistake, typedOrChosen } from '../../../kit/find-number.ts';
import type { GradeNumber, Level } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

type Equation = {
  text: string;
  x: number;
  /** The first step without its result. */
  step: string;
  mistakes: readonly NumberMistake[];
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
  check: (given) => `With ${given} in place of x, both sides do not agree.`,
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
  check: (given) =>
    `With ${given}: ${(a + c) * given + b} on the left and ${c * given + a * x + b} on the right.`,
});

const variant = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
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

export const equations = defineSkill({
  id: 'solving-equations',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const { text, x, step, mistakes, check } = variant(rng, grade, level);
    return {
      ask: `What is x? ${text}`,
      ...typedOrChosen(rng, {
        right: x,
        before: 'x =',
        mistakes,
        otherwise: (given) => ({
          headline: 'Not yet. Check it in the equation.',
          reason: `${check(given)} ${step}`,
        }),
      }),
      solved: `${text}, so x = ${x}`,
      praise: 'You did the same to both sides.',
      hint: 'What was done to x last? Undo it on both sides.',
    };
  },
});
