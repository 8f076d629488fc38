/** Squares of a map grid: letters from left to right, numbers from top to bottom. */
export const MAP_COLUMNS = ['A', 'B', 'C', 'D'] as const;
export const MAP_ROWS = [1, 2, 3, 4] as const;
