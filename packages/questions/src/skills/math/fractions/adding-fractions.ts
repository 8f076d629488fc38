import { chooseOne } from '../../../kit/choose-one.ts';
import type { Explanation, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { asBar, asWritten, type Fraction, isSame, written } from './fraction.ts';

/* Denominators that fit: equal, a multiple, or with a small common multiple. */
const UNLIKE = [
  [2, 4],
  [2, 6],
  [2, 8],
  [3, 6],
  [4, 8],
  [5, 10],
  [2, 10],
  [3, 9],
] as const;
const FAR = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [4, 6],
] as const;

const common = (first: number, second: number) => {
  let bottom = Math.max(first, second);
  while (bottom % first !== 0 || bottom % second !== 0) bottom += Math.max(first, second);
  return bottom;
};

type Sum = { one: Fraction; other: Fraction; bottom: number; sum: Fraction; isLike: boolean };

const sumOf = (one: Fraction, other: Fraction): Sum => {
  const bottom = common(one.bottom, other.bottom);
  const top = (one.top * bottom) / one.bottom + (other.top * bottom) / other.bottom;
  return { one, other, bottom, sum: { top, bottom }, isLike: one.bottom === other.bottom };
};

const oldSum = (rng: SeededRandom, { grade, level }: MakeAt): Sum => {
  const isLike = grade === 4 ? level < 3 || rng.chance(50) : level === 1 && rng.chance(30);
  const like = rng.int(4, 12);
  const [first, second] = isLike
    ? [like, like]
    : rng.pick(grade === 6 || level === 3 ? [...UNLIKE, ...FAR] : UNLIKE);
  const one = { top: rng.int(1, first - 1), bottom: first };
  return sumOf(one, { top: rng.int(1, second - 1), bottom: second });
};

const WIDE = [
  [3, 8],
  [5, 8],
  [6, 8],
  [5, 6],
  [4, 10],
  [6, 9],
  [8, 12],
  [3, 7],
] as const;

/** Pairs of bottoms. Grade 4 adds parts of one size, later grades more. */
const pairsFor = ({ grade, level }: MakeAt): readonly (readonly [number, number])[] => {
  const like = (low: number, high: number) =>
    Array.from({ length: high - low + 1 }, (_, at) => [low + at, low + at] as const);
  if (grade === 4) return [like(3, 8), like(9, 15), like(4, 12)][level - 1] ?? [];
  if (grade === 5) return [UNLIKE, FAR, WIDE][level - 1] ?? [];
  return [FAR, WIDE, WIDE][level - 1] ?? [];
};

/** Draws tops. In level 3 of grades 4 and 6 the sum is more than one whole. */
const newSum = (rng: SeededRandom, at: MakeAt): Sum => {
  const [first, second] = rng.pick(pairsFor(at));
  const isTurned = rng.chance(50);
  const [left, right] = isTurned ? [second, first] : [first, second];
  const thrown = (bottom: number) => ({ top: rng.int(1, bottom - 1), bottom });
  const made = sumOf(thrown(left), thrown(right));
  const isMore = made.sum.top > made.bottom;
  // A whole would stand out among fractions.
  if (at.grade === 4 && at.level === 1 && made.sum.top === made.bottom && rng.chance(80))
    return newSum(rng, at);
  if (at.grade === 4 || (at.grade === 6 && at.level > 1))
    return isMore === (at.level === 3) ? made : newSum(rng, at);
  return made;
};

const wayOf = ({ one, other, bottom, sum, isLike }: Sum) =>
  isLike
    ? `The parts keep their size: ${one.top} + ${other.top} = ${sum.top}.`
    : `In parts of one size: ${(one.top * bottom) / one.bottom}/${bottom} + ${(other.top * bottom) / other.bottom}/${bottom}.`;

const mistakesIn = (added: Sum) => {
  const { one, other, bottom, sum } = added;
  const way = wayOf(added);
  const tops = one.top + other.top;
  const bottoms = one.bottom + other.bottom;
  const picture = { kind: 'bars', bars: [one, other].map(asBar) } as const;
  const known: (Fraction & Explanation)[] = [
    {
      top: tops,
      bottom: bottoms,
      headline: 'The size of the parts stays.',
      reason: `${tops}/${bottoms} adds the bottoms too. ${way}`,
      misconception: 'addsBottoms',
    },
    {
      top: tops,
      bottom,
      headline: 'Close. Change the tops too.',
      reason: `${tops}/${bottom} keeps the old tops. ${way}`,
      misconception: 'keepsTops',
    },
  ];
  const near: (Fraction & Explanation)[] = [1, -1, 2].map((off) => ({
    top: sum.top + off,
    bottom,
    headline: 'Close. Add the tops again.',
    reason: `${sum.top + off}/${bottom} is ${Math.abs(off)} part${Math.abs(off) === 1 ? '' : 's'} too ${off > 0 ? 'many' : 'few'}. ${way}`,
  }));
  return [...known, ...near]
    .filter((each) => !isSame(each, sum) && each.top > 0)
    .map((each) => ({ ...each, picture }));
};

const OTHER_SUMS = 24;

/** Offers a known mistake now and then, and sums of other questions, all in lowest terms. */
const chooseSum = (rng: SeededRandom, at: MakeAt, added: Sum) => {
  const known = rng
    .shuffle(mistakesIn(added).filter(({ misconception }) => misconception))
    .slice(0, rng.chance(30) ? 1 : 0)
    .map(({ top, bottom, ...mistake }) => ({
      ...mistake,
      choice: asWritten({ top, bottom }),
    }));
  const others = Array.from({ length: OTHER_SUMS }, () => newSum(rng, at).sum).map((other) => {
    const isMore = other.top * added.bottom > added.sum.top * other.bottom;
    return {
      choice: asWritten(other),
      headline: 'Not yet. Add part by part.',
      reason: `${asWritten(other)} is too ${isMore ? 'much' : 'little'}. ${wayOf(added)}`,
      picture: { kind: 'bars', bars: [added.one, added.other].map(asBar) } as const,
    };
  });
  return chooseOne(rng, { right: asWritten(added.sum), mistakes: [...known, ...others] });
};

const oldChoice = (rng: SeededRandom, added: Sum) =>
  chooseOne(rng, {
    right: written(added.sum),
    mistakes: mistakesIn(added).map(({ top, bottom, ...mistake }) => ({
      ...mistake,
      choice: written({ top, bottom }),
    })),
  });

/** Tells the sum as a whole, as a mixed number or in lowest terms. */
const simplerText = (sum: Fraction, simpler: string) => {
  if (sum.top === sum.bottom) return `${written(sum)} is one whole: 1.`;
  return sum.top > sum.bottom
    ? `As a mixed number, ${written(sum)} is ${simpler}.`
    : `In lowest terms, ${written(sum)} is ${simpler}.`;
};

const addingSteps = (added: Sum): Step[] => {
  const { one, other, bottom, sum, isLike } = added;
  const [first, second] = [(one.top * bottom) / one.bottom, (other.top * bottom) / other.bottom];
  const bars = [one, other].map((each) => ({ ...asBar(each), cuts: bottom / each.bottom }));
  const lowestText = asWritten(sum);
  const isShort = lowestText === written(sum);
  const total = `${first} + ${second} = ${sum.top}, so the sum is ${written(sum)}.`;
  return [
    isLike
      ? {
          say: 'The parts have one size. The bottom stays.',
          picture: { kind: 'bars', bars: [one, other].map(asBar) },
        }
      : {
          say: `Cut both into parts of one size: ${bottom} parts fit both.`,
          picture: { kind: 'bars', bars },
        },
    ...(isLike
      ? []
      : [
          {
            say: `${written(one)} is ${first}/${bottom}, and ${written(other)} is ${second}/${bottom}.`,
          },
        ]),
    { say: total },
    ...(isShort ? [] : [{ say: simplerText(sum, lowestText) }]),
  ];
};

export const addingFractions = defineSkill({
  id: 'adding-fractions',
  version: 2,
  subject: 'math',
  name: 'Adding fractions',
  grades: [4, 6],
  needs: ['comparing-fractions'],
  standards: ['4.NF.B.3', '5.NF.A.1'],
  kinds: ['choose'],
  forTeachers: {
    about: 'Adds fractions in parts of one size.',
    toTry: 'Lay fraction strips end to end and trade until all parts have the same size.',
  },
  atDinner: 'If you eat half a pizza and I eat a fourth, how much is left? How can we tell?',
  slips: {
    addsBottoms: 'Adds the denominators as well as the numerators.',
    keepsTops: 'Finds the common denominator but leaves the numerators as they were.',
  },
  make: (rng, at) => {
    const isNew = at.version > 1;
    const added = isNew ? newSum(rng, at) : oldSum(rng, at);
    const { one, other, sum, isLike } = added;
    const text = `${written(one)} + ${written(other)}`;
    const right = isNew ? asWritten(sum) : written(sum);
    return {
      ask: `What is ${text}?`,
      picture: { kind: 'bars', bars: [one, other].map(asBar) },
      ...(isNew ? chooseSum(rng, at, added) : oldChoice(rng, added)),
      solved: `${text} = ${right}`,
      praise: isLike
        ? 'The parts have one size, so you added how many there are.'
        : 'You found parts that fit both fractions.',
      hint: isLike
        ? 'The bottom number says how large a part is. Does that change?'
        : 'Which parts fit both fractions?',
      steps: addingSteps(added),
    } satisfies Question;
  },
});
