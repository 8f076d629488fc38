import { describe, expect, it } from 'vitest';
import { chartTop } from './chart-top.ts';
import { hasLabel, jumpScale, marksOf } from './jump-scale.ts';
import { framesOfSum } from './sum-frames.ts';

describe('The line of a jump', () => {
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
  ])('from %d to %d holds both ends, has a mark at each and few enough in all', (from, to) => {
    const scale = jumpScale(from, to);
    const marks = marksOf(scale);
    expect(scale.low).toBeLessThanOrEqual(Math.min(from, to));
    expect(scale.high).toBeGreaterThanOrEqual(Math.max(from, to));
    expect(marks.length).toBeLessThanOrEqual(27);
    expect(marks.length).toBeGreaterThan(2);
    expect(marks.some((mark) => hasLabel(scale, mark))).toBe(true);
  });

  it('runs from one written number to another where it can', () => {
    expect(jumpScale(47, 57)).toMatchObject({ low: 40, high: 60, step: 1, labelStep: 10 });
  });
});

describe('The scale of a chart', () => {
  it.each([
    [[7, 11, 4], 12, 2],
    [[3], 3, 1],
    [[], 1, 1],
    [[480, 120], 500, 100],
  ])('for %j ends at %i in steps of %i', (values, top, step) => {
    expect(chartTop(values)).toEqual({ top, step });
  });
});

describe('Ten-frames under a sum', () => {
  it('show two numbers of at most ten that are added', () => {
    expect(framesOfSum('8 + 5 =')).toEqual([8, 5]);
    expect(framesOfSum('12 + 5 =')).toBeUndefined();
    expect(framesOfSum('8 − 5 =')).toBeUndefined();
    expect(framesOfSum('8 + 5 + 1 =')).toBeUndefined();
  });
});
