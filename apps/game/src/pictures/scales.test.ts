import { describe, expect, it } from 'vitest';
import { chartTop } from './chart-top.ts';
import { hasLabel, jumpScale, marksOf } from './jump-scale.ts';
import { framesOfSum } from './sum-frames.ts';

describe('jumpScale', () => {
  it.each([
    [47, 57],
    [8, 13],
    [500, 320],
    [0, 3],
    [0.4, 1.2],
    [0.25, 0.5],
    [12, 4_000],
    [-3, 4],
    [7, 7],
  ])(
    'contains both ends of a jump from %d to %d and has a readable number of marks',
    (from, to) => {
      const scale = jumpScale(from, to);
      const marks = marksOf(scale);
      expect(scale.low).toBeLessThanOrEqual(Math.min(from, to));
      expect(scale.high).toBeGreaterThanOrEqual(Math.max(from, to));
      expect(marks.length).toBeLessThanOrEqual(27);
      expect(marks.length).toBeGreaterThan(2);
      expect(marks.some((mark) => hasLabel(scale, mark))).toBe(true);
    },
  );

  it('extends to labeled numbers if possible', () => {
    expect(jumpScale(47, 57)).toMatchObject({ low: 40, high: 60, step: 1, labelStep: 10 });
  });
});

describe('chartTop', () => {
  it.each([
    [[7, 11, 4], 12, 2],
    [[3], 3, 1],
    [[], 1, 1],
    [[480, 120], 500, 100],
  ])('scales %j to the top %i in steps of %i', (values, top, step) => {
    expect(chartTop(values)).toEqual({ top, step });
  });
});

describe('framesOfSum', () => {
  it('returns ten-frames for a sum of two numbers up to ten', () => {
    expect(framesOfSum('8 + 5 =')).toEqual([8, 5]);
    expect(framesOfSum('12 + 5 =')).toBeUndefined();
    expect(framesOfSum('8 − 5 =')).toBeUndefined();
    expect(framesOfSum('8 + 5 + 1 =')).toBeUndefined();
  });
});
