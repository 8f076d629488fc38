import { describe, expect, it } from 'vitest';
import { withHandsSwapped, written } from './clock-times.ts';
import { KINDS } from './logic.facts.ts';

describe('KINDS', () => {
  it('has no thing in two categories', () => {
    const all = Object.values(KINDS).flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('clock times', () => {
  it.each([
    [0, '12:00'],
    [65, '1:05'],
    [719, '11:59'],
    [720, '12:00'],
    [-10, '11:50'],
  ])('formats %i minutes as %s', (time, text) => expect(written(time)).toBe(text));

  it.each([
    ['3:00', 180, '12:15'],
    ['4:30', 270, '6:20'],
    ['12:15', 15, '3:00'],
  ])('swaps the hands of a clock at %s', (_, time, text) =>
    expect(written(withHandsSwapped(time))).toBe(text),
  );
});
