import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { expect, it } from 'vitest';
import { exampleOf } from './example-question.ts';

it.each(ALL_SKILLS.map((skill) => [skill.id, skill] as const))(
  'describes an example of %s in words for every class grade',
  (_, skill) => {
    for (const grade of ['Kindergarten', '8', 'all']) {
      const { ask, solved, parts } = exampleOf(skill, { grade, seed: 7 });
      expect(ask.length * solved.length).toBeGreaterThan(0);
      expect(parts.every((part) => typeof part === 'string')).toBe(true);
    }
  },
);

it('returns the same question for the same seed and varies it with other seeds', () => {
  const [skill] = ALL_SKILLS;
  if (!skill) throw new Error('there are skills');
  const questions = [1, 1, 2, 3, 4].map((seed) =>
    JSON.stringify(exampleOf(skill, { grade: '3', seed })),
  );
  expect(questions[0]).toBe(questions[1]);
  expect(new Set(questions).size).toBeGreaterThan(1);
});
