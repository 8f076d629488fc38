import type { GradeNumber, Level } from '../../question.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import {
  decreasing,
  doublingAndAdding,
  growingSteps,
  increasing,
  multiplying,
  type Pattern,
  type StepRange,
  squares,
  sumOfLastTwo,
  takingTurns,
  triplingAndTakingAway,
} from './pattern-kinds.ts';

type CreatePattern = (rng: SeededRandom) => Pattern;

/** The patterns of version 1. */
const firstPatternsFor = (grade: GradeNumber, level: Level): readonly CreatePattern[] => {
  const range = [2, Math.min(9, 3 + grade + level)] as const;
  const constantSteps: readonly CreatePattern[] = [
    (rng) => increasing(rng, range),
    (rng) => decreasing(rng, range),
  ];
  const growing: CreatePattern = (rng) => growingSteps(rng);
  if (grade === 2) return constantSteps;
  if (grade <= 4)
    return level === 1 ? constantSteps : [...constantSteps, growing, (rng) => multiplying(rng, 2)];
  if (grade === 5) return [growing, (rng) => multiplying(rng, 3), ...constantSteps];
  return level === 1
    ? [growing, (rng) => multiplying(rng, 3), sumOfLastTwo]
    : [growing, doublingAndAdding, sumOfLastTwo, squares];
};

const sameSteps = (range: StepRange): readonly CreatePattern[] => [
  (rng) => increasing(rng, range),
  (rng) => decreasing(rng, range),
];

const growingBy =
  (range: StepRange, largestFirst: number): CreatePattern =>
  (rng) =>
    growingSteps(rng, range, largestFirst);

const inTurns =
  (range: StepRange): CreatePattern =>
  (rng) =>
    takingTurns(rng, range);

/** The patterns from this grade on, by level. No pattern is at levels 1 and 3. */
const PATTERNS: readonly {
  from: GradeNumber;
  levels: Readonly<Record<Level, readonly CreatePattern[]>>;
}[] = [
  {
    from: 6,
    levels: {
      1: [growingBy([2, 6], 20), (rng) => multiplying(rng, 3), inTurns([3, 12])],
      2: [doublingAndAdding, squares, growingBy([7, 12], 20)],
      3: [sumOfLastTwo, triplingAndTakingAway],
    },
  },
  {
    from: 5,
    levels: {
      1: [growingBy([1, 4], 20), inTurns([2, 9])],
      2: [(rng) => multiplying(rng, 3), growingBy([5, 9], 20)],
      3: [doublingAndAdding, sumOfLastTwo, squares],
    },
  },
  {
    from: 3,
    levels: {
      1: sameSteps([3, 9]),
      2: [...sameSteps([11, 19]), growingBy([1, 2], 20)],
      3: [growingBy([3, 5], 20), inTurns([2, 9]), (rng) => multiplying(rng, 2)],
    },
  },
  {
    from: 2,
    levels: {
      1: sameSteps([2, 5]),
      2: sameSteps([6, 10]),
      3: [...sameSteps([11, 15]), growingBy([1, 2], 20)],
    },
  },
];

/** Returns the kinds of patterns of a grade and level. */
export const patternsFor = (grade: GradeNumber, level: Level, version: number) => {
  if (version < 2) return firstPatternsFor(grade, level);
  return PATTERNS.find(({ from }) => from <= grade)?.levels[level] ?? [];
};
