import type { Answer, Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

type Ordering = {
  /** All tiles in the right order, all different. */
  right: readonly string[];
  /** Labels of the ends: "smallest" and "largest", "first" and "last". */
  from: string;
  to: string;
  /** Gets the tiles in the given order. */
  explain: (given: readonly string[]) => Explanation;
};

/** Builds an ordering task that never starts in the right order. */
export const putInOrder = (
  rng: SeededRandom,
  { right, from, to, explain }: Ordering,
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const shuffled = rng.shuffle(right);
  const isInOrder = shuffled.every((tile, index) => tile === right[index]);
  const tiles = isInOrder ? [...shuffled.slice(1), ...shuffled.slice(0, 1)] : shuffled;
  const answer: Answer = right.map((tile) => tiles.indexOf(tile));
  return {
    task: { kind: 'order', tiles, from, to },
    answer,
    explain: (given) => explain(given.map((index) => tiles[index] ?? '')),
  };
};

/** Returns the first tile in a wrong position. */
export const firstOutOfPlace = (right: readonly string[], given: readonly string[]) => {
  const index = right.findIndex((tile, at) => tile !== given[at]);
  return { index, belongs: right[index] ?? '', given: given[index] ?? '' };
};
