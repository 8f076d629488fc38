import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { asBar, compare, type Fraction, isSame, lowest, scaled, written } from './fraction.ts';

const BOTTOMS = [2, 3, 4, 5, 6, 8, 10, 12] as const;

const bars = (...fractions: readonly Fraction[]) =>
  ({ kind: 'bars', bars: fractions.map(asBar) }) as const;

/** Explains in few words why one fraction is larger. */
const why = (larger: Fraction, smaller: Fraction) => {
  if (larger.top === smaller.top)
    return `Same number of parts, but ${parts(larger)} are larger than ${parts(smaller)}.`;
  if (larger.bottom === smaller.bottom)
    return `The parts are the same size, and ${larger.top} is more than ${smaller.top}.`;
  return `Compare them in parts of one size: ${written(larger)} is larger than ${written(smaller)}.`;
};

const NAMES: Readonly<Record<number, string>> = {
  2: 'halves',
  3: 'thirds',
  4: 'fourths',
  5: 'fifths',
  6: 'sixths',
  8: 'eighths',
  10: 'tenths',
  12: 'twelfths',
};
const parts = ({ bottom }: Fraction) => NAMES[bottom] ?? 'parts';

const proper = (rng: SeededRandom, bottom: number): Fraction => ({
  top: rng.int(1, bottom - 1),
  bottom,
});

const thrownFractions = (rng: SeededRandom, count: number, grade: GradeNumber, level: Level) => {
  const kind = grade === 3 ? rng.pick(['top', 'bottom']) : rng.pick(['top', 'any']);
  const top = rng.int(1, level === 1 ? 1 : 3);
  const bottom = rng.pick(BOTTOMS.filter((one) => one > count));
  const fractions: Fraction[] = [];
  const bottoms = BOTTOMS.filter((one) => one > top && (grade > 3 || one <= 8 || level === 3));
  while (fractions.length < count) {
    const next =
      kind === 'top'
        ? { top, bottom: rng.pick(bottoms) }
        : proper(rng, kind === 'bottom' ? bottom : rng.pick(BOTTOMS));
    if (fractions.every((one) => !isSame(one, next))) fractions.push(next);
  }
  return fractions.sort(compare);
};

const largestOf = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const fractions = thrownFractions(rng, level === 1 ? 3 : 4, grade, level);
  const largest = fractions.at(-1) as Fraction;
  return {
    ask: 'Which fraction is the largest?',
    ...chooseOne(rng, {
      right: written(largest),
      mistakes: fractions.slice(0, -1).map((one) => ({
        choice: written(one),
        headline: 'Not yet. Compare the bars.',
        reason: why(largest, one),
        picture: bars(largest, one),
        ...(one.bottom === Math.max(...fractions.map(({ bottom }) => bottom)) &&
          one.bottom > largest.bottom && { misconception: 'largerBottom' }),
      })),
    }),
    solved: fractions.map(written).join(' < '),
    praise: 'You thought about the size of each part.',
    hint: fractions.every(({ bottom }) => bottom === largest.bottom)
      ? 'The parts have one size here. How many of them are there?'
      : 'The more parts a whole is cut into, the smaller each part is.',
  };
};

const inOrder = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const fractions = thrownFractions(rng, level === 3 ? 4 : 3, grade, level);
  const right = fractions.map(written);
  const find = (tile: string) => fractions.find((one) => written(one) === tile) as Fraction;
  return {
    ask: 'Put the fractions in order.',
    ...putInOrder(rng, {
      right,
      from: 'smallest',
      to: 'largest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const isTurned = tiles.every((tile, at) => tile === right.at(-1 - at));
        const isByTop = fractions.every(({ top }) => top === fractions[0]?.top);
        return {
          headline: `Not yet. Look at ${given}.`,
          reason: why(find(given), find(belongs)),
          picture: bars(find(belongs), find(given)),
          ...(isTurned && isByTop && { misconception: 'largerBottom' }),
        };
      },
    }),
    solved: right.join(' < '),
    praise: 'You compared the size of the parts, not the digits.',
    hint: 'Picture one bar for each fraction.',
  };
};

const equalTo = (rng: SeededRandom, level: Level): Question => {
  const base = lowest(proper(rng, rng.pick([2, 3, 4, 5, 6])));
  const by = rng.int(2, { 1: 2, 2: 3, 3: 5 }[level]);
  const same = scaled(base, by);
  const shifted = { top: base.top + by, bottom: base.bottom + by };
  const wrong: readonly (Fraction & { reason: string; misconception?: string })[] = [
    {
      ...shifted,
      reason: `${written(shifted)} adds ${by} to top and bottom. Multiply both by ${by} instead.`,
      misconception: 'addsSame',
    },
    {
      top: base.top,
      bottom: base.bottom * by,
      reason: `${written({ top: base.top, bottom: base.bottom * by })} has smaller parts but no more of them. Multiply the top by ${by} too.`,
      misconception: 'onlyBottom',
    },
    {
      top: base.top * by,
      bottom: base.bottom * by + 1,
      reason: `Cut each part into ${by}: ${base.bottom} parts become ${same.bottom}, not ${same.bottom + 1}.`,
    },
    {
      top: same.top + 1,
      bottom: same.bottom,
      reason: `Cut each part into ${by}: ${base.top} filled parts become ${same.top}, not ${same.top + 1}.`,
    },
  ];
  return {
    ask: `Which fraction is equal to ${written(base)}?`,
    picture: bars(base),
    ...chooseOne(rng, {
      right: written(same),
      mistakes: wrong
        .filter((one) => !isSame(one, base))
        .map(({ reason, misconception, ...one }) => ({
          choice: written(one),
          headline: 'Not yet. Top and bottom go together.',
          reason,
          picture: bars(base, same),
          ...(misconception && { misconception }),
        })),
    }),
    solved: `${written(base)} = ${written(same)}`,
    praise: 'You multiplied top and bottom by the same number.',
    hint: 'Cut every part into the same number of smaller parts.',
  };
};

export const comparingFractions = defineSkill({
  id: 'comparing-fractions',
  version: 1,
  subject: 'math',
  name: 'Comparing fractions',
  grades: [3, 5],
  needs: ['fractions-on-a-line'],
  standards: ['3.NF.A.3', '4.NF.A.1', '4.NF.A.2'],
  kinds: ['choose', 'order'],
  forTeachers: {
    about: 'Compares fractions by the size and number of their parts and finds equal ones.',
    toTry: 'Fold two equal strips into thirds and fourths and lay them side by side.',
  },
  atDinner: 'Would you rather have one third or one fourth of a pie? Why?',
  slips: {
    largerBottom: 'Thinks a larger denominator makes a larger fraction.',
    addsSame: 'Adds the same number to top and bottom to make an equal fraction.',
    onlyBottom: 'Multiplies only the denominator to make an equal fraction.',
  },
  make: (rng, { grade, level }) => {
    const variant = rng.int(1, 3);
    if (variant === 1) return largestOf(rng, grade, level);
    return variant === 2 ? inOrder(rng, grade, level) : equalTo(rng, level);
  },
});
