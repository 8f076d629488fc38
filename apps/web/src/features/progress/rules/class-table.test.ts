import { expect, it } from 'vitest';
import { aClassProgress } from '../../../../testing/progress.ts';
import { atBudOrBloom, firstShown, skillsShown, subjectsOf, tableRows } from './class-table.ts';

const progress = aClassProgress();
const WORDS = { student: 'Student', notYet: 'not yet', atBud: 'At bud or bloom' };

it('returns the subjects that the class has practiced', () => {
  expect(subjectsOf(progress).map(({ value }) => value)).toEqual(['math', 'science']);
});

it('returns the skills of one subject or of all subjects', () => {
  expect(skillsShown(progress, 'math')).toHaveLength(2);
  expect(skillsShown(progress, 'all')).toHaveLength(3);
});

it('counts students with a skill at bud or bloom', () => {
  expect(skillsShown(progress, 'math').map((skill) => atBudOrBloom(progress, skill))).toEqual([
    1, 0,
  ]);
});

it('exports exactly the visible table', () => {
  expect(tableRows(progress, 'math', WORDS)).toEqual([
    ['Student', 'Equal groups 3.OA.A.1', 'Rounding 3.NBT.A.1'],
    ['Amara Diallo', '96', '58'],
    ['Ben', '38', 'not yet'],
    ['At bud or bloom', '1', '0'],
  ]);
});

it('selects the subject with the most practiced skills first', () => {
  const { skills } = progress;
  expect(firstShown({ skills })).toBe('math');
  expect(firstShown({ skills: [] })).toBe('all');
});
