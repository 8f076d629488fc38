import type { Spot } from './question.ts';

/** The squares of a map with a grid: letters across from the left, numbers down from the top. */
export const MAP_COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export const MAP_ROWS = [1, 2, 3, 4] as const;

const within = (hundredths: number, count: number) =>
  Math.min(count - 1, Math.max(0, Math.floor((hundredths / 100) * count)));

/** "B3": the square a spot stands in. */
export const squareOf = ({ x, y }: Pick<Spot, 'x' | 'y'>) =>
  `${MAP_COLUMNS[within(x, MAP_COLUMNS.length)]}${MAP_ROWS[within(y, MAP_ROWS.length)]}`;
