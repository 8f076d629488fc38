import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';
import { COUNTABLES, inBlocks, tell } from './countable.ts';

const MISCONCEPTIONS = {
  mixesUp: 'Takes the most when asked for the fewest, or the other way around.',
  looksAtOnes: 'Compares the ones before the tens.',
  turnsSign: 'Reads the less-than sign as greater than.',
} as const;

/** Asks to compare three groups of things by counting. */
const mostOrFewest = (rng: SeededRandom, { level, version }: MakeAt): Question => {
  const wantsMost = level === 1 || rng.chance(50);
  const apart = { 1: 3, 2: 2, 3: 1 }[level];
  const lowest = rng.int(1, 10 - 2 * apart);
  const groups = rng
    .some(COUNTABLES, 3)
    .map((countable, index) => ({ countable, count: lowest + index * apart }));
  const right = groups[wantsMost ? 2 : 0] as (typeof groups)[0];
  const farEnd = groups[wantsMost ? 0 : 2];
  const shown = rng.shuffle(groups);
  const asChoice = ({ countable }: (typeof groups)[0]) => ({
    text: countable.many,
    thing: countable.thing,
  });
  return {
    ask:
      version > 1
        ? `Which do you see the ${wantsMost ? 'most' : 'fewest'} of?`
        : `Which are there the ${wantsMost ? 'most' : 'fewest'} of?`,
    picture: {
      kind: 'things',
      groups: shown.map(({ countable, count }) => ({ thing: countable.thing, count })),
    },
    ...chooseOne(rng, {
      right: asChoice(right),
      mistakes: groups
        .filter((group) => group !== right)
        .map((group) => ({
          choice: asChoice(group),
          headline: `Not yet. Count the ${group.countable.many}.`,
          reason: `You see ${tell(group.count, group.countable)} and ${tell(right.count, right.countable)}.`,
          ...(group === farEnd && { misconception: 'mixesUp' }),
        })),
    }),
    solved: `${tell(right.count, right.countable)} ${right.count === 1 ? 'is' : 'are'} the ${wantsMost ? 'most' : 'fewest'}`,
    praise: 'You counted and compared.',
    hint: 'Count each kind and say the numbers.',
    steps: [
      ...shown.map(({ count, countable }) => ({
        say: `Count the ${countable.many}: ${count}.`,
        picture: { kind: 'things' as const, groups: [{ thing: countable.thing, count }] },
      })),
      {
        say: `${right.count} is the ${wantsMost ? 'largest' : 'smallest'} number: the ${right.countable.many}.`,
      },
    ],
  };
};

const numberAt = (rng: SeededRandom, grade: GradeNumber, level: Level) =>
  grade === 1 ? rng.int(11, { 1: 50, 2: 99, 3: 99 }[level]) : rng.int(101, 999);

/** Returns another number with the same tens or hundreds, so that later places decide. */
const numberNear = (rng: SeededRandom, one: number) => {
  const size = one < 100 ? 10 : rng.pick([10, 100]);
  return Math.floor(one / size) * size + rng.int(0, size - 1);
};

/** Returns the first place from the left where two numbers of equal length differ. */
const placeThatDecides = (first: number, second: number) => {
  const at = [...String(first)].findIndex((digit, index) => digit !== String(second)[index]);
  return ['ones', 'tens', 'hundreds'][String(first).length - 1 - at] ?? 'ones';
};

const SIGNS = ['<', '>', '='] as const;

const inParts = (value: number) => `${value - (value % 10)} + ${value % 10}`;

const pairToCompare = (rng: SeededRandom, at: MakeAt) => {
  const { grade, level, version } = at;
  const one = numberAt(rng, grade, level);
  const turned = Number([...String(one)].reverse().join(''));
  if (version > 1 && rng.chance(25)) return [one, one] as const;
  if (version > 1 && level === 3) return [one, numberNear(rng, one)] as const;
  const isTurned = level > 1 && rng.chance(60) && String(turned).length === String(one).length;
  return [one, isTurned ? turned : numberAt(rng, grade, level)] as const;
};

const signSteps = (one: number, other: number, sign: string, place: string): Step[] => {
  const says = { '<': 'less than', '>': 'greater than', '=': 'equal to' }[sign];
  return [
    { say: `Build ${one} with blocks.`, picture: inBlocks(one) },
    { say: `Build ${other} with blocks.`, picture: inBlocks(other) },
    {
      say: sign === '=' ? 'Every place is the same.' : `From the left, the ${place} differ first.`,
    },
    { say: `${one} is ${says} ${other}: ${sign}.` },
  ];
};

const whichSign = (rng: SeededRandom, at: MakeAt): Question => {
  const [one, other] = pairToCompare(rng, at);
  // Two forms keep a child from seeing at once that both sides are equal.
  const isInParts = at.version > 1 && at.level > 1 && rng.chance(50);
  const otherText = isInParts ? inParts(other) : String(other);
  const right = one === other ? '=' : one < other ? '<' : '>';
  const place = placeThatDecides(one, other);
  return {
    ask: `Which sign goes between ${one} and ${otherText}?`,
    picture: { kind: 'series', items: [String(one), '…', otherText] },
    ...chooseOne(rng, {
      right,
      mistakes: SIGNS.filter((sign) => sign !== right).map((choice) => {
        if (right === '=')
          return { choice, headline: 'Look at both numbers.', reason: 'They are the same number.' };
        const larger = Math.max(one, other);
        if (choice === '=')
          return {
            choice,
            headline: 'Not yet. Look at each digit.',
            reason: `${one} and ${other} differ. Compare the ${place}.`,
          };
        const byOnes = one % 10 < other % 10 === (choice === '<') && place !== 'ones';
        return {
          choice,
          headline: `Look at the ${place}.`,
          reason: `${larger} is greater. The sign opens to the greater number.`,
          misconception: byOnes ? 'looksAtOnes' : 'turnsSign',
        };
      }),
    }),
    solved: `${one} ${right} ${otherText}`,
    praise:
      right === '='
        ? 'You saw that both are the same.'
        : `You found the place that decides: the ${place}.`,
    hint: 'Compare from the left. The sign opens to the greater one.',
    steps: signSteps(one, other, right, place),
  };
};

const numbersToSort = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const count = level === 3 ? 4 : 3;
  const numbers = new Set<number>();
  const first = version > 1 && level === 3 ? numberAt(rng, grade, level) : undefined;
  while (numbers.size < count)
    numbers.add(first && rng.chance(70) ? numberNear(rng, first) : numberAt(rng, grade, level));
  return [...numbers].sort((one, other) => one - other);
};

const sortingSteps = (sorted: readonly number[]): Step[] => {
  const [first = 0, second = 0] = sorted;
  return [
    { say: 'Compare two numbers at a time, from the left.' },
    { say: `Look at ${first} and ${second}.`, picture: inBlocks(second) },
    {
      say: `The ${placeThatDecides(first, second)} differ first. ${first} is smaller.`,
      picture: inBlocks(first),
    },
    { say: `In order: ${sorted.join(', ')}.` },
  ];
};

const smallestFirst = (rng: SeededRandom, at: MakeAt): Question => {
  const sorted = numbersToSort(rng, at);
  const right = sorted.map(String);
  return {
    ask: 'Put the numbers in order.',
    ...putInOrder(rng, {
      right,
      from: 'smallest',
      to: 'largest',
      explain: (tiles) => {
        const { belongs, given } = firstOutOfPlace(right, tiles);
        const place = placeThatDecides(Number(belongs), Number(given));
        return {
          headline: `Look at ${given} again.`,
          reason: `${belongs} comes before ${given}. Compare the ${place}.`,
          ...(tiles.every((tile, at) => tile === right.at(-1 - at)) && {
            misconception: 'mixesUp',
          }),
        };
      },
    }),
    solved: right.join(' < '),
    praise: 'You looked at the largest place first.',
    hint: 'Find the smallest number first. Compare from the left.',
    steps: sortingSteps(sorted),
  };
};

export const comparingNumbers = defineSkill({
  id: 'comparing-numbers',
  version: 2,
  subject: 'math',
  name: 'More, less, the same',
  grades: [0, 2],
  standards: ['K.CC.C.6', '1.NBT.B.3', '2.NBT.A.4'],
  kinds: ['choose', 'order'],
  forTeachers: {
    about: 'Compares groups of things, then two- and three-digit numbers.',
    toTry: 'Build both numbers with ten-sticks and ones, and lay them side by side.',
  },
  atDinner: 'What do we have more of at home, spoons or books? How could we find out?',
  slips: MISCONCEPTIONS,
  make: (rng, at) => {
    if (at.grade === 0) return mostOrFewest(rng, at);
    return rng.chance(50) ? whichSign(rng, at) : smallestFirst(rng, at);
  },
});
