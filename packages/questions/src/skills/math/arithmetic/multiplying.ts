import {
  nearMiss,
  onThePad,
  type Sought,
  typedOrChosen,
  withCommas,
} from '../../../kit/find-number.ts';
import { matchPairs } from '../../../kit/match-pairs.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

const typed = (_rng: SeededRandom, sought: Sought) => onThePad(sought);

const thrownFact = (rng: SeededRandom, level: Level) => {
  const [least, most] = ({ 1: [2, 5], 2: [3, 9], 3: [6, 9] } as const)[level];
  return [rng.int(least, most), rng.int(level === 3 ? 4 : 2, 9)] as const;
};

const product = ([one, other]: readonly [number, number]) => one * other;

const factSteps = (one: number, other: number): Step[] => {
  const before = (one - 1) * other;
  return [
    {
      say: `Start from ${one - 1} × ${other} = ${before}.`,
      picture: { kind: 'array', rows: one - 1, columns: other },
    },
    {
      say: `Add one more group of ${other}: ${before} + ${other} = ${one * other}.`,
      picture: { kind: 'array', rows: one, columns: other },
    },
    { say: `So ${one} × ${other} = ${one * other}.` },
  ];
};

const fact = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const [one, other] = thrownFact(rng, level);
  const right = one * other;
  const picture = { kind: 'array', rows: one, columns: other } as const;
  const way = `${one - 1} × ${other} is ${right - other}. Add one more ${other}.`;
  return {
    ask: 'What is the product?',
    picture: { kind: 'sum', text: `${one} × ${other} =` },
    ...typedOrChosen(rng, {
      right,
      ...(version > 1 && { alike: () => product(thrownFact(rng, level)) }),
      mistakes: [
        {
          value: one + other,
          headline: 'That is the sum. Think of groups.',
          reason: `${one} + ${other} = ${one + other}. ${one} × ${other} means ${one} groups of ${other}.`,
          picture,
          misconception: 'adds',
        },
        ...[right - other, right + other].map((value) => ({
          value,
          headline: 'Close. You are one group off.',
          reason: `${value} is ${value / other} × ${other}. We want ${one} × ${other}, so ${value < right ? 'add' : 'take off'} one ${other}.`,
          picture,
          misconception: 'groupOff',
        })),
      ],
      otherwise: nearMiss(right, way, picture),
    }),
    solved: `${one} × ${other} = ${right}`,
    praise: `You know how ${one} groups of ${other} build up.`,
    hint: 'Start from a fact you know, then add one more group.',
    steps: factSteps(one, other),
  };
};

const factsAndProducts = (rng: SeededRandom, level: Level): Question => {
  const facts = new Map<number, string>();
  while (facts.size < 4) {
    const [first, second] = [rng.int(3, level === 1 ? 6 : 9), rng.int(2, 9)];
    facts.set(first * second, `${first} × ${second}`);
  }
  const pairs = [...facts].map(([product, text]) => [text, String(product)] as const);
  return {
    ask: 'Match each fact with its product.',
    ...matchPairs(rng, pairs, ({ left, given, right }) => ({
      headline: `Not yet. Look at ${left}.`,
      reason: `${given} is the product of another pair. ${left} = ${right}.`,
    })),
    solved: pairs.map(([text, product]) => `${text} = ${product}`).join(', '),
    praise: 'You found the product of each fact.',
    hint: 'Match the one you are sure of first.',
    steps: [
      ...[...facts].slice(0, 2).map(([product, text]) => ({
        say: `${text} = ${product}. Count by ${text.split(' × ')[1]}, ${text.split(' × ')[0]} times.`,
        picture: {
          kind: 'array' as const,
          rows: Number(text.split(' × ')[0]),
          columns: Number(text.split(' × ')[1]),
        },
      })),
      {
        say: `Then ${[...facts]
          .slice(2)
          .map(([product, text]) => `${text} = ${product}`)
          .join(' and ')}.`,
      },
    ],
  };
};

/** Draws two factors. The split one has ones, because tens alone need no parts. */
const factorsWithOnes = (rng: SeededRandom, at: MakeAt): readonly [number, number] => {
  const [first, second] = thrownFactors(rng, at.grade, at.level);
  const split = second > 9 ? second : first;
  return at.version === 1 || split % 10 > 0 ? [first, second] : factorsWithOnes(rng, at);
};

const thrownFactors = (rng: SeededRandom, grade: GradeNumber, level: Level) => {
  if (grade === 4) {
    const [low, high] = ({ 1: [12, 49], 2: [23, 99], 3: [112, 399] } as const)[level];
    return [rng.int(low, high), rng.int(3, 9)] as const;
  }
  const [low, high] = ({ 1: [12, 25], 2: [21, 59], 3: [31, 99] } as const)[level];
  return [rng.int(low, high), rng.int(11, { 1: 19, 2: 49, 3: 89 }[level])] as const;
};

/** Returns what each digit of a number is worth, without zeros: 100, 10 and 7 of 117. */
const partsByPlace = (value: number) =>
  [...String(value)]
    .map((digit, at, { length }) => Number(digit) * 10 ** (length - 1 - at))
    .filter((part) => part > 0);

/** Splits a factor by place and adds the products, as in an area model. */
const partSteps = (whole: number, split: number): Step[] => {
  const parts = partsByPlace(split);
  const products = parts.map((part) => withCommas(whole * part));
  return [
    {
      say: `Split ${split} into ${parts.join(' and ')}.`,
      picture: {
        kind: 'table',
        head: ['×', ...parts.map(String)],
        rows: [[String(whole), ...products]],
      },
    },
    ...parts.map((part, at) => ({ say: `${whole} × ${part} = ${products[at]}.` })),
    { say: `Add them: ${products.join(' + ')} = ${withCommas(whole * split)}.` },
  ];
};

const inParts = (rng: SeededRandom, at: MakeAt): Question => {
  const { level, version } = at;
  const [first, second] = factorsWithOnes(rng, at);
  const right = first * second;
  const [split, whole] = second > 9 ? [second, first] : [first, second];
  const top = 10 ** (String(split).length - 1);
  const large = Math.floor(split / top) * top;
  const small = split - large;
  const way = `${whole} × ${large} is ${withCommas(whole * large)}, and ${whole} × ${small} is ${withCommas(whole * small)}. Add them.`;
  const crosswise =
    Math.floor(first / 10) * Math.floor(second / 10) * 100 + (first % 10) * (second % 10);
  return {
    ask: 'What is the product?',
    picture: { kind: 'sum', text: `${first} × ${second} =` },
    ...(version > 1 && level > 1 ? typed : typedOrChosen)(rng, {
      right,
      isFair: version > 1,
      step: 10,
      mistakes: [
        {
          value: whole * large,
          headline: 'Close. One part is missing.',
          reason: `${withCommas(whole * large)} is only ${whole} × ${large}. ${way}`,
          misconception: 'onePart',
        },
        ...(second > 9
          ? [
              {
                value: crosswise,
                headline: 'Each part times each part.',
                reason: `You took tens by tens and ones by ones. ${way}`,
                misconception: 'tensAndOnesOnly',
              },
            ]
          : []),
        {
          value: whole * Math.floor(split / top) + whole * small,
          headline: 'Look at the place of the digit.',
          reason: `The ${large / top} in ${split} stands for ${large}. ${way}`,
          misconception: 'losesPlace',
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    solved: `${first} × ${second} = ${withCommas(right)}`,
    praise: 'Every part of both numbers is in your product.',
    hint: `Split ${split} into parts by place and multiply each part.`,
    steps: partSteps(whole, split),
  };
};

export const multiplying = defineSkill({
  id: 'multiplying',
  version: 2,
  subject: 'math',
  name: 'Multiplying',
  grades: [3, 5],
  needs: ['equal-groups'],
  standards: ['3.OA.C.7', '4.NBT.B.5', '5.NBT.B.5'],
  kinds: ['number', 'choose', 'match'],
  forTeachers: {
    about: 'Knows the facts up to 9 times 9 and multiplies larger numbers in parts.',
    toTry: 'Draw 23 times 4 as a box split into 20 and 3, and fill both parts.',
  },
  atDinner: 'Which times fact took you longest to learn? What helps you remember it?',
  slips: {
    adds: 'Adds the two numbers instead of multiplying.',
    groupOff: 'Is one group off in a fact.',
    onePart: 'Multiplies only one part of a larger number.',
    tensAndOnesOnly: 'Multiplies tens by tens and ones by ones only.',
    losesPlace: 'Treats the tens digit as ones.',
  },
  make: (rng, at) => {
    if (at.grade > 3) return inParts(rng, at);
    return rng.chance(25) ? factsAndProducts(rng, at.level) : fact(rng, at);
  },
});
