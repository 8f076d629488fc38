/* Capital letters as printed without serifs. Letters that fonts draw in different ways (I, J, K, Q)
   are left out. */

/** Their left half is the mirror image of their right half. */
export const MIRRORED_SIDEWAYS = ['A', 'H', 'M', 'O', 'T', 'U', 'V', 'W', 'X', 'Y'] as const;

/** Only their upper half is the mirror image of their lower half. */
export const MIRRORED_UPWARD_ONLY = ['B', 'C', 'D', 'E'] as const;

/** They look the same after half a turn, but not in a mirror. */
export const SAME_AFTER_HALF_A_TURN = ['N', 'S', 'Z'] as const;

export const NOT_MIRRORED = ['F', 'G', 'L', 'P', 'R'] as const;

/** How many lines fold a shape onto itself. */
export const FOLD_LINES = [
  { shape: 'a square', lines: 4, sides: 4 },
  { shape: 'a rectangle that is not a square', lines: 2, sides: 4 },
  { shape: 'a rhombus that is not a square', lines: 2, sides: 4 },
  { shape: 'a triangle with 3 equal sides', lines: 3, sides: 3 },
  { shape: 'a triangle with only 2 equal sides', lines: 1, sides: 3 },
  { shape: 'a regular pentagon', lines: 5, sides: 5 },
  { shape: 'a regular hexagon', lines: 6, sides: 6 },
  { shape: 'a regular octagon', lines: 8, sides: 8 },
] as const;

/** Signs that a mirror beside them does not change. */
export const SIGNS = ['●', '▲', '■', '★', '◆', '♥'] as const;
