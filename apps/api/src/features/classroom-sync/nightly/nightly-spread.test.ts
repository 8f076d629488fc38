import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { NIGHT_MS, nightlyDelayMs } from './nightly-spread.ts';

describe('nightlyDelayMs', () => {
  it('returns the same delay for a classroom every night', () => {
    const id = randomUUID();
    expect(nightlyDelayMs(id)).toBe(nightlyDelayMs(id));
  });

  // @proves C-sync-spread
  it('spreads classrooms evenly over the night', () => {
    const quarters = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index += 1) {
      const delay = nightlyDelayMs(`classroom ${index}`);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThan(NIGHT_MS);
      const quarter = Math.floor((delay / NIGHT_MS) * 4);
      quarters[quarter] = (quarters[quarter] ?? 0) + 1;
    }
    for (const classrooms of quarters) expect(classrooms).toBeGreaterThan(850);
  });
});
