import { describe, expect, it } from 'vitest';
import { monitorFrameRate } from './frame-rate-monitor.ts';

describe('monitorFrameRate', () => {
  it('reports a slow device after many slow frames', () => {
    const isTooSlow = monitorFrameRate();
    const results = Array.from({ length: 90 }, () => isTooSlow(40));
    expect(results.indexOf(true)).toBe(89);
  });

  it('reports a slow device after a few very slow frames', () => {
    const isTooSlow = monitorFrameRate();
    const results = Array.from({ length: 6 }, () => isTooSlow(300));
    expect(results.indexOf(true)).toBe(5);
  });

  it('ignores occasional slow frames', () => {
    const isTooSlow = monitorFrameRate();
    const results = Array.from({ length: 900 }, (_, index) => isTooSlow(index % 3 === 0 ? 60 : 16));
    expect(results).not.toContain(true);
  });
});
