import { describe, expect, it } from 'vitest';
import { SKILLS } from './skills.ts';

describe('math skills', () => {
  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8])('offers at least five math skills in grade %i', (grade) => {
    const offered = SKILLS.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
    expect(offered.length).toBeGreaterThanOrEqual(5);
  });

  it('lists math skills from the first grade to the last', () => {
    const firsts = SKILLS.map(({ grades: [first] }) => first);
    expect(firsts).toEqual(firsts.toSorted((first, second) => first - second));
  });

  it('has unique ids for math skills', () => {
    expect(new Set(SKILLS.map(({ id }) => id)).size).toBe(SKILLS.length);
  });
});
