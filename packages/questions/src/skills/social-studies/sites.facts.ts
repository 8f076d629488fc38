/* Sites and points of a grid, across and up. */

export const toCoordinates = (across: number, up: number) => `(${across}, ${up})`;

export const SITES = [
  'mill',
  'school',
  'pond',
  'barn',
  'bridge',
  'well',
  'park',
  'bank',
  'store',
  'farm',
  'dock',
  'camp',
] as const;

export const SIZE = 6;

export type Point = { x: number; y: number };

export const write = ({ x, y }: Point) => toCoordinates(x, y);
