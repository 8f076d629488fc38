import { findSkill } from '@wonderfield/questions/all-skills';
import { expect, it } from 'vitest';
import { type ClassCell, helpToday, readyToMoveOn, suggestGroups } from './class-help.rules.ts';

const skillOf = (id: string) => {
  const skill = findSkill(id);
  if (!skill) throw new Error(`no skill is called ${id}`);
  return skill;
};
const cell = (studentId: string, over: Partial<ClassCell> = {}): ClassCell => ({
  studentId,
  skillId: 'equal-groups',
  stage: 'seed',
  percent: 30,
  answers: 10,
  recent: '0010010010',
  recentSlips: ['groupOff', 'addsThem', 'addsThem'],
  daysAgo: 1,
  ...over,
});

it('returns the most frequent misconception with one suggestion', () => {
  expect(helpToday([cell('a')], skillOf)).toEqual([
    {
      studentId: 'a',
      skillId: 'equal-groups',
      whatHappened: 'Adds the number of groups to the size of a group.',
      toTry: skillOf('equal-groups').forTeachers.toTry,
    },
  ]);
});

it('returns the share of right answers if there is no misconception', () => {
  const [help] = helpToday([cell('a', { recentSlips: [] })], skillOf);
  expect(help?.whatHappened).toBe('Got 3 of the last 10 right on the first try.');
});

it('returns at most three students with the greatest need first, each once', () => {
  const cells = [
    cell('a', { percent: 50 }),
    cell('b', { percent: 10 }),
    cell('b', { percent: 20, skillId: 'rounding' }),
    cell('c', { percent: 40 }),
    cell('d', { percent: 55 }),
  ];
  expect(helpToday(cells, skillOf).map(({ studentId }) => studentId)).toEqual(['b', 'c', 'a']);
});

it.each([
  ['there are too few answers', { answers: 3 }],
  ['the percentage is not low', { percent: 60 }],
  ['the answers are too old', { daysAgo: 22 }],
])('suggests no help if %s', (_, over) => {
  expect(helpToday([cell('a', over)], skillOf)).toEqual([]);
  expect(suggestGroups([cell('a', over), cell('b', over)], skillOf)).toEqual([]);
});

it('groups students who get the same skill wrong', () => {
  const cells = [cell('a'), cell('b'), cell('c', { skillId: 'rounding' })];
  expect(suggestGroups(cells, skillOf)).toMatchObject([
    {
      skillId: 'equal-groups',
      studentIds: ['a', 'b'],
      whatHappened: 'Adds the number of groups to the size of a group.',
    },
  ]);
});

it('puts students with different misconceptions into different groups', () => {
  const unknown = { recentSlips: [] };
  const cells = [cell('a'), cell('b', unknown), cell('c', unknown), cell('d'), cell('e')];
  expect(suggestGroups(cells, skillOf)).toMatchObject([
    { studentIds: ['a', 'd', 'e'] },
    {
      studentIds: ['b', 'c'],
      whatHappened: 'Got fewer than six of ten right on the first try.',
    },
  ]);
});

it('names the eight students with the greatest need of a large group', () => {
  const cells = Array.from({ length: 12 }, (_, index) =>
    cell(`student-${index}`, { percent: 50 - index }),
  );
  const [group] = suggestGroups(cells, skillOf);
  expect(group?.studentIds).toHaveLength(8);
  expect(group?.studentIds[0]).toBe('student-11');
});

it('returns help and groups for each subject, so a strong need in one hides no other', () => {
  const science = { skillId: 'food-chains', percent: 55, recentSlips: [] };
  const cells = ['a', 'b', 'c', 'd'].flatMap((id) => [cell(id), cell(id, science)]);
  expect(helpToday(cells, skillOf).filter(({ skillId }) => skillId === 'food-chains')).toHaveLength(
    3,
  );
  expect(suggestGroups(cells, skillOf).map(({ skillId }) => skillId)).toEqual([
    'equal-groups',
    'food-chains',
  ]);
});

it('reports a skill as ready when two thirds of the class and at least three students have it', () => {
  const have = ['a', 'b', 'c', 'd'].map((id) => cell(id, { stage: 'bud' }));
  expect(readyToMoveOn(have, { size: 6, skillOf })).toMatchObject([{ students: 4, of: 6 }]);
  expect(readyToMoveOn(have, { size: 7, skillOf })).toEqual([]);
  expect(readyToMoveOn(have.slice(0, 2), { size: 2, skillOf })).toEqual([]);
});
