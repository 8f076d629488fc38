import { chooseOne } from '../../../kit/choose-one.ts';
import { nearMiss, typedOrChosen } from '../../../kit/find-number.ts';
import type { Question } from '../../../question.ts';
import type { SeededRandom } from '../../../seeded-random.ts';
import { defineSkill } from '../../../skill.ts';

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
    solved: `${isFinding ? label(target) : 'P'} is at ${written(target)}`,
    praise: 'You went across first, then up.',
    hint: 'Start in the corner. The first number goes across, the second goes up.',
  };
};

const distance = (rng: SeededRandom, isAcross: boolean): Question => {
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
    solved: `${to} − ${from} = ${right} units`,
    praise: 'You saw which number changes and counted the spaces.',
    hint: 'One number is the same for both points. How far apart are the others?',
  };
};

export const coordinatePlane = defineSkill({
  id: 'coordinate-plane',
  version: 1,
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
  make: (rng, { grade, level }) => {
    const far = grade === 5 ? { 1: 0, 2: 25, 3: 40 }[level] : { 1: 30, 2: 50, 3: 60 }[level];
    return rng.chance(far) ? distance(rng, rng.chance(50)) : findOrName(rng, rng.chance(50));
  },
});
