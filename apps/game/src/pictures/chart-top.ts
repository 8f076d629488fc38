const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_500, 5_000, 10_000];
const MAX_LINES = 6;

/** Returns the top of a chart's scale and the distance of its few, round lines. */
export const chartTop = (values: readonly number[]) => {
  const most = Math.max(1, ...values);
  const step = STEPS.find((each) => most / each <= MAX_LINES) ?? Math.ceil(most / MAX_LINES);
  return { top: Math.ceil(most / step) * step, step };
};
