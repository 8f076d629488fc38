import { describe, test } from 'vitest';
import { checkSkill, checkStatement } from '../../../testing/check-skill.ts';
import { checkSteps } from '../../../testing/check-steps.ts';
import { SKILLS } from './skills.ts';

describe.each(SKILLS)('$id', (skill) => {
  test('has texts for children, parents and teachers', () => checkStatement(skill));

  test('builds valid questions from many seeds', () => checkSkill(skill));

  test('shows how to find each answer in a few short steps', () => checkSteps(skill));
});
