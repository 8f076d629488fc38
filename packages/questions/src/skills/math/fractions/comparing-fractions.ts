import { capital } from '../../../kit/capital.ts';
import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, onThePad } from '../../../kit/find-number.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
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
  9: 'ninths',
  10: 'tenths',
  12: 'twelfths',
  15: 'fifteenths',
  16: 'sixteenths',
  18: 'eighteenths',
  20: 'twentieths',
};
const parts = ({ bottom }: Fraction) => NAMES[bottom] ?? 'parts';

const proper = (rng: SeededRandom, bottom: number): Fraction => ({
  top: rng.int(1, bottom - 1),
  bottom,
});

/** Bottoms that third graders know. */
const EARLY_BOTTOMS = BOTTOMS.filter((bottom) => [2, 3, 4, 6, 8].includes(bottom));

const bottomsFor = ({ grade, version }: MakeAt) =>
  version > 1 && grade === 3 ? EARLY_BOTTOMS : BOTTOMS;

const thrownFractions = (rng: SeededRandom, count: number, at: MakeAt) => {
  const { grade, level } = at;
  const known = bottomsFor(at);
  const kind = grade === 3 ? rng.pick(['top', 'bottom']) : rng.pick(['top', 'any']);
  // Four bottoms that third graders know are larger than 2.
  const top = Math.min(rng.int(1, level === 1 ? 1 : 3), known === EARLY_BOTTOMS ? 2 : 3);
  const bottom = rng.pick(known.filter((one) => one > count));
  const fractions: Fraction[] = [];
  const bottoms = known.filter((one) => one > top && (grade > 3 || one <= 8 || level === 3));
  while (fractions.length < count) {
    const next =
      kind === 'top'
        ? { top, bottom: rng.pick(bottoms) }
        : proper(rng, kind === 'bottom' ? bottom : rng.pick(known));
    if (fractions.every((one) => !isSame(one, next))) fractions.push(next);
  }
  return fractions.sort(compare);
};

/** Returns the common bottom of two fractions. */
const commonBottom = (first: Fraction, second: Fraction) =>
  (first.bottom * second.bottom) /
  [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].reduce(
    (best, each) =>
      best === 1 && first.bottom % each === 0 && second.bottom % each === 0 ? each : best,
    1,
  );

/** Tells fractions in parts of one size. Those that have it already stay. */
const inSameParts = (fractions: readonly Fraction[], bottom: number) => {
  const cut = fractions.filter((one) => one.bottom !== bottom);
  const texts = cut.map((one) => `${written(one)} is ${(one.top * bottom) / one.bottom}/${bottom}`);
  return `${texts.join(', and ')}.`;
};

const compareSteps = (larger: Fraction, smaller: Fraction): Step[] => {
  if (larger.bottom === smaller.bottom)
    return [
      {
        say: `${written(smaller)} and ${written(larger)} have the same bottom, so the parts have one size.`,
        picture: bars(larger, smaller),
      },
      { say: `${larger.top} parts are more than ${smaller.top}.` },
    ];
  if (larger.top === smaller.top)
    return [
      {
        say: `${written(smaller)} and ${written(larger)} have the same top, so look at the size of the parts.`,
        picture: bars(larger, smaller),
      },
      {
        say: `${capital(parts(larger))} are larger than ${parts(smaller)}.`,
      },
    ];
  const bottom = commonBottom(larger, smaller);
  const cut = (one: Fraction) => ({ ...asBar(one), cuts: bottom / one.bottom });
  return [
    {
      say: `Cut both bars into ${bottom} parts of one size.`,
      picture: { kind: 'bars', bars: [cut(larger), cut(smaller)] },
    },
    { say: inSameParts([larger, smaller], bottom) },
  ];
};

const SIGNS = ['<', '>', '='] as const;

/** Returns two fractions: equal ones, of one top, of one bottom, or of any. */
const pairToCompare = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level } = at;
  const bottoms = bottomsFor(at);
  const base = proper(rng, rng.pick(bottoms.filter((one) => one > 2 && (level > 1 || one < 9))));
  const equal = scaled(lowest(base), rng.int(2, level + 1));
  if (rng.chance(33) && !(equal.bottom === base.bottom)) return [base, equal] as const;
  const isAny = grade > 3 && level > 1;
  const sameTop = { top: base.top, bottom: rng.pick(bottoms.filter((one) => one > base.top)) };
  const sameBottom = proper(rng, base.bottom);
  // Third graders cut one bar only, because one bottom is a multiple of the other.
  const fits = (one: number) => grade > 3 || one % base.bottom === 0 || base.bottom % one === 0;
  const others = bottoms.filter((one) => one !== base.bottom && one > 2 && fits(one));
  const any = proper(rng, rng.pick(others.length > 0 ? others : bottoms));
  const other = isAny || (level === 3 && grade === 3) ? any : rng.chance(60) ? sameTop : sameBottom;
  return [base, other] as const;
};

/** Asks which sign goes between two fractions. */
const whichSign = (rng: SeededRandom, at: MakeAt): Question => {
  const [first, second] = rng.shuffle(pairToCompare(rng, at)) as [Fraction, Fraction];
  if (written(first) === written(second)) return whichSign(rng, at);
  const difference = compare(first, second);
  const right = difference === 0 ? '=' : difference < 0 ? '<' : '>';
  const [larger, smaller] = difference > 0 ? [first, second] : [second, first];
  const says = { '<': 'less than', '>': 'greater than', '=': 'equal to' }[right];
  const byBottom = first.bottom === second.bottom ? '' : first.bottom < second.bottom ? '<' : '>';
  return {
    ask: `Which sign goes between ${written(first)} and ${written(second)}?`,
    picture: { kind: 'series', items: [written(first), '…', written(second)] },
    ...chooseOne(rng, {
      right,
      mistakes: SIGNS.filter((sign) => sign !== right).map((sign) => ({
        choice: sign,
        headline: 'Not yet. Compare the bars.',
        reason:
          right === '='
            ? `Both fill the same part of a whole: ${written(lowest(first))}.`
            : why(larger, smaller),
        picture: bars(first, second),
        ...(sign === byBottom && { misconception: 'largerBottom' }),
      })),
    }),
    steps: [
      ...compareSteps(larger, smaller),
      { say: `${written(first)} is ${says} ${written(second)}: ${right}.` },
    ],
    solved: `${written(first)} ${right} ${written(second)}`,
    praise: 'You compared parts of a whole.',
    hint:
      first.top === second.top
        ? 'The tops are the same. Which parts are larger?'
        : first.bottom === second.bottom
          ? 'The parts have one size here. How many of them are there?'
          : 'Picture both bars, cut into parts of one size.',
  };
};

const hintFor = (fractions: readonly Fraction[]) => {
  const [first] = fractions;
  if (fractions.every(({ bottom }) => bottom === first?.bottom))
    return 'The parts have one size here. How many of them are there?';
  return fractions.every(({ top }) => top === first?.top)
    ? 'The tops are the same. The more parts in a whole, the smaller each part is.'
    : 'Picture one bar for each, and cut them into parts of one size.';
};

const largestOf = (rng: SeededRandom, at: MakeAt): Question => {
  const fractions = thrownFractions(rng, at.level === 1 ? 3 : 4, at);
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
    steps: [
      ...compareSteps(largest, fractions.at(-2) as Fraction),
      { say: `${written(largest)} is the largest.` },
    ],
    hint: hintFor(fractions),
  };
};

const inOrder = (rng: SeededRandom, at: MakeAt): Question => {
  const fractions = thrownFractions(rng, at.level === 3 ? 4 : 3, at);
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
    praise: 'You compared the size of the fractions.',
    hint: hintFor(fractions),
    steps: [
      ...compareSteps(fractions[1] as Fraction, fractions[0] as Fraction),
      { say: `So ${right[0]} is smaller than ${right[1]}. Compare the others like this.` },
      { say: `In order: ${right.join(', ')}.` },
    ],
  };
};

/** Asks for the missing top: 2/3 = …/12. */
const missingTop = (rng: SeededRandom, { grade, level }: MakeAt): Question => {
  const base = lowest(proper(rng, rng.pick(grade === 3 ? [2, 3, 4, 6] : [2, 3, 4, 5, 6, 8])));
  const [least, most] = ({ 1: [2, 3], 2: [3, 5], 3: [4, 8] } as const)[level];
  const by = rng.int(least, grade === 3 ? Math.min(most, 24 / base.bottom) : most);
  const name = NAMES[base.bottom * by];
  const same = scaled(base, by);
  const way = `Cut each part into ${by}: ${base.top} × ${by} = ${same.top}.`;
  return {
    ask: name
      ? `How many ${name} are equal to ${written(base)}?`
      : `${written(base)} is how many of ${same.bottom} equal parts?`,
    picture: bars(base),
    ...onThePad({
      right: same.top,
      unit: `/ ${same.bottom}`,
      mistakes: [
        {
          value: base.top,
          headline: 'Not yet. Top and bottom go together.',
          reason: `${base.top}/${same.bottom} has smaller parts but no more of them. ${way}`,
          picture: bars(base, same),
          misconception: 'onlyBottom',
        },
        {
          value: base.top + same.bottom - base.bottom,
          headline: 'Not yet. Multiply top and bottom.',
          reason: `You added ${same.bottom - base.bottom} to top and bottom. ${way}`,
          picture: bars(base, same),
          misconception: 'addsSame',
        },
      ],
      otherwise: nearMiss(same.top, way, bars(base, same)),
    }),
    steps: equalSteps(base, by),
    solved: `${written(base)} = ${written(same)}`,
    praise: 'You multiplied top and bottom by the same number.',
    hint: 'How many smaller parts does each part become?',
  };
};

const equalSteps = (base: Fraction, by: number): Step[] => {
  const same = scaled(base, by);
  return [
    {
      say: `Cut each of the ${base.bottom} parts into ${by}.`,
      picture: { kind: 'bars', bars: [{ ...asBar(base), cuts: by }] },
    },
    { say: `The whole has ${base.bottom} × ${by} = ${same.bottom} parts now.` },
    {
      say: `${base.top} × ${by} = ${same.top} of them are filled: ${written(same)}.`,
      picture: bars(base, same),
    },
  ];
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
    steps: equalSteps(base, by),
  };
};

export const comparingFractions = defineSkill({
  id: 'comparing-fractions',
  version: 2,
  subject: 'math',
  name: 'Comparing fractions',
  grades: [3, 5],
  needs: ['fractions-on-a-line'],
  standards: ['3.NF.A.3', '4.NF.A.1', '4.NF.A.2'],
  kinds: ['choose', 'order', 'number'],
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
  make: (rng, at) => {
    const { level, version } = at;
    const variant = rng.int(1, 3);
    if (variant === 2) return inOrder(rng, at);
    if (version > 1) return variant === 1 ? whichSign(rng, at) : missingTop(rng, at);
    return variant === 1 ? largestOf(rng, at) : equalTo(rng, level);
  },
});
