/** The squares of a map with a grid: letters across from the left, numbers down from the top. */
export const MAP_COLUMNS = ['A', 'B', 'C', 'D'] as const;
export const MAP_ROWS = [1, 2, 3, 4] as const;
