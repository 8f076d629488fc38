/* The painter's color wheel. Red, yellow and blue are not mixed from other colors. */

export const SWATCHES = {
  red: '#d62f2f',
  'red-orange': '#e5572a',
  orange: '#f08a24',
  'yellow-orange': '#f5ad27',
  yellow: '#f7d02c',
  'yellow-green': '#a9c938',
  green: '#3b9a4b',
  'blue-green': '#248f8f',
  blue: '#2b62c4',
  'blue-purple': '#5346b5',
  purple: '#7a3fa3',
  'red-purple': '#a8326f',
} as const;
export type Color = keyof typeof SWATCHES;

/** Colors around the wheel. Opposites are six apart. */
export const WHEEL = Object.keys(SWATCHES) as Color[];

export const PRIMARY: readonly Color[] = ['red', 'yellow', 'blue'];
export const SECONDARY: readonly Color[] = ['orange', 'green', 'purple'];
export const WARM: readonly Color[] = ['red', 'orange', 'yellow'];
export const COOL: readonly Color[] = ['green', 'blue', 'purple'];

export const oppositeOf = (color: Color) => WHEEL[(WHEEL.indexOf(color) + 6) % 12] as Color;

type Mix = readonly [one: Color, other: Color, made: Color];

export const SECONDARY_MIXES: readonly Mix[] = [
  ['red', 'yellow', 'orange'],
  ['yellow', 'blue', 'green'],
  ['blue', 'red', 'purple'],
];

export const TERTIARY_MIXES: readonly Mix[] = [
  ['red', 'orange', 'red-orange'],
  ['yellow', 'orange', 'yellow-orange'],
  ['yellow', 'green', 'yellow-green'],
  ['blue', 'green', 'blue-green'],
  ['blue', 'purple', 'blue-purple'],
  ['red', 'purple', 'red-purple'],
];

/** Colors mixed with much white, and with much black. */
export const LIGHT: Readonly<Record<string, string>> = {
  red: '#f2a3a3',
  orange: '#f9cd9c',
  green: '#a9d8b0',
  blue: '#a5c0ee',
  purple: '#cbb0dd',
};
export const DARK: Readonly<Record<string, string>> = {
  red: '#7c1616',
  orange: '#8f4d0c',
  green: '#1c5427',
  blue: '#14336c',
  purple: '#43205c',
};
