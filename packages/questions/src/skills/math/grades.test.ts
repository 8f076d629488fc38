import { describe, expect, it } from 'vitest';
import { SKILLS } from './skills.ts';

describe('the skills of math', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('give grade %i at least five to practice', (grade) => {
    const offered = SKILLS.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
    expect(offered.length).toBeGreaterThanOrEqual(5);
  });

  it('are listed from the first grade to the last', () => {
    const firsts = SKILLS.map(({ grades: [first] }) => first);
    expect(firsts).toEqual(firsts.toSorted((first, second) => first - second));
  });

  it('have ids of their own', () => {
    expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length);
  });
});
