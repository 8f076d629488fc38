import { isLastRow, restAfter } from '@wonderfield/contract/play/play-day';
import { describe, expect, it } from 'vitest';
import { allowedSeconds } from './time.rules.ts';

const LIMIT = { dailyMinutes: 30, extraMinutes: 0, hasFinishedLastRow: false };

describe('allowedSeconds', () => {
  it('adds the minutes of today to the daily limit', () => {
    expect(allowedSeconds(LIMIT, 0)).toBe(1800);
    expect(allowedSeconds({ ...LIMIT, extraMinutes: 15 }, 0)).toBe(2700);
  });

  it('leaves nothing after the last row, although seconds were left', () => {
    expect(allowedSeconds({ ...LIMIT, hasFinishedLastRow: true }, 1700)).toBe(1700);
    expect(allowedSeconds({ ...LIMIT, hasFinishedLastRow: true }, 1900)).toBe(1800);
  });

  it('allows more rows after the last one if a parent adds minutes', () => {
    const extended = { ...LIMIT, extraMinutes: 15, hasFinishedLastRow: true };
    expect(allowedSeconds(extended, 1850)).toBe(2700);
  });
});

describe('isLastRow', () => {
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
