import {
  mostlyTyped,
  nearMiss,
  onThePad,
  typedOrChosen,
  withCommas,
} from '../../../kit/find-number.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { lawOf, raised } from './laws-of-powers.ts';

/** Largest base of each exponent, by level. */
const POWERS: Readonly<Record<Level, readonly (readonly [number, number, number])[]>> = {
  1: [
    [2, 2, 15],
    [3, 2, 5],
  ],
  2: [
    [2, 11, 20],
    [3, 4, 8],
    [4, 2, 4],
  ],
  3: [
    [3, 7, 12],
    [4, 4, 7],
    [5, 2, 5],
  ],
};

const thrownPower = (rng: SeededRandom, { level, version }: MakeAt) => {
  if (version > 1) {
    const [exponent, least, most] = rng.pick(POWERS[level]);
    return { exponent, base: rng.int(least, most) };
  }
  const exponent = rng.int(2, { 1: 2, 2: 4, 3: 5 }[level]);
  return { exponent, base: rng.int(2, exponent === 2 ? 15 : exponent === 3 ? 10 : 5) };
};

/** Returns a power below 1,000, because larger ones are typed. */
const otherPower = (rng: SeededRandom, at: MakeAt): number => {
  const { base, exponent } = thrownPower(rng, at);
  return base ** exponent < 1_000 ? base ** exponent : otherPower(rng, at);
};

const powerSteps = (base: number, exponent: number): Step[] => {
  const factors = Array.from({ length: exponent }, () => base).join(' × ');
  const times = Array.from({ length: exponent - 1 }, (_, at) => {
    const product = `${withCommas(base ** (at + 1))} × ${base} = ${withCommas(base ** (at + 2))}`;
    const isLast = at === exponent - 2;
    return {
      say: isLast
        ? `${product}, so ${raised(base, exponent)} = ${withCommas(base ** exponent)}.`
        : `${product}.`,
    };
  });
  return [
    {
      say: `${raised(base, exponent)} means ${factors}.`,
      ...(exponent === 2 &&
        base <= 12 && {
          picture: { kind: 'box', width: base, height: base, unit: 'units', squares: true },
        }),
    },
    ...times,
  ];
};

const powerOf = (rng: SeededRandom, at: MakeAt): Question => {
  const { exponent, base } = thrownPower(rng, at);
  const right = base ** exponent;
  const spelled = Array.from({ length: exponent }, () => base).join(' × ');
  return {
    ask: at.version > 1 ? 'What is the value?' : 'What does the power come to?',
    picture: { kind: 'sum', text: `${raised(base, exponent)} =` },
    ...typedOrChosen(rng, {
      right,
      isFair: at.version > 1,
      ...(at.version > 1 && { alike: () => otherPower(rng, at) }),
      mistakes: [
        {
          value: base * exponent,
          headline: 'Multiply the base by itself.',
          reason: `${base * exponent} is ${base} × ${exponent}. ${raised(base, exponent)} means ${spelled}.`,
          misconception: 'timesExponent',
        },
        {
          value: right / base,
          headline: 'Close. One factor more.',
          reason: `${right / base} has ${exponent - 1} factor${exponent === 2 ? '' : 's'}. ${raised(base, exponent)} means ${spelled}.`,
        },
        {
          value: exponent ** base > 9_999 ? base + exponent : exponent ** base,
          headline: 'The large number is the base.',
          reason: `Base and exponent have their own jobs. ${raised(base, exponent)} means ${spelled}.`,
        },
      ],
      otherwise: nearMiss(right, `${raised(base, exponent)} means ${spelled}.`),
    }),
    solved: `${raised(base, exponent)} = ${withCommas(right)}`,
    praise: 'You used the base as a factor again and again.',
    hint: 'The small number says how often the base is a factor.',
    steps: powerSteps(base, exponent),
  };
};

/** Exponents of a product, by level. */
const EXPONENTS: Readonly<Record<1 | 2, readonly number[]>> = { 1: [2, 3, 4], 2: [3, 4, 5] };

/** Asks for the exponent of a product of equal factors: 7 × 7 × 7. */
const exponentOf = (rng: SeededRandom, level: 1 | 2): Question => {
  const exponent = rng.pick(EXPONENTS[level]);
  // Five factors of two digits do not fit on the card.
  const base = rng.int(2, exponent > 4 ? 9 : 12);
  const product = Array.from({ length: exponent }, () => base).join(' × ');
  const power = raised(base, exponent);
  return {
    ask: `Which exponent writes this product as a power of ${base}?`,
    picture: { kind: 'sum', text: product },
    ...onThePad({
      right: exponent,
      mistakes: [
        {
          value: base * exponent,
          headline: 'Count the factors.',
          reason: `${base * exponent} is ${base} × ${exponent}. The factor ${base} is there ${exponent} times.`,
          misconception: 'timesExponent',
        },
        {
          value: exponent - 1,
          headline: 'Close. Count the numbers.',
          reason: `You counted the times signs. There are ${exponent} factors: ${power}.`,
        },
      ],
      otherwise: nearMiss(exponent, `There are ${exponent} factors: ${power}.`),
    }),
    solved: `${product} = ${power}`,
    praise: 'You counted the factors.',
    hint: 'How many factors does the product have?',
    steps: [
      {
        say: `${base} is a factor again and again.`,
        picture: { kind: 'series', items: Array.from({ length: exponent }, () => String(base)) },
      },
      { say: `Count the factors: ${exponent}.` },
      { say: `So ${product} = ${power}, and the exponent is ${exponent}.` },
    ],
  };
};

/** Asks for a number times a power: 4 × 3². The power comes first. */
const timesPower = (rng: SeededRandom): Question => {
  const [factor, base] = [rng.int(2, 9), rng.int(3, 12)];
  const square = base ** 2;
  const right = factor * square;
  const text = `${factor} × ${raised(base, 2)}`;
  const way = `The power comes first: ${base} × ${base} = ${square}.`;
  return {
    ask: 'What is the value?',
    picture: { kind: 'sum', text: `${text} =` },
    ...onThePad({
      right,
      mistakes: [
        {
          value: factor * base * 2,
          headline: 'Multiply the base by itself.',
          reason: `${raised(base, 2)} is not ${base} × 2. ${way}`,
          misconception: 'timesExponent',
        },
        {
          value: (factor * base) ** 2,
          headline: 'Only the base is squared.',
          reason: `You squared ${factor} × ${base}. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${text} = ${withCommas(right)}`,
    praise: 'You worked out the power first.',
    hint: 'Which number does the exponent belong to?',
    steps: [
      { say: way },
      {
        say: `That leaves ${factor} × ${square}.`,
        picture: { kind: 'sum', text: `${factor} × ${square}` },
      },
      { say: `${factor} × ${square} = ${withCommas(right)}.` },
    ],
  };
};

const thrownRoot = (rng: SeededRandom, { level, version }: MakeAt) => {
  const isCube = level > 1 && rng.chance(40);
  if (version === 1) {
    const most = isCube ? 10 : { 1: 12, 2: 15, 3: 20 }[level];
    return { isCube, right: rng.int(isCube ? 2 : 3, most) };
  }
  if (isCube) return { isCube, right: level === 2 ? rng.int(2, 6) : rng.int(5, 10) };
  const [least, most] = ({ 1: [3, 12], 2: [8, 15], 3: [13, 20] } as const)[level];
  return { isCube, right: rng.int(least, most) };
};

const rootSteps = (right: number, isCube: boolean, sign: string): Step[] => {
  const power = (base: number) => (isCube ? base ** 3 : base ** 2);
  const product = (base: number) =>
    `${Array.from({ length: isCube ? 3 : 2 }, () => base).join(' × ')} = ${withCommas(power(base))}`;
  const value = withCommas(power(right));
  return [
    {
      say: isCube
        ? `Which number, three times as a factor, makes ${value}?`
        : `Which number times itself makes ${value}?`,
    },
    { say: `Try ${right - 1}: ${product(right - 1)}. That is too small.` },
    {
      say: `${product(right)}, so ${sign}${value} = ${right}.`,
      ...(!isCube &&
        right <= 12 && {
          picture: { kind: 'box', width: right, height: right, unit: 'units', squares: true },
        }),
    },
  ];
};

const rootOf = (rng: SeededRandom, at: MakeAt): Question => {
  const { isCube, right } = thrownRoot(rng, at);
  const value = isCube ? right ** 3 : right ** 2;
  const sign = isCube ? '∛' : '√';
  const way = `${isCube ? `${right} × ${right} × ${right}` : `${right} × ${right}`} = ${withCommas(value)}.`;
  return {
    ask: `What is ${sign}${withCommas(value)}?`,
    ...(at.version > 1 && at.level === 1 ? mostlyTyped : typedOrChosen)(rng, {
      right,
      ...(at.version > 1 && { alike: () => thrownRoot(rng, at).right }),
      mistakes: [
        ...(value % 2 === 0
          ? [
              {
                value: value / 2,
                headline: 'A root is not one half.',
                reason: `${withCommas(value / 2)} is half of it. Which number times itself makes it? ${way}`,
                misconception: 'halves',
              },
            ]
          : []),
        ...(isCube && value % 3 === 0
          ? [
              {
                value: value / 3,
                headline: 'A cube root is not one third.',
                reason: `${withCommas(value / 3)} is a third of it. ${way}`,
                misconception: 'halves',
              },
            ]
          : []),
      ],
      otherwise: (given) => ({
        headline: 'Not yet. Multiply to check.',
        reason: `${isCube ? `${given} × ${given} × ${given}` : `${given} × ${given}`} = ${withCommas(isCube ? given ** 3 : given ** 2)}. ${way}`,
      }),
    }),
    steps: rootSteps(right, isCube, sign),
    solved: `${sign}${withCommas(value)} = ${right}`,
    praise: 'You found the number behind the power.',
    hint: isCube
      ? 'Which number, three times as a factor, makes it?'
      : 'Which number times itself makes it?',
  };
};

export const exponentsAndRoots = defineSkill({
  id: 'exponents-and-roots',
  version: 2,
  subject: 'math',
  name: 'Exponents and roots',
  grades: [6, 8],
  needs: ['order-of-operations'],
  standards: ['6.EE.A.1', '8.EE.A.1', '8.EE.A.2'],
  kinds: ['number', 'choose'],
  forTeachers: {
    about: 'Works out powers and roots and joins powers of one base.',
    toTry: 'Build 4 squared and 4 cubed from blocks, then ask for the side of 64 blocks.',
  },
  atDinner: 'Fold paper in half again and again: how thick does it get?',
  slips: {
    timesExponent: 'Multiplies the base by the exponent.',
    halves: 'Divides by 2 or 3 instead of taking the root.',
    multipliesExponents: 'Multiplies exponents where they are added or taken away.',
    changesBase: 'Multiplies or divides the bases as well.',
  },
  make: (rng, at) => {
    const { grade } = at;
    const variant = rng.int(1, 3);
    if (grade === 8 && variant === 1) return lawOf(rng, at);
    if (grade >= 7 && variant === 2) return rootOf(rng, at);
    if (at.version === 1 || rng.chance(45)) return powerOf(rng, at);
    return at.level === 3 ? timesPower(rng) : exponentOf(rng, at.level);
  },
});
