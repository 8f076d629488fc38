import type { Answer, Explanation, Question } from '../question.ts';
import type { SeededRandom } from '../seeded-random.ts';

type Ordering = {
  /** The tiles as they belong, all different. */
  right: readonly string[];
  /** What the ends of the line say: "smallest" and "largest", "first" and "last". */
  from: string;
  to: string;
  /** Gets the tiles as they were put. */
  explain: (given: readonly string[]) => Explanation;
};

/** Tiles to be put in order, never shown in the right one. */
export const putInOrder = (
  rng: SeededRandom,
  { right, from, to, explain }: Ordering,
): Pick<Question, 'task' | 'answer' | 'explain'> => {
  const thrown = rng.shuffle(right);
  const isInOrder = thrown.every((tile, index) => tile === right[index]);
  const tiles = isInOrder ? [...thrown.slice(1), ...thrown.slice(0, 1)] : thrown;
  const answer: Answer = right.map((tile) => tiles.indexOf(tile));
  return {
    task: { kind: 'order', tiles, from, to },
    answer,
    explain: (given) => explain(given.map((index) => tiles[index] ?? '')),
  };
};

/** The first tile that is not where it belongs: where to look. */
export const firstOutOfPlace = (right: readonly string[], given: readonly string[]) => {
  const index = right.findIndex((tile, at) => tile !== given[at]);
  return { index, belongs: right[index] ?? '', given: given[index] ?? '' };
};
