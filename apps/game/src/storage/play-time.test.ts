import { describe, expect, it } from 'vitest';
import { afterPlaying, restIn, timeText } from './play-time.ts';

const HOUR_MS = 3_600_000;
const NOON = 1_800_000_000_000;
const textFor = (secondsPlayed: number, secondsAllowed?: number) =>
  timeText({ secondsPlayed, secondsAllowed, secondsToMidnight: 12 * 3600 }, NOON);

describe('time without a network', () => {
  it('goes on from what the server told', () => {
    const time = afterPlaying(textFor(600), 45, NOON + 45_000);
    expect(time.secondsPlayed).toBe(645);
  });

  it('counts a pause as two minutes at most, and none backwards', () => {
    expect(afterPlaying(textFor(0), 5000, NOON + 5_000_000).secondsPlayed).toBe(120);
    expect(afterPlaying(textFor(10), -5000, NOON).secondsPlayed).toBe(10);
  });

  it('is over when the minutes a parent allows are', () => {
    expect(restIn(textFor(299, 300))).toBe('none');
    expect(restIn(afterPlaying(textFor(299, 300), 1, NOON))).toBe('over');
    expect(restIn(textFor(25 * 60))).toBe('enough');
  });

  it('begins anew at midnight where the player lives, also days later', () => {
    const evening = afterPlaying(textFor(300, 300), 0, NOON + 11 * HOUR_MS);
    expect(restIn(evening)).toBe('over');
    const tomorrow = afterPlaying(evening, 20, NOON + 12 * HOUR_MS);
    expect([tomorrow.secondsPlayed, restIn(tomorrow)]).toEqual([20, 'none']);
    const late = afterPlaying(tomorrow, 30, NOON + 100 * HOUR_MS);
    expect(late.secondsPlayed).toBe(30);
    expect(late.midnightAt).toBe(NOON + 108 * HOUR_MS);
  });

  it('gains nothing by a clock that is set forth and back: a day is had once', () => {
    const forth = afterPlaying(textFor(300, 300), 0, NOON + 13 * HOUR_MS);
    const spent = afterPlaying(afterPlaying(forth, 120, NOON), 180, NOON);
    const more = afterPlaying(afterPlaying(spent, 120, NOON), 120, NOON - 50 * HOUR_MS);
    expect(restIn(more)).toBe('over');
    expect(more.latestAt).toBe(NOON + 13 * HOUR_MS);
  });
});
