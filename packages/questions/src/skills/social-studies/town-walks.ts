import type { GradeNumber, Question } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { PLACES, PLAIN_MOVES, type Way } from './town.facts.ts';

/** Places stand in three rows of three. */
const CELLS = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => ({ x, y })));
type Cell = (typeof CELLS)[number];

const isSame = (first: Cell, second: Cell) => first.x === second.x && first.y === second.y;

const isInTown = (cell: Cell) => CELLS.some((other) => isSame(cell, other));

const go = ({ x, y }: Cell, way: Way): Cell => ({ x: x + way.x, y: y + way.y });

type Walk = { start: Cell; first: Way; second: Way; middle: Cell; end: Cell };

/** Returns all walks of two moves that stay in town and turn a corner. */
const walksWith = (ways: readonly Way[]): Walk[] =>
  CELLS.flatMap((start) =>
    ways.flatMap((first) =>
      ways.flatMap((second) => {
        const middle = go(start, first);
        const end = go(middle, second);
        const turns = second !== first && second.word !== first.turned;
        return turns && isInTown(middle) && isInTown(end)
          ? [{ start, first, second, middle, end }]
          : [];
      }),
    ),
  );

/** Where a child ends who takes one of the moves the other way around. */
const turnedEnds = ({ start, first, second }: Walk) => {
  const back = { ...first, x: -first.x, y: -first.y };
  const backSecond = { ...second, x: -second.x, y: -second.y };
  return [
    { end: go(go(start, back), second), way: first },
    { end: go(go(start, first), backSecond), way: second },
  ];
};

const placeCells = (rng: SeededRandom, walk: Walk) => {
  const turned = turnedEnds(walk).map(({ end }) => end);
  const fixed = [walk.start, walk.end, walk.middle, ...turned.filter(isInTown)];
  const cells = fixed.filter((cell, at) => fixed.findIndex((other) => isSame(cell, other)) === at);
  const others = CELLS.filter((cell) => !cells.some((other) => isSame(cell, other)));
  return [...cells, ...rng.some(others, 6 - cells.length)];
};

/** Asks where two moves lead: "Start at the mill. Go up, then right. Where are you?" */
export const walkInTown = (
  rng: SeededRandom,
  grade: GradeNumber,
  ways: readonly Way[],
): Question => {
  const walk = rng.pick(walksWith(ways));
  const cells = placeCells(rng, walk);
  const names = rng.some<(typeof PLACES)[number]>(PLACES, cells.length);
  const nameAt = (cell: Cell) => names[cells.findIndex((other) => isSame(cell, other))] ?? 'tree';
  const say = ({ word }: Way) => (grade === 0 ? (PLAIN_MOVES[word] ?? word) : word);
  const [start, middle, end] = [walk.start, walk.middle, walk.end].map(nameAt);
  const moves = `${say(walk.first)}, then ${say(walk.second)}`;
  const hint =
    grade === 0 ? `Put a finger on the ${start}.` : `North is up. Start at the ${start}.`;
  return {
    ask: `Start at the ${start}. Go ${moves}. Where are you?`,
    task: {
      kind: 'map',
      spots: cells.map(({ x, y }, at) => {
        const thing = names[at] ?? 'tree';
        return { name: thing, thing, x: 50 + x * 34, y: 50 + y * 34 };
      }),
    },
    answer: [1],
    solved: `From the ${start}, ${moves} leads to the ${end}`,
    praise: 'You took one move at a time.',
    hint,
    steps: [
      { say: hint },
      { say: `Go ${say(walk.first)} to the ${middle}.` },
      { say: `Then go ${say(walk.second)} to the ${end}.` },
    ],
    explain: ([given = 0]) => {
      const cell = cells[given] ?? walk.start;
      if (isSame(cell, walk.start)) {
        return { headline: 'That is where you start.', reason: `From there, go ${moves}.` };
      }
      if (isSame(cell, walk.middle)) {
        return {
          headline: 'One more move.',
          reason: `From the ${middle}, go ${say(walk.second)} to the ${end}.`,
        };
      }
      const turned = turnedEnds(walk).find((other) => isSame(other.end, cell));
      const misconception = turned?.way.x === 0 ? 'turnsNorthSouth' : 'turnsEastWest';
      return {
        headline: 'Take one move at a time.',
        reason: `First go ${say(walk.first)} to the ${middle}. Then go ${say(walk.second)}.`,
        ...(turned && { misconception }),
      };
    },
  };
};
