import type { Thing } from '../../picture.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../skill.ts';
import { askCoordinates, readFirstPoint } from './coordinates.ts';
import { PLACES } from './town.facts.ts';

/** A map grid has four squares per side. */
const SQUARES = 4;
const middleOf = (square: number) => ((square + 0.5) * 100) / SQUARES;

const word = (steps: number, positive: string, negative: string) =>
  `${Math.abs(steps)} ${steps > 0 ? positive : negative}`;

type Square = { x: number; y: number };

const isSame = (first: Square, second: Square) => first.x === second.x && first.y === second.y;

const allSquares = Array.from({ length: SQUARES * SQUARES }, (_, at) => ({
  x: at % SQUARES,
  y: Math.floor(at / SQUARES),
}));

/** Squares are counted from the top left, as on the screen. North is up. */
const walk = (rng: SeededRandom, level: Level): Question => {
  const start = rng.pick(allSquares);
  const ends = allSquares.filter(({ x, y }) => {
    const [east, south] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    return level === 1
      ? (east === 0) !== (south === 0)
      : east > 0 && south > 0 && east + south <= level + 1;
  });
  const end = rng.pick(ends);
  const [east, south] = [end.x - start.x, end.y - start.y];
  const mirrored = [
    { x: start.x - east, y: end.y },
    { x: end.x, y: start.y - south },
  ].filter(
    (square) =>
      allSquares.some((one) => isSame(one, square)) &&
      !isSame(square, end) &&
      !isSame(square, start),
  );
  // A child who counts the start as 1 stops one square too early.
  const short = [
    { x: end.x - Math.sign(east), y: end.y },
    { x: end.x, y: end.y - Math.sign(south) },
  ].filter((square) => !isSame(square, end) && !isSame(square, start));
  const taken = [start, end, ...mirrored, ...short];
  const others = rng.shuffle(
    allSquares.filter((square) => !taken.some((one) => isSame(one, square))),
  );
  const squares = [...taken, ...others].slice(0, 6);
  const things = rng.some<Thing>(PLACES, squares.length);
  const nameAt = (at: number) => things[at] ?? 'tree';
  const ways = [
    ...(east === 0 ? [] : [word(east, 'east', 'west')]),
    ...(south === 0 ? [] : [word(south, 'south', 'north')]),
  ];
  const way = ways.join(' and ');
  const spots = squares.map(({ x, y }, at) => ({
    name: nameAt(at),
    thing: nameAt(at),
    x: middleOf(x),
    y: middleOf(y),
  }));
  return {
    ask: `Start at the ${nameAt(0)}. Go ${way}. Where are you?`,
    task: { kind: 'map', grid: true, spots },
    answer: [1],
    solved: `From the ${nameAt(0)}, ${way} leads to the ${nameAt(1)}`,
    praise: 'You counted the squares one by one.',
    hint: 'Put a finger on the start. North is up.',
    steps: [
      { say: 'North is up, and east is right.' },
      ...ways.map((one, at) => ({
        say: `${at === 0 ? `From the ${nameAt(0)}, go` : 'Then go'} ${one}.`,
      })),
      { say: `You are at the ${nameAt(1)}.` },
    ],
    explain: ([given = 0]) => {
      const square = squares[given] ?? start;
      if (isSame(square, start)) {
        return { headline: 'That is the start.', reason: `From there, go ${way}.` };
      }
      const isMirrored = mirrored.some((one) => isSame(one, square));
      const isShort = short.some((one) => isSame(one, square));
      if (isMirrored) {
        return {
          headline: 'Look which way you went.',
          reason: `One step went the other way. Go ${way} to the ${nameAt(1)}.`,
          misconception: 'otherWay',
        };
      }
      return {
        headline: isShort ? 'Close. Count again.' : 'Not yet. Count each square.',
        reason: isShort
          ? `Do not count the start. Go ${way} to the ${nameAt(1)}.`
          : `Count one square at a time. Go ${way} to the ${nameAt(1)}.`,
        ...(isShort && { misconception: 'countsTheStart' }),
      };
    },
  };
};

const make = (rng: SeededRandom, { grade, level, version }: MakeAt) => {
  const hasCoordinates = grade >= 4 && rng.chance(50);
  if (!hasCoordinates) return walk(rng, level);
  return version < 2 ? readFirstPoint(rng) : askCoordinates(rng, level);
};

export const mapGrid = defineSkill({
  id: 'map-grid',
  version: 2,
  subject: 'socialStudies',
  name: 'Finding the way on a grid',
  grades: [2, 6],
  standards: [],
  kinds: ['map', 'choose'],
  forTeachers: {
    about: 'Follows directions on a grid and names a place by its two numbers.',
    toTry: 'Make a grid of floor tape and let students guide each other to a spot.',
  },
  atDinner: 'How would you explain the way to school to somebody new?',
  slips: {
    otherWay: 'Takes one of the directions the other way around.',
    countsTheStart: 'Counts the square or line where the way starts.',
    swapsNumbers: 'Swaps the numbers for across and up.',
  },
  make,
});
