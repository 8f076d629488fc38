import { expect, it } from 'vitest';
import { squareOf } from './map-grid.ts';

it.each([
  [0, 0, 'A1'],
  [30, 60, 'B3'],
  [100, 100, 'E4'],
  [59.9, 25, 'C2'],
])('The spot at %d across and %d down stands in %s.', (x, y, square) => {
  expect(squareOf({ x, y })).toBe(square);
});
