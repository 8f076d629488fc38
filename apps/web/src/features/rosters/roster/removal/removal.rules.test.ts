import { expect, it } from 'vitest';
import { asksBeforeRemoval } from './removal.rules.ts';

it.each([
  [1, 1, false],
  [1, 30, false],
  [2, 30, false],
  [5, 30, false],
  [6, 30, true],
  [2, 8, true],
  [2, 9, false],
])('decides for %i of %i students whether to ask: %s', (count, classSize, expected) => {
  expect(asksBeforeRemoval(count, classSize)).toBe(expected);
});
