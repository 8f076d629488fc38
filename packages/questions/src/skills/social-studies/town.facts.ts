import type { Thing } from '../../picture.ts';

/** Places of a town that have a drawing. */
export const PLACES = [
  'school',
  'mill',
  'house',
  'tree',
  'rock',
  'boat',
  'bus',
  'fir',
  'pumpkin',
  'flower',
] as const satisfies readonly Thing[];

export type Way = { word: string; plain: string; x: number; y: number; turned: string };

/** `turned` is the opposite direction. */
export const WAYS: readonly Way[] = [
  { word: 'north', plain: 'above', x: 0, y: -1, turned: 'south' },
  { word: 'south', plain: 'below', x: 0, y: 1, turned: 'north' },
  { word: 'east', plain: 'right of', x: 1, y: 0, turned: 'west' },
  { word: 'west', plain: 'left of', x: -1, y: 0, turned: 'east' },
];

export const SLANTED: readonly Way[] = [
  { word: 'northeast', plain: '', x: 1, y: -1, turned: 'southwest' },
  { word: 'northwest', plain: '', x: -1, y: -1, turned: 'southeast' },
  { word: 'southeast', plain: '', x: 1, y: 1, turned: 'northwest' },
  { word: 'southwest', plain: '', x: -1, y: 1, turned: 'northeast' },
];

export const PLAIN_MOVES: Readonly<Record<string, string>> = {
  north: 'up',
  south: 'down',
  east: 'right',
  west: 'left',
};
