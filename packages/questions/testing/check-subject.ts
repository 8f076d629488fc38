import { expect } from 'vitest';
import type { Skill } from '../src/skill.ts';

const GRADES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Checks that a subject has enough skills per grade, in order and with unique ids. */
export const checkSubject = (skills: readonly Skill[], fewest: number) => {
  for (const grade of GRADES) {
    const offered = skills.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
    expect(offered.length, `skills in grade ${grade}`).toBeGreaterThanOrEqual(fewest);
  }
  const firsts = skills.map(({ grades: [first] }) => first);
  expect(firsts).toEqual(firsts.toSorted((first, second) => first - second));
  expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
};
