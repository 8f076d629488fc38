/** Returns the value at or below which this percentage of the values lies. */
export const percentile = (values: readonly number[], percent: number) => {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN;
};
