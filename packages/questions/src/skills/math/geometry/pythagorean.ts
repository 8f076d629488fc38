import { mostlyTyped, nearMiss, typedOrChosen, withCommas } from '../../../kit/find-number.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

/** Whole sides of right triangles without a common divisor. */
export const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const;

type Factors = readonly [triple: 0 | 1 | 2 | 3 | 4, least: number, most: number];

/** Triples of each level and the factors they are multiplied by. */
const TRIPLES_OF: Readonly<Record<Level, readonly Factors[]>> = {
  1: [
    [0, 1, 8],
    [1, 1, 3],
  ],
  2: [
    [0, 9, 14],
    [1, 4, 8],
    [2, 1, 5],
  ],
  3: [
    [2, 6, 9],
    [3, 2, 6],
    [4, 2, 6],
  ],
};

const newTriangle = (rng: SeededRandom, level: Level) => {
  const [index, least, most] = rng.pick(TRIPLES_OF[level]);
  const [a, b, c] = TRIPLES[index];
  const by = rng.int(least, most);
  const [first, second] = rng.shuffle([a * by, b * by]) as [number, number];
  return { one: first, other: second, longest: c * by };
};

const squareSteps = (one: number, other: number, longest: number, isLeg: boolean): Step[] => {
  const [first, second] = isLeg ? [longest, one] : [one, other];
  const sought = isLeg ? other : longest;
  const sign = isLeg ? '−' : '+';
  return [
    {
      say: isLeg
        ? `The square on the hypotenuse ${longest} is both other squares together.`
        : 'The squares on both legs make the square on the hypotenuse.',
      picture: {
        kind: 'table',
        head: ['Side', 'Square'],
        rows: [
          ['Leg', `${one}² = ${withCommas(one ** 2)}`],
          isLeg
            ? ['Hypotenuse', `${longest}² = ${withCommas(longest ** 2)}`]
            : ['Leg', `${other}² = ${withCommas(other ** 2)}`],
        ],
      },
    },
    { say: `${first}² = ${withCommas(first ** 2)}, and ${second}² = ${withCommas(second ** 2)}.` },
    {
      say: `${withCommas(first ** 2)} ${sign} ${withCommas(second ** 2)} = ${withCommas(sought ** 2)}.`,
    },
    { say: `The root of ${withCommas(sought ** 2)} is ${sought}, so the side is ${sought}.` },
  ];
};

const oldTriangle = (rng: SeededRandom, level: Level) => {
  const [a, b, c] = rng.pick(TRIPLES.slice(0, { 1: 2, 2: 4, 3: 5 }[level]));
  const by = rng.int(1, a < 5 ? 6 : 3);
  const [first, second] = rng.shuffle([a * by, b * by]) as [number, number];
  return { one: first, other: second, longest: c * by };
};

const thrownTriangle = (rng: SeededRandom, { level, version }: MakeAt) =>
  version > 1 ? newTriangle(rng, level) : oldTriangle(rng, level);

const longestSide = (rng: SeededRandom, at: MakeAt): Question => {
  const { one, other, longest } = thrownTriangle(rng, at);
  const squares = one ** 2 + other ** 2;
  const way = `${one}² + ${other}² = ${withCommas(squares)}, and √${withCommas(squares)} = ${longest}.`;
  return {
    ask: `The legs of a right triangle are ${one} and ${other}. How long is the hypotenuse?`,
    ...(at.version > 1 ? mostlyTyped : typedOrChosen)(rng, {
      right: longest,
      ...(at.version > 1 && { alike: () => thrownTriangle(rng, at).longest }),
      mistakes: [
        {
          value: one + other,
          headline: 'The direct way is shorter.',
          reason: `${one + other} walks along both legs. ${way}`,
          misconception: 'addsSides',
        },
        {
          value: squares,
          headline: 'Good start. Take the root.',
          reason: `${withCommas(squares)} is the square of the side. ${way}`,
          misconception: 'forgetsRoot',
        },
      ],
      otherwise: nearMiss(longest, way),
    }),
    solved: `${one}² + ${other}² = ${longest}²`,
    steps: squareSteps(one, other, longest, false),
    praise: 'You added the squares, then took the root.',
    hint: 'The squares on the legs together make the square on the hypotenuse.',
  };
};

const leg = (rng: SeededRandom, at: MakeAt): Question => {
  const { one, other, longest } = thrownTriangle(rng, at);
  const squares = longest ** 2 - one ** 2;
  const way = `${longest}² − ${one}² = ${withCommas(squares)}, and √${withCommas(squares)} = ${other}.`;
  return {
    ask: `A right triangle has hypotenuse ${longest} and one leg ${one}. How long is the other leg?`,
    ...(at.version > 1 ? mostlyTyped : typedOrChosen)(rng, {
      right: other,
      ...(at.version > 1 && { alike: () => thrownTriangle(rng, at).other }),
      mistakes: [
        {
          value: longest - one,
          headline: 'Not yet. Use the squares.',
          reason: `${longest - one} is ${longest} − ${one}. ${way}`,
          misconception: 'addsSides',
        },
        {
          value: squares,
          headline: 'Good start. Take the root.',
          reason: `${withCommas(squares)} is the square of the leg. ${way}`,
          misconception: 'forgetsRoot',
        },
        {
          value: Math.round(Math.sqrt(longest ** 2 + one ** 2)),
          headline: 'The hypotenuse is the longest.',
          reason: `You added the squares. Here the hypotenuse is known. ${way}`,
          misconception: 'legAsHypotenuse',
        },
      ],
      otherwise: nearMiss(other, way),
    }),
    solved: `${longest}² − ${one}² = ${other}²`,
    steps: squareSteps(one, other, longest, true),
    praise: 'You knew which side is the longest.',
    hint: 'Which side is the longest? Its square is the sum of the other two.',
  };
};

export const pythagorean = defineSkill({
  id: 'pythagorean-theorem',
  version: 2,
  subject: 'math',
  name: 'The Pythagorean theorem',
  grades: [8, 8],
  needs: ['exponents-and-roots'],
  standards: ['8.G.B.7'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Finds a missing side of a right triangle.',
    toTry: 'Draw squares on the sides of a 3-4-5 triangle and count their boxes.',
  },
  atDinner: 'How much shorter is it to cut across the grass than to go around the corner?',
  slips: {
    addsSides: 'Adds or takes the sides themselves, not their squares.',
    forgetsRoot: 'Stops at the square and does not take the root.',
    legAsHypotenuse: 'Adds the squares when a leg is sought.',
  },
  make: (rng, at) =>
    rng.chance({ 1: 70, 2: 50, 3: 40 }[at.level]) ? longestSide(rng, at) : leg(rng, at),
});
