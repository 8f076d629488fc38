import { describe, expect, it, test } from 'vitest';
import { checkSkill, checkStatement } from '../../../testing/check-skill.ts';
import { checkSteps } from '../../../testing/check-steps.ts';
import { checkSubject } from '../../../testing/check-subject.ts';
import { SKILLS } from './skills.ts';

describe.each(SKILLS)('$id', (skill) => {
  test('has texts for children, parents and teachers', () => checkStatement(skill));

  test('builds valid questions from many seeds', () => checkSkill(skill));

  test('shows how to find each answer in a few short steps', () => checkSteps(skill));
});

describe('science skills', () => {
  it('offers at least three science skills per grade', () => checkSubject(SKILLS, 3));

  it('contains only science skills', () => {
    expect(new Set(SKILLS.map(({ subject }) => subject))).toEqual(new Set(['science']));
  });
});
