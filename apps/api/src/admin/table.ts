/** Formats rows under a heading in aligned columns. */
export const table = (heading: string[], rows: string[][]): string => {
  const all = [heading, ...rows];
  const widths = heading.map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
};

/** Formats a timestamp as a date. */
export const day = (at: Date | string) => new Date(at).toISOString().slice(0, 10);
