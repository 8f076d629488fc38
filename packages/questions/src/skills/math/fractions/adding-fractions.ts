import { chooseOne } from '../../../kit/choose-one.ts';
import { defineSkill } from '../../../skill.ts';
import { asBar, type Fraction, isSame, written } from './fraction.ts';

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

export const addingFractions = defineSkill({
  id: 'adding-fractions',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const isLike = grade === 4 ? level < 3 || rng.chance(50) : level === 1 && rng.chance(30);
    const like = rng.int(4, 12);
    const [first, second] = isLike
      ? [like, like]
      : rng.pick(grade === 6 || level === 3 ? [...UNLIKE, ...FAR] : UNLIKE);
    const bottom = common(first, second);
    const one: Fraction = { top: rng.int(1, first - 1), bottom: first };
    const other: Fraction = { top: rng.int(1, second - 1), bottom: second };
    const inSame = [one, other].map((each) => each.top * (bottom / each.bottom));
    const sum: Fraction = { top: (inSame[0] ?? 0) + (inSame[1] ?? 0), bottom };
    const text = `${written(one)} + ${written(other)}`;
    const way = isLike
      ? `The parts keep their size: ${one.top} + ${other.top} = ${sum.top}.`
      : `In parts of one size: ${inSame[0]}/${bottom} + ${inSame[1]}/${bottom}.`;
    const picture = { kind: 'bars', bars: [one, other].map(asBar) } as const;
    const wrong = [
      {
        top: one.top + other.top,
        bottom: first + second,
        headline: 'The size of the parts stays.',
        reason: `${one.top + other.top}/${first + second} adds the bottoms too. ${way}`,
        misconception: 'addsBottoms',
      },
      {
        top: one.top + other.top,
        bottom,
        headline: 'Close. Change the tops too.',
        reason: `${one.top + other.top}/${bottom} keeps the old tops. ${way}`,
        misconception: 'keepsTops',
      },
      ...[1, -1, 2].map((off) => ({
        top: sum.top + off,
        bottom,
        headline: 'Close. Add the tops again.',
        reason: `${sum.top + off}/${bottom} is ${Math.abs(off)} part${Math.abs(off) === 1 ? '' : 's'} too ${off > 0 ? 'many' : 'few'}. ${way}`,
        misconception: undefined,
      })),
    ].filter((each) => !isSame(each, sum) && each.top > 0);
    return {
      ask: `What is ${text}?`,
      picture,
      ...chooseOne(rng, {
        right: written(sum),
        mistakes: wrong.map(({ headline, reason, misconception, ...each }) => ({
          choice: written(each),
          headline,
          reason,
          picture,
          ...(misconception && { misconception }),
        })),
      }),
      solved: `${text} = ${written(sum)}`,
      praise: isLike
        ? 'Right. The parts have one size, so you added how many there are.'
        : 'You made the parts the same size first. That is a strong plan.',
      hint: isLike
        ? 'The bottom number says how large a part is. Does that change?'
        : 'Which parts fit both fractions?',
    };
  },
});
