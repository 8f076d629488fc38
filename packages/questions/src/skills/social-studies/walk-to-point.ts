import { chooseFromPairs } from '../../kit/choose-one.ts';
import type { Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { type Point, SITES, SIZE, toCoordinates, write } from './sites.facts.ts';

const sayMove = (by: number, forward: string, back: string) =>
  `${Math.abs(by)} ${by > 0 ? forward : back}`;

const sayWay = (from: Point, to: Point) =>
  `${sayMove(to.x - from.x, 'right', 'left')} and ${sayMove(to.y - from.y, 'up', 'down')}`;

type Stretch = { from: number; to: number; taken: number; misconception: string };

/** Draws a stretch and the end of the other way. Each end is right as often as taken. */
const drawTurned = (rng: SeededRandom): Stretch => {
  const from = rng.int(2, 4);
  const by = rng.int(1, Math.min(from, SIZE - from)) * (rng.chance(50) ? 1 : -1);
  return { from, to: from + by, taken: from - by, misconception: 'otherWay' };
};

/** Draws a stretch and the end of a child who counts the start. */
const drawShort = (rng: SeededRandom): Stretch => {
  const low = rng.int(1, SIZE - 2);
  const goesUp = rng.chance(50);
  return goesUp
    ? { from: rng.int(0, low - 1), to: low + 1, taken: low, misconception: 'countsTheStart' }
    : { from: rng.int(low + 2, SIZE), to: low, taken: low + 1, misconception: 'countsTheStart' };
};

/** Draws until all ends differ, so that no choice has more in common with the others. */
const drawStretches = (rng: SeededRandom): { x: Stretch; y: Stretch } => {
  const [x, y] = [0, 1].map(() => (rng.chance(50) ? drawTurned(rng) : drawShort(rng))) as [
    Stretch,
    Stretch,
  ];
  const ends = new Set([x.to, x.taken, y.to, y.taken]);
  return ends.size === 4 ? { x, y } : drawStretches(rng);
};

/** Asks for the point where a way from a place ends. */
export const walkToPoint = (rng: SeededRandom): Question => {
  const name = rng.pick(SITES);
  const { x, y } = drawStretches(rng);
  const start = { x: x.from, y: y.from };
  const end = { x: x.to, y: y.to };
  const way = sayWay(start, end);
  const points = [{ ...start, label: name }];
  return {
    ask: `Start at the ${name}. Go ${way}. Which point is it?`,
    picture: { kind: 'grid', size: SIZE, points },
    ...chooseFromPairs(rng, {
      right: [end.x, end.y],
      others: [x.taken, y.taken],
      write: toCoordinates,
      explain: ({ isLargeWrong, text }) => ({
        headline: isLargeWrong ? 'Look at the way across.' : 'Look at the way up or down.',
        reason: `${text} is not there. From ${write(start)}, ${way} leads to ${write(end)}.`,
        misconception: (isLargeWrong ? x : y).misconception,
      }),
    }),
    solved: `From ${write(start)}, ${way} leads to ${write(end)}`,
    praise: 'You went across, then up or down.',
    hint: 'Start at the label. Do not count it as 1.',
    steps: [
      { say: `The ${name} is at ${write(start)}.` },
      { say: `Go ${way}.`, picture: { kind: 'grid', size: SIZE, points } },
      { say: `You are at ${write(end)}.` },
    ],
  };
};
