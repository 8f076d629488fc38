/** The value that so much of a hundred lie at or below. */
export const percentile = (values: readonly number[], percent: number) => {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};
