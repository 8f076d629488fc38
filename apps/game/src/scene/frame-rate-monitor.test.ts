import { describe, expect, it } from 'vitest';
import { watchFrames } from './frame-rate-monitor.ts';

describe('watching frames', () => {
  it('finds a device too slow after many slow frames', () => {
    const isTooSlow = watchFrames();
    const results = Array.from({ length: 90 }, () => isTooSlow(40));
    expect(results.indexOf(true)).toBe(89);
  });

  it('needs only a few very slow ones', () => {
    const isTooSlow = watchFrames();
    const results = Array.from({ length: 6 }, () => isTooSlow(300));
    expect(results.indexOf(true)).toBe(5);
  });

  it('forgives a slow frame now and then', () => {
    const isTooSlow = watchFrames();
    const results = Array.from({ length: 900 }, (_, index) => isTooSlow(index % 3 === 0 ? 60 : 16));
    expect(results).not.toContain(true);
  });
});
