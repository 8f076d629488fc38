import { chooseOne } from '../../kit/choose-one.ts';
import type { Level, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Point, SITES, SIZE, toCoordinates, write } from './sites.facts.ts';
import { walkToPoint } from './walk-to-point.ts';

/* Questions about places by coordinates, across and up. */

/** Version 1. */
export const readFirstPoint = (rng: SeededRandom): Question => {
  const names = rng.some(['mill', 'school', 'pond', 'barn', 'bridge', 'well'], 3);
  const x = rng.int(1, 5);
  const y = rng.pick([1, 2, 3, 4, 5].filter((up) => up !== x));
  const [name = 'mill', second = 'school', third = 'pond'] = names;
  const other = { x: x + 1, y };
  const points = [
    { x, y, label: name },
    { x: y, y: x, label: second },
    { ...other, label: third },
  ];
  return {
    ask: `Where is the ${name}? First across, then up.`,
    picture: {
      kind: 'grid',
      size: 6,
      points,
    },
    ...chooseOne(rng, {
      right: toCoordinates(x, y),
      mistakes: [
        {
          choice: toCoordinates(y, x),
          headline: 'First across, then up.',
          reason: `${toCoordinates(y, x)} goes ${y} across and ${x} up. The ${name} is ${x} across and ${y} up.`,
          misconception: 'swapsNumbers',
        },
        {
          choice: toCoordinates(other.x, other.y),
          headline: 'Look at the label.',
          reason: `That is the ${third}. The ${name} is ${x} across and ${y} up.`,
        },
        {
          choice: toCoordinates(x + 1, y + 1),
          headline: 'Close. Start at 0.',
          reason: `The corner is 0, not 1. The ${name} is ${x} across and ${y} up.`,
          misconception: 'countsTheStart',
        },
      ],
    }),
    solved: `The ${name} is at ${toCoordinates(x, y)}`,
    praise: 'You went across first, then up.',
    hint: 'Start in the corner at 0. Walk across first.',
    steps: [
      { say: 'Start in the corner at 0.' },
      {
        say: `Go ${x} across, then ${y} up.`,
        picture: { kind: 'grid', size: 6, points: points.slice(0, 1) },
      },
      { say: `The ${name} is at ${toCoordinates(x, y)}.` },
    ],
  };
};

const swap = ({ x, y }: Point): Point => ({ x: y, y: x });

/** Draws two points of four different numbers, so that each number is as common as the others. */
const drawPoints = (rng: SeededRandom): [Point, Point] => {
  const [x = 1, y = 2, otherX = 3, otherY = 4] = rng.some([1, 2, 3, 4, 5, 6], 4);
  return [
    { x, y },
    { x: otherX, y: otherY },
  ];
};

const atPoint = ({ x, y }: Point) => `${x} across and ${y} up`;

const chooseCoordinates = (
  rng: SeededRandom,
  { point, other, name, label }: { point: Point; other: Point; name: string; label: string },
) =>
  chooseOne(rng, {
    right: write(point),
    mistakes: [
      {
        choice: write(swap(point)),
        headline: 'First across, then up.',
        reason: `${write(swap(point))} is ${atPoint(swap(point))}. The ${name} is ${atPoint(point)}.`,
        misconception: 'swapsNumbers',
      },
      {
        choice: write(other),
        headline: 'Look at the label.',
        reason: `That is the ${label}. The ${name} is ${atPoint(point)}.`,
      },
      {
        choice: write(swap(other)),
        headline: 'Start in the corner at 0.',
        reason: `Go across first. The ${name} is ${atPoint(point)}.`,
      },
    ],
  });

const readPoint = (rng: SeededRandom): Question => {
  const [name, label] = rng.some<string>(SITES, 2) as [string, string];
  const [point, other] = drawPoints(rng);
  const points = [
    { ...point, label: name },
    { ...other, label },
  ];
  return {
    ask: `Where is the ${name}? First across, then up.`,
    picture: { kind: 'grid', size: SIZE, points },
    ...chooseCoordinates(rng, { point, other, name, label }),
    solved: `The ${name} is at ${write(point)}`,
    praise: 'You went across first, then up.',
    hint: 'Start in the corner at 0. Walk across first.',
    steps: [
      { say: 'Start in the corner at 0.' },
      {
        say: `Go ${point.x} across, then ${point.y} up.`,
        picture: { kind: 'grid', size: SIZE, points: points.slice(0, 1) },
      },
      { say: `The ${name} is at ${write(point)}.` },
    ],
  };
};

/** Asks which place is at a point. Another place is at the swapped point. */
const nameThePlace = (rng: SeededRandom): Question => {
  const names = rng.some<string>(SITES, 4);
  const [point, other] = drawPoints(rng);
  const points = [point, swap(point), other, swap(other)].map((each, at) => ({
    ...each,
    label: names[at] ?? '',
  }));
  const [name = '', swapped = '', ...others] = names;
  return {
    ask: `Which place is at ${write(point)}?`,
    picture: { kind: 'grid', size: SIZE, points: rng.shuffle(points) },
    ...chooseOne(rng, {
      right: name,
      mistakes: [
        {
          choice: swapped,
          headline: 'First across, then up.',
          reason: `The ${swapped} is ${atPoint(swap(point))}. ${write(point)} is ${atPoint(point)}.`,
          misconception: 'swapsNumbers',
        },
        ...others.map((choice, at) => ({
          choice,
          headline: 'Start in the corner at 0.',
          reason: `The ${choice} is at ${write(at === 0 ? other : swap(other))}. Go ${atPoint(point)}.`,
        })),
      ],
    }),
    solved: `The ${name} is at ${write(point)}`,
    praise: 'You went across first, then up.',
    hint: 'The first number goes across.',
    steps: [
      { say: 'Start in the corner at 0.' },
      { say: `Go ${point.x} across, then ${point.y} up.` },
      {
        say: `There is the ${name}.`,
        picture: { kind: 'grid', size: SIZE, points: points.slice(0, 1) },
      },
    ],
  };
};

/** Asks for a point, then for the place at a point, then for the end of a way. */
export const askCoordinates = (rng: SeededRandom, level: Level): Question => {
  if (level === 1) return readPoint(rng);
  return level === 2 ? nameThePlace(rng) : walkToPoint(rng);
};
