import { describe, expect, it } from 'vitest';
import { createQuestion } from '../../skill.ts';
import { withHandsSwapped, written } from './clock-times.ts';
import { FEATURES, KINDS } from './logic.facts.ts';
import { logic } from './logic.ts';

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

describe('FEATURES', () => {
  it.each(FEATURES)('lists no thing as both: $belong', ({ members, others }) => {
    expect(members.filter((thing) => others.includes(thing))).toEqual([]);
  });
});

describe('number patterns', () => {
  const drawn = Array.from({ length: 200 }, (_, index) =>
    createQuestion(logic, { grade: 6, level: 3, seed: index + 1, version: logic.version }),
  ).filter(({ task }) => task.kind !== 'order');

  it('ends the steps with a calculation of the next number', () => {
    for (const { solved, steps } of drawn)
      expect(steps?.at(-1)?.say).toContain(`= ${solved.split(', ').at(-1)}.`);
  });
});
