export type JumpScale = {
  /** The first and last number on the line. */
  low: number;
  high: number;
  /** From one mark to the next. */
  step: number;
  /** From one number that is written to the next. */
  labelStep: number;
};

/** A mark for each of these, and a number under every so many. */
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

/** A stretch of the number line around a jump, with few enough marks to read. */
export const jumpScale = (from: number, to: number, mostMarks = 24): JumpScale => {
  const [least, most] = [Math.min(from, to), Math.max(from, to)];
  const length = most - least;
  const fine = isWhole(from) && isWhole(to) ? 1 : 0.01;
  const [step, labelStep] = STEPS.find(
    ([each]) => each >= fine && (length + 4 * each) / each <= mostMarks,
  ) ?? [length / 10 || 1, length / 2 || 1];
  const down = (each: number) => Math.floor((least - step / 2) / each) * each;
  const up = (each: number) => Math.ceil((most + step / 2) / each) * each;
  // From written number to written number where that is short enough, else a little on either side.
  const isShort = (up(labelStep) - down(labelStep)) / step <= mostMarks;
  const [low, high] = isShort
    ? [down(labelStep), up(labelStep)]
    : [down(step) - step, up(step) + step];
  return { low: near(least >= 0 ? Math.max(0, low) : low), high: near(high), step, labelStep };
};

/** The numbers that have a mark. */
export const marksOf = ({ low, high, step }: JumpScale) =>
  Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => near(low + at * step));

export const hasLabel = ({ labelStep }: JumpScale, mark: number) =>
  Math.abs(mark / labelStep - Math.round(mark / labelStep)) < 1e-6;
