import { type Color, SWATCHES } from './colors.facts.ts';

export const swatch = (color: Color) => ({ text: color, color: SWATCHES[color] });

export const palette = (...colors: readonly Color[]) =>
  ({
    kind: 'colors',
    colors: colors.map((color) => ({ color: SWATCHES[color], name: color })),
  }) as const;
