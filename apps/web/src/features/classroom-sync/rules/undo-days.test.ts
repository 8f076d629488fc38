import { expect, it } from 'vitest';
import { undoDaysLeft } from './undo-days.ts';

it.each([
  ['2026-12-15T09:14:00Z', 30],
  ['2026-12-14T09:14:00Z', 29],
  ['2026-11-15T10:00:00Z', 1],
  ['2026-11-15T09:14:00Z', 0],
  ['2026-10-01T00:00:00Z', 0],
  ['2027-12-15T09:14:00Z', 30],
])('counts until %s %i remaining days', (undoUntil, days) => {
  expect(undoDaysLeft(undoUntil, new Date('2026-11-15T09:14:00Z'))).toBe(days);
});
