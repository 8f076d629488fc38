import { describe, expect, it } from 'vitest';
import { RateLimits } from './rate-limits.ts';

const AT = Date.parse('2026-11-15T10:00:30Z');
const NEXT_MINUTE = String(Date.parse('2026-11-15T10:01:00Z') / 1000);

describe('RateLimits', () => {
  it('counts down, rejects excess calls and returns the reset time', () => {
    const limits = new RateLimits(2);
    const tallies = [1, 2, 3].map(() => limits.count('a', AT));
    expect(tallies.map(({ isOver }) => isOver)).toEqual([false, false, true]);
    expect(tallies.map(({ headers }) => headers['x-ratelimit-remaining'])).toEqual(['1', '0', '0']);
    expect(tallies[2]?.headers['x-ratelimit-reset']).toBe(NEXT_MINUTE);
  });

  it('counts each token separately and resets every minute', () => {
    const limits = new RateLimits(1);
    limits.count('a', AT);
    expect(limits.count('b', AT).isOver).toBe(false);
    expect(limits.count('a', AT).isOver).toBe(true);
    expect(limits.count('a', AT + 30_000).isOver).toBe(false);
  });
});
