import { describe, test } from 'vitest';
import { checkSkill, checkStatement } from '../../../testing/check-skill.ts';
import { SKILLS } from './skills.ts';

describe.each(SKILLS)('$id', (skill) => {
  test('is stated for children, parents and teachers', () => checkStatement(skill));

  // @proves D-6-questions
  test('keeps its promises over ten thousand seeds', () => checkSkill(skill));
});
