import { restAfter } from '@wonderfield/contract/play/play-day';
import { describe, expect, it } from 'vitest';
import { afterPlaying, timeText } from './play-time.ts';

const HOUR_MS = 3_600_000;
const NOON = 1_800_000_000_000;
const textFor = (secondsPlayed: number, secondsAllowed?: number) =>
  timeText({ secondsPlayed, secondsAllowed, secondsToMidnight: 12 * 3600 }, NOON);

describe('offline play time', () => {
  it('continues from the server’s time', () => {
    const time = afterPlaying(textFor(600), 45, NOON + 45_000);
    expect(time.secondsPlayed).toBe(645);
  });

  it('counts a pause as at most two minutes and never as negative', () => {
    expect(afterPlaying(textFor(0), 5000, NOON + 5_000_000).secondsPlayed).toBe(120);
    expect(afterPlaying(textFor(10), -5000, NOON).secondsPlayed).toBe(10);
  });

  it('ends when the parent’s daily limit is used up', () => {
    expect(restAfter(textFor(299, 300))).toBe('none');
    expect(restAfter(afterPlaying(textFor(299, 300), 1, NOON))).toBe('over');
    expect(restAfter(textFor(25 * 60))).toBe('enough');
  });

  it('starts a new day at midnight in the player’s time zone, even days later', () => {
    const evening = afterPlaying(textFor(300, 300), 0, NOON + 11 * HOUR_MS);
    expect(restAfter(evening)).toBe('over');
    const tomorrow = afterPlaying(evening, 20, NOON + 12 * HOUR_MS);
    expect([tomorrow.secondsPlayed, restAfter(tomorrow)]).toEqual([20, 'none']);
    const late = afterPlaying(tomorrow, 30, NOON + 100 * HOUR_MS);
    expect(late.secondsPlayed).toBe(30);
    expect(late.midnightAt).toBe(NOON + 108 * HOUR_MS);
  });

  it('grants each day only once when the clock is changed back and forth', () => {
    const forth = afterPlaying(textFor(300, 300), 0, NOON + 13 * HOUR_MS);
    const spent = afterPlaying(afterPlaying(forth, 120, NOON), 180, NOON);
    const more = afterPlaying(afterPlaying(spent, 120, NOON), 120, NOON - 50 * HOUR_MS);
    expect(restAfter(more)).toBe('over');
    expect(more.latestAt).toBe(NOON + 13 * HOUR_MS);
  });
});
