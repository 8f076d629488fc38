import { chooseOne } from '../../../kit/choose-one.ts';
import { firstOutOfPlace, putInOrder } from '../../../kit/put-in-order.ts';
import type { GradeNumber, Level, Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';
import { COUNTABLES, tell } from './countable.ts';

const MISCONCEPTIONS = {
  mixesUp: 'Takes the most when asked for the fewest, or the other way around.',
  looksAtOnes: 'Compares the ones before the tens.',
  turnsSign: 'Reads the less-than sign as greater than.',
} as const;

/** Asks to compare three groups of things by counting. */
const mostOrFewest = (rng: SeededRandom, level: Level): Question => {
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
    ask: `Which are there the ${wantsMost ? 'most' : 'fewest'} of?`,
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
    solved: `${tell(right.count, right.countable)} are the ${wantsMost ? 'most' : 'fewest'}`,
    praise: 'You counted and compared.',
    hint: 'Count each kind and say the numbers.',
  };
};

const numberAt = (rng: SeededRandom, grade: GradeNumber, level: Level) =>
  grade === 1 ? rng.int(11, { 1: 50, 2: 99, 3: 99 }[level]) : rng.int(101, 999);

/** Returns the first place from the left where two numbers of equal length differ. */
const placeThatDecides = (first: number, second: number) => {
  const at = [...String(first)].findIndex((digit, index) => digit !== String(second)[index]);
  return ['ones', 'tens', 'hundreds'][String(first).length - 1 - at] ?? 'ones';
};

const SIGNS = ['<', '>', '='] as const;

const whichSign = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const one = numberAt(rng, grade, level);
  const turned = Number([...String(one)].reverse().join(''));
  const isTurned = level > 1 && rng.chance(60) && String(turned).length === String(one).length;
  const other = isTurned ? turned : numberAt(rng, grade, level);
  const right = one === other ? '=' : one < other ? '<' : '>';
  const place = placeThatDecides(one, other);
  return {
    ask: `Which sign goes between ${one} and ${other}?`,
    picture: { kind: 'series', items: [String(one), '…', String(other)] },
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
          headline: `Look at the ${place} first.`,
          reason: `${larger} is greater. The sign opens to the greater number.`,
          misconception: byOnes ? 'looksAtOnes' : 'turnsSign',
        };
      }),
    }),
    solved: `${one} ${right} ${other}`,
    praise: `You compared the ${place} first.`,
    hint: 'Compare from the left. The sign opens to the greater one.',
  };
};

const smallestFirst = (rng: SeededRandom, grade: GradeNumber, level: Level): Question => {
  const count = level === 3 ? 4 : 3;
  const variant = new Set<number>();
  while (variant.size < count) variant.add(numberAt(rng, grade, level));
  const right = [...variant].sort((first, second) => first - second).map(String);
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
  };
};

export const comparingNumbers = defineSkill({
  id: 'comparing-numbers',
  version: 1,
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
  make: (rng, { grade, level }) => {
    if (grade === 0) return mostOrFewest(rng, level);
    return rng.chance(50) ? whichSign(rng, grade, level) : smallestFirst(rng, grade, level);
  },
});
