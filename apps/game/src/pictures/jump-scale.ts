export type JumpScale = {
  /** First and last number on the line. */
  low: number;
  high: number;
  /** Distance between marks. */
  step: number;
  /** Distance between labeled numbers. */
  labelStep: number;
};

/** Pairs of mark distance and label distance. */
const STEPS = [
  [0.01, 0.1],
  [0.1, 1],
  [1, 10],
  [2, 10],
  [5, 10],
  [10, 100],
  [50, 100],
  [100, 1_000],
  [500, 1_000],
  [1_000, 10_000],
] as const;

const near = (value: number) => Number(value.toFixed(2));

const isWhole = (value: number) => Number.isInteger(value);

/** Returns a section of the number line around a jump with a readable number of marks. */
export const jumpScale = (from: number, to: number, mostMarks = 24): JumpScale => {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  const length = most - least;
  const fine = isWhole(from) && isWhole(to) ? 1 : 0.01;
  const [step, labelStep] = STEPS.find(
    ([each]) => each >= fine && (length + 4 * each) / each <= mostMarks,
  ) ?? [length / 10 || 1, length / 2 || 1];
  const down = (each: number) => Math.floor((least - step / 2) / each) * each;
  const up = (each: number) => Math.ceil((most + step / 2) / each) * each;
  // Extends to labeled numbers if that is short enough, or a little on both sides.
  const isShort = (up(labelStep) - down(labelStep)) / step <= mostMarks;
  const [low, high] = isShort
    ? [down(labelStep), up(labelStep)]
    : [down(step) - step, up(step) + step];
  return { low: near(least >= 0 ? Math.max(0, low) : low), high: near(high), step, labelStep };
};

/** Returns the numbers that have a mark. */
export const marksOf = ({ low, high, step }: JumpScale) =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => near(low + at * step));

export const hasLabel = ({ labelStep }: JumpScale, mark: number) =>
  Math.abs(mark / labelStep - Math.round(mark / labelStep)) < 1e-6;
