import type { Level } from '../../question.ts';

/* Capital letters in a sans-serif font. Omits letters that fonts draw differently (I, J, K, Q). */

/** Letters whose left half mirrors the right half. */
export const MIRRORED_SIDEWAYS = ['A', 'H', 'M', 'O', 'T', 'U', 'V', 'W', 'X', 'Y'] as const;

/** Letters of which also the upper half mirrors the lower half. */
export const MIRRORED_BOTH_WAYS = ['H', 'O', 'X'] as const;

/** Letters in which only the upper half mirrors the lower half. */
export const MIRRORED_UPWARD_ONLY = ['B', 'C', 'D', 'E'] as const;

/** Letters that look the same after half a turn, but not in a mirror. */
export const SAME_AFTER_HALF_A_TURN = ['N', 'S', 'Z'] as const;

export const NOT_MIRRORED = ['F', 'G', 'L', 'P', 'R'] as const;

/** Number of symmetry lines of a shape. */
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

export type Figure = { shape: string; lines: number; sides?: number };

/** Figures by level. At level 2 all are asked for. */
export const FIGURES: readonly (Figure & { levels: readonly Level[] })[] = [
  ...FOLD_LINES.map((figure) => ({
    ...figure,
    levels:
      figure.lines <= 4 && figure.shape !== 'a rhombus that is not a square'
        ? ([1, 2] as const)
        : ([2, 3] as const),
  })),
  { shape: 'the letter A', lines: 1, levels: [1, 2] },
  { shape: 'the letter T', lines: 1, levels: [1, 2] },
  { shape: 'a heart', lines: 1, levels: [1, 2] },
  { shape: 'a trapezoid with 2 equal legs', lines: 1, sides: 4, levels: [2, 3] },
  { shape: 'the letter H', lines: 2, levels: [2, 3] },
  { shape: 'a star with 5 equal points', lines: 5, levels: [2, 3] },
  { shape: 'a star with 6 equal points', lines: 6, levels: [2, 3] },
  { shape: 'a plus sign with equal arms', lines: 4, levels: [2, 3] },
];

/** Symbols that do not change in a mirror beside them. */
export const SIGNS = ['●', '▲', '■', '★', '◆', '♥'] as const;
