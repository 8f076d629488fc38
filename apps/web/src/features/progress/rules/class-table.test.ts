import { expect, it } from 'vitest';
import { aClassProgress } from '../../../../testing/progress.ts';
import { atBudOrBloom, firstShown, skillsShown, subjectsOf, tableRows } from './class-table.ts';

const progress = aClassProgress();
const WORDS = { student: 'Student', notYet: 'not yet', atBud: 'At bud or bloom' };

it('offers the subjects the class has met', () => {
  expect(subjectsOf(progress).map(({ value }) => value)).toEqual(['math', 'science']);
});

it('shows the skills of a subject, or all of them', () => {
  expect(skillsShown(progress, 'math')).toHaveLength(2);
  expect(skillsShown(progress, 'all')).toHaveLength(3);
});

it('counts who has a skill at bud or bloom', () => {
  expect(skillsShown(progress, 'math').map((skill) => atBudOrBloom(progress, skill))).toEqual([
    1, 0,
  ]);
});

it('writes exactly the table that is shown', () => {
  expect(tableRows(progress, 'math', WORDS)).toEqual([
    ['Student', 'Equal groups 3.OA.A.1', 'Rounding 3.NBT.A.1'],
    ['Amara Diallo', '96', '58'],
    ['Ben', '38', 'not yet'],
    ['At bud or bloom', '1', '0'],
  ]);
});

it('opens with the subject the class has met the most skills of', () => {
  const { skills } = progress;
  expect(firstShown({ skills })).toBe('math');
  expect(firstShown({ skills: [] })).toBe('all');
});
