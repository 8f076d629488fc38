import { describe, expect, it, test } from 'vitest';
import { checkSkill, checkStatement } from '../../../testing/check-skill.ts';
import { checkSubject } from '../../../testing/check-subject.ts';
import { SKILLS } from './skills.ts';

describe.each(SKILLS)('$id', (skill) => {
  test('is stated for children, parents and teachers', () => checkStatement(skill));

  test('keeps its promises over ten thousand seeds', () => checkSkill(skill));
});

describe('the skills of foreign language', () => {
  it('give each grade at least three to practice', () => checkSubject(SKILLS, 3));

  it('are all of their subject', () => {
    expect(new Set(SKILLS.map(({ subject }) => subject))).toEqual(new Set(['foreignLanguage']));
  });
});
