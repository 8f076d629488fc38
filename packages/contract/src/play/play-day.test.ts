import { describe, expect, it } from 'vitest';
import { isLastRow, restAfter } from './play-day.ts';

describe('isLastRow', () => {
  // @proves D-9-last-row
  it.each([
    [{ secondsPlayed: 1559, secondsAllowed: 1800 }, false],
    [{ secondsPlayed: 1560, secondsAllowed: 1800 }, true],
    [{ secondsPlayed: 9999 }, false],
  ])('returns for %o: %s', (played, expected) => {
    expect(isLastRow(played)).toBe(expected);
  });
});

describe('restAfter', () => {
  it.each([
    [{ secondsPlayed: 1499 }, 'none'],
    [{ secondsPlayed: 1500 }, 'enough'],
    [{ secondsPlayed: 899, secondsAllowed: 900 }, 'none'],
    [{ secondsPlayed: 900, secondsAllowed: 900 }, 'over'],
  ])('returns for %o: %s', (played, expected) => {
    expect(restAfter(played)).toBe(expected);
  });
});
