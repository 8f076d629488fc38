import { describe, expect, it } from 'vitest';
import { playTime, playWeeks } from './play-weeks.rules.ts';

const SECONDS = new Map([
  ['2026-11-02', 600],
  ['2026-11-09', 900],
  ['2026-11-15', 0],
  ['2026-11-17', 89],
]);

describe('playTime', () => {
  it('sums the minutes and counts days with play between two days', () => {
    expect(playTime(SECONDS, { from: '2026-11-03', to: '2026-11-17' })).toEqual({
      minutes: 16,
      days: 2,
    });
  });
});

describe('playWeeks', () => {
  it('returns every week that the period touches, including weeks without play', () => {
    const weeks = playWeeks(SECONDS, { from: '2026-10-28', to: '2026-11-17' });
    expect(weeks).toEqual([
      { from: '2026-10-26', minutes: 0, days: 0 },
      { from: '2026-11-02', minutes: 10, days: 1 },
      { from: '2026-11-09', minutes: 15, days: 1 },
      { from: '2026-11-16', minutes: 1, days: 1 },
    ]);
  });

  it('returns the last eight weeks of a long period', () => {
    const weeks = playWeeks(SECONDS, { from: '2026-01-05', to: '2026-11-17' });
    expect(weeks).toHaveLength(8);
    expect(weeks.at(-1)?.from).toBe('2026-11-16');
  });
});
