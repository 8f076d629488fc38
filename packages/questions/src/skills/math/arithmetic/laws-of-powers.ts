import { chooseOne, type Mistake } from '../../../kit/choose-one.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import type { MakeAt } from '../../../skill.ts';

const RAISED = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'] as const;

/** Example: 3⁴ */
export const raised = (base: number | '', exponent: number) =>
  base + [...String(exponent)].map((digit) => RAISED[Number(digit)] ?? '').join('');

/** Level 1 has small exponents, level 3 a power of a power. */
const thrownExponents = (rng: SeededRandom, level: Level, version: number) => {
  const [least, most, largest] = version === 1 ? [2, 4, 7] : level === 1 ? [2, 4, 6] : [4, 6, 9];
  const small = rng.int(least, most);
  return { small, large: rng.int(small + 1, largest) };
};

/** Exponents whose product has one digit, because choices with two share a digit. */
const GROUPS_OF_FACTORS = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
] as const;

/** Asks for the power of a power: (3²)⁴ is 3⁸. */
const powerOfPower = (rng: SeededRandom): Question => {
  const base = rng.int(2, 9);
  const [inner, outer] = rng.pick(GROUPS_OF_FACTORS);
  const exponent = inner * outer;
  const text = `(${raised(base, inner)})${raised('', outer)}`;
  const way = `${outer} groups of ${inner} factors are ${exponent} factors.`;
  const choice = (value: number, headline: string, misconception?: string) => ({
    choice: raised(base, value),
    headline,
    reason: `${raised(base, value)} has ${value} factors. ${way}`,
    ...(misconception && { misconception }),
  });
  const near = [1, -1, 2, -2, 3]
    .map((off) => exponent + off)
    .filter((value) => value < 10)
    .map((value) => choice(value, 'Close. Count the factors.'));
  return {
    ask: `Which power is equal to ${text}?`,
    ...chooseOne(rng, {
      right: raised(base, exponent),
      mistakes: rng.shuffle([choice(inner + outer, 'Count the factors in each group.'), ...near]),
    }),
    solved: `${text} = ${raised(base, exponent)}`,
    praise: 'You thought of the factors behind the powers.',
    hint: 'Write the power in parentheses as factors. How many such groups are there?',
    steps: [
      { say: `${raised(base, inner)} has ${inner} factors.` },
      {
        say: `The outer exponent makes ${outer} groups of them.`,
        picture: { kind: 'array', rows: outer, columns: inner },
      },
      {
        say: `${outer} × ${inner} = ${exponent} factors, so the power is ${raised(base, exponent)}.`,
      },
    ],
  };
};

const factorSteps = (asked: Law): Step[] => {
  const { base, first, second, isDivided, exponent, text } = asked;
  const [one, other] = [raised(base, first), raised(base, second)];
  return [
    { say: `${one} has ${first} factors of ${base}, and ${other} has ${second}.` },
    {
      say: isDivided
        ? `Dividing takes factors away: ${first} − ${second} = ${exponent}.`
        : `Multiplying joins them: ${first} + ${second} = ${exponent}.`,
      ...(isDivided && { picture: { kind: 'hops', from: first, hops: [-second] } }),
      ...(!isDivided && { picture: { kind: 'hops', from: first, hops: [second] } }),
    },
    { say: `The base stays ${base}: ${text} = ${raised(base, exponent)}.` },
  ];
};

type Law = {
  base: number;
  first: number;
  second: number;
  isDivided: boolean;
  exponent: number;
  text: string;
};

export const lawOf = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  if (version > 1 && level === 3 && rng.chance(50)) return powerOfPower(rng);
  const base = rng.int(2, version > 1 ? 15 : 9);
  const isDivided = rng.chance(version > 1 ? 50 : 40);
  const { small, large } = thrownExponents(rng, level, version);
  const exponent = isDivided ? large - small : large + small;
  const [first, second] = isDivided || rng.chance(50) ? [large, small] : [small, large];
  const text = `${raised(base, first)} ${isDivided ? '÷' : '×'} ${raised(base, second)}`;
  const way = isDivided
    ? `${large} factors over ${small} factors leave ${exponent}.`
    : `${first} factors and ${second} factors are ${exponent} factors.`;
  const product = first * second;
  // The exponent beside another base varies, so that it does not repeat the right one.
  const beside =
    version > 1
      ? rng.pick([exponent, product, isDivided ? large + small : large - small])
      : exponent;
  const solution = { base, first, second, isDivided, exponent, text };
  const mistakes: Mistake[] = [
    {
      choice: raised(base, product),
      headline: 'Count the factors.',
      reason: `${raised(base, product)} multiplies the exponents. ${way}`,
      misconception: 'multipliesExponents',
    },
    {
      choice: isDivided ? raised(1, beside) : raised(base * base, beside),
      headline: 'The base stays.',
      reason: `The factors are all ${base}, so the base stays ${base}. ${way}`,
      misconception: 'changesBase',
    },
    {
      choice: raised(base, isDivided ? large + small : large - small),
      headline: `Think what ${isDivided ? 'dividing' : 'multiplying'} does.`,
      reason: `That would be for ${isDivided ? 'multiplying' : 'dividing'}. ${way}`,
    },
    {
      choice: raised(base, exponent + 1),
      headline: 'Close. Count the factors.',
      reason: `That is one factor too many. ${way}`,
    },
    {
      choice: raised(base, exponent === 1 ? 3 : exponent - 1),
      headline: 'Count the factors.',
      reason: `${raised(base, exponent === 1 ? 3 : exponent - 1)} has another number of factors. ${way}`,
    },
  ];
  return {
    ask: `Which power is equal to ${text}?`,
    ...chooseOne(rng, {
      right: raised(base, exponent),
      mistakes: version > 1 && level === 1 ? rng.shuffle(mistakes) : mistakes.slice(0, 4),
    }),
    solved: `${text} = ${raised(base, exponent)}`,
    praise: 'You thought of the factors behind the powers.',
    hint: 'Write both powers as factors and count them.',
    steps: factorSteps(solution),
  };
};
