import { SUBJECTS, type Subject } from '@wonderfield/contract/options';
import { expect, it, test } from 'vitest';
import { ALL_SKILLS, findSkill } from './all-skills.ts';
import { loadSkills } from './load-skills.ts';
import type { GradeNumber } from './question.ts';

const PROMISED: Readonly<Record<Subject, number>> = {
  math: 28,
  languageArts: 16,
  science: 12,
  socialStudies: 8,
  foreignLanguage: 6,
  music: 4,
  art: 3,
  others: 3,
};

// @proves D-6-questions
test('has the promised number of skills per subject and at least two per grade', () => {
  for (const [subject, promised] of Object.entries(PROMISED)) {
    const skills = ALL_SKILLS.filter((skill) => skill.subject === subject);
    expect(skills.length, subject).toBeGreaterThanOrEqual(promised);
    for (let grade = 0 as GradeNumber; grade <= 8; grade += 1) {
      const own = skills.filter(({ grades: [first, last] }) => first <= grade && grade <= last);
      expect(own.length, `${subject}, grade ${grade}`).toBeGreaterThanOrEqual(2);
    }
  }
});

test('needs only earlier skills of the same subject, and never in a circle', () => {
  const needsOf = (id: string) => findSkill(id)?.needs ?? [];
  const reaches = (id: string, target: string): boolean =>
    needsOf(id).some((need) => need === target || reaches(need, target));
  for (const { id, subject, grades, needs = [] } of ALL_SKILLS) {
    for (const need of needs.map(findSkill)) {
      expect(need?.subject, id).toBe(subject);
      expect(need?.grades[0], id).toBeLessThanOrEqual(grades[1]);
    }
    expect(reaches(id, id), id).toBe(false);
  }
});

test('has a unique id for every skill', () => {
  expect(new Set(ALL_SKILLS.map(({ id }) => id)).size).toBe(ALL_SKILLS.length);
  for (const skill of ALL_SKILLS) expect(findSkill(skill.id)).toBe(skill);
});

test('uses every kind of task', () => {
  expect([...new Set(ALL_SKILLS.flatMap(({ kinds }) => kinds))].sort()).toEqual([
    'choose',
    'line',
    'map',
    'match',
    'number',
    'order',
    'rhythm',
  ]);
});

it.each(SUBJECTS)(
  'loads the same $label skills on the page and on the server',
  async ({ value }) => {
    expect(await loadSkills(value)).toEqual(ALL_SKILLS.filter(({ subject }) => subject === value));
  },
);
