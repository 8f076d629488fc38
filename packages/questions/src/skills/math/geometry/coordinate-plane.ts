import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Question, Step } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill, type MakeAt } from '../../../skill.ts';

type Point = { x: number; y: number };

const SIZE = 10;
const LABELS = ['A', 'B', 'C', 'D'] as const;

const written = ({ x, y }: Point) => `(${x}, ${y})`;

/** Returns a point, its swapped counterpart, and two points that share one coordinate with it. */
const family = (rng: SeededRandom) => {
  const x = rng.int(1, 9);
  const y = (x + rng.int(1, 8)) % 9 || 9;
  const apart = y === x ? { x, y: x === 9 ? 1 : x + 1 } : { x, y };
  const other = (than: number) => (than > 5 ? than - rng.int(2, 4) : than + rng.int(2, 4));
  return {
    asked: apart,
    swapped: { x: apart.y, y: apart.x },
    sameX: { x: apart.x, y: other(apart.y) },
    sameY: { x: other(apart.x), y: apart.y },
  };
};

const explainPoint = (target: Point, given: Point, isSwapped: boolean) => ({
  headline: isSwapped ? 'Across first, then up.' : 'Not yet. Walk from the corner.',
  reason: isSwapped
    ? `${written(given)} swaps the numbers. ${written(target)} is ${target.x} across and ${target.y} up.`
    : `That one is ${given.x} across and ${given.y} up. ${written(target)} is ${target.x} across and ${target.y} up.`,
  ...(isSwapped && { misconception: 'swaps' }),
});

const pointSteps = (target: Point, isFinding: boolean, name: string): Step[] => [
  { say: 'Start in the corner, at 0.' },
  {
    say: `Go ${target.x} across, then ${target.y} up.`,
    picture: { kind: 'grid', size: SIZE, points: [{ ...target, label: name }] },
  },
  {
    say: isFinding
      ? `Point ${name} is there, at ${written(target)}.`
      : `Write across first, then up: ${written(target)}.`,
  },
];

/** Returns three points so that each coordinate is in two of four points, or in all of them. */
const likeTarget = (rng: SeededRandom, { x, y }: Point): Point[] => {
  const third = rng.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((value) => value !== x && value !== y));
  const common = rng.chance(50) ? x : y;
  return [
    { x: y, y: x },
    { x: common, y: third },
    { x: third, y: common },
  ];
};

/** Asks for the place of a point, with choices that have the same numbers. */
const nameIt = (rng: SeededRandom): Question => {
  const { asked: target } = family(rng);
  return {
    ask: 'Where is point P?',
    picture: { kind: 'grid', size: SIZE, points: [{ ...target, label: 'P' }] },
    ...chooseOne(rng, {
      right: written(target),
      mistakes: likeTarget(rng, target).map((point, index) => ({
        choice: written(point),
        ...explainPoint(target, point, index === 0),
      })),
    }),
    steps: pointSteps(target, false, 'P'),
    solved: `P is at ${written(target)}`,
    praise: 'You went across first, then up.',
    hint: 'Start in the corner. The first number goes across, the second goes up.',
  };
};

const findOrName = (rng: SeededRandom, isFinding: boolean): Question => {
  const { asked: target, swapped, sameX, sameY } = family(rng);
  const points = rng.shuffle([target, swapped, sameX, sameY]);
  const label = (point: Point) => LABELS[points.indexOf(point)] ?? 'A';
  const shown = isFinding ? points : [target];
  const choice = (point: Point) => (isFinding ? `Point ${label(point)}` : written(point));
  return {
    ask: isFinding ? `Which point is at ${written(target)}?` : 'Where is point P?',
    picture: {
      kind: 'grid',
      size: SIZE,
      points: shown.map((point) => ({ ...point, label: isFinding ? label(point) : 'P' })),
    },
    ...chooseOne(rng, {
      right: choice(target),
      mistakes: [swapped, sameX, sameY].map((point) => ({
        choice: choice(point),
        ...explainPoint(target, point, point === swapped),
      })),
    }),
    steps: pointSteps(target, isFinding, isFinding ? label(target) : 'P'),
    solved: `${isFinding ? label(target) : 'P'} is at ${written(target)}`,
    praise: 'You went across first, then up.',
    hint: 'Start in the corner. The first number goes across, the second goes up.',
  };
};

const cornersOf = (rng: SeededRandom, left: number, low: number): Point[] => {
  const [rightEnd, high] = [rng.int(left + 2, 10), rng.int(low + 2, 10)];
  return [
    { x: left, y: low },
    { x: rightEnd, y: low },
    { x: left, y: high },
    { x: rightEnd, y: high },
  ];
};

/** Asks for the fourth corner of a rectangle. */
const fourthCorner = (rng: SeededRandom): Question => {
  const [left, low] = [rng.int(0, 5), rng.int(0, 5)];
  const corners = rng.shuffle(cornersOf(rng, left, low)) as [Point, Point, Point, Point];
  const [target, ...shown] = corners;
  if (target.x === target.y) return fourthCorner(rng);
  const points = shown.map((point, index) => ({ ...point, label: LABELS[index] ?? 'A' }));
  return {
    ask: 'A, B and C are corners of a rectangle. Where is the fourth?',
    picture: { kind: 'grid', size: SIZE, points },
    ...chooseOne(rng, {
      right: written(target),
      mistakes: likeTarget(rng, target).map((point, index) => ({
        choice: written(point),
        ...explainPoint(target, point, index === 0),
      })),
    }),
    steps: [
      { say: 'The sides of this rectangle run along the grid lines.' },
      { say: `It lies above or below a corner, so it is ${target.x} across.` },
      {
        say: `It lies beside another corner, so it is ${target.y} up.`,
        picture: { kind: 'grid', size: SIZE, points: [...points, { ...target, label: 'D' }] },
      },
      { say: `The fourth corner is at ${written(target)}.` },
    ],
    solved: `The fourth corner is at ${written(target)}`,
    praise: 'You used the corners beside it.',
    hint: 'Which two corners are in line with it? Read one number from each.',
  };
};

const distance = (rng: SeededRandom, isAcross: boolean, isFair: boolean): Question => {
  const from = rng.int(1, 4);
  const to = rng.int(from + 2, 10);
  const fixed = rng.int(1, 9);
  const at = (along: number): Point => (isAcross ? { x: along, y: fixed } : { x: fixed, y: along });
  const right = to - from;
  const way = `Count the spaces from ${from} to ${to}: ${to} − ${from} = ${right}.`;
  return {
    ask: `How far is it from A ${written(at(from))} to B ${written(at(to))}?`,
    picture: {
      kind: 'grid',
      size: SIZE,
      points: [
        { ...at(from), label: 'A' },
        { ...at(to), label: 'B' },
      ],
    },
    ...typedOrChosen(rng, {
      right,
      isFair,
      least: isFair ? 1 : 0,
      unit: 'units',
      mistakes: [
        {
          value: right + 1,
          headline: 'Close. Count the spaces.',
          reason: `${right + 1} counts the lines, with the first one. ${way}`,
          misconception: 'countsLines',
        },
        {
          value: to,
          headline: 'That is from the edge.',
          reason: `B is ${to} from the edge, but A is not on the edge. ${way}`,
        },
        {
          value: to + from,
          headline: 'Not yet. Look at the grid.',
          reason: `${to + from} adds the numbers. ${way}`,
        },
      ],
      otherwise: nearMiss(right, way),
    }),
    steps: [
      { say: `Both points have the number ${fixed}, so look at the other one.` },
      {
        say: `Count the spaces from ${from} to ${to}.`,
        picture: { kind: 'hops', from, hops: Array.from({ length: right }, () => 1) },
      },
      { say: `${to} − ${from} = ${right}, so they are ${right} units apart.` },
    ],
    solved: `${to} − ${from} = ${right} units`,
    praise: 'You saw which number changes and counted the spaces.',
    hint: 'One number is the same for both points. How far apart are the others?',
  };
};

const makeFirstVersion = (rng: SeededRandom, { grade, level }: MakeAt) => {
  const far = grade === 5 ? { 1: 0, 2: 25, 3: 40 }[level] : { 1: 30, 2: 50, 3: 60 }[level];
  return rng.chance(far) ? distance(rng, rng.chance(50), false) : findOrName(rng, rng.chance(50));
};

/** Level 1 finds or names a point, level 3 asks for distances and corners. */
const makeByLevel = (rng: SeededRandom, { grade, level }: MakeAt) => {
  if (level === 3) return rng.chance(50) ? fourthCorner(rng) : distance(rng, rng.chance(50), true);
  const far = level === 1 ? 0 : 50;
  if (rng.chance(far)) return distance(rng, rng.chance(50), true);
  return (grade === 5 && level === 1) || rng.chance(50) ? findOrName(rng, true) : nameIt(rng);
};

export const coordinatePlane = defineSkill({
  id: 'coordinate-plane',
  version: 2,
  subject: 'math',
  name: 'Points on a grid',
  grades: [5, 6],
  needs: ['number-line'],
  standards: ['5.G.A.1', '5.G.A.2', '6.NS.C.8'],
  kinds: ['choose', 'number'],
  forTeachers: {
    about: 'Finds and names points on a grid and the distance between two of them.',
    toTry: 'Tape a grid on the floor and walk to a point: across first, then up.',
  },
  atDinner: 'How would you tell somebody exactly where a thing lies on this table?',
  slips: {
    swaps: 'Swaps across and up.',
    countsLines: 'Counts the grid lines, not the spaces between them.',
  },
  make: (rng, at) => (at.version > 1 ? makeByLevel(rng, at) : makeFirstVersion(rng, at)),
});
