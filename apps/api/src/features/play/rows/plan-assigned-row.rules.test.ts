import { ROW_LENGTH } from '@wonderfield/contract/play/field';
import { skillOf } from '@wonderfield/questions/build-question';
import { describe, expect, it } from 'vitest';
import type { Standing } from '../mastery/choose-row.rules.ts';
import { type Growth, newGrowth } from '../mastery/mastery.rules.ts';
import { planAssignedRow } from './plan-assigned-row.rules.ts';

const TODAY = '2026-11-16';
const skills = (count: number) =>
  ['equal-groups', 'rounding', 'adding-past-ten', 'first-sounds', 'rhymes', 'building-words']
    .slice(0, count)
    .map(skillOf);
const standing = (ratings: Record<string, number> = {}): Standing => ({
  skills: [],
  growths: new Map<string, Growth>(
    Object.entries(ratings).map(([id, rating]) => [id, newGrowth(id, rating, TODAY)]),
  ),
  grade: 3,
  aim: 0.8,
  today: TODAY,
  lastFocus: undefined,
});
const countsOf = (planned: ReturnType<typeof planAssignedRow>) =>
  [...Map.groupBy(planned, ({ skill }) => skill.id).values()].map((tasks) => tasks.length);

describe('planAssignedRow', () => {
  it.each([
    [1, [6]],
    [2, [3, 3]],
    [3, [2, 2, 2]],
    [4, [1, 1, 2, 2]],
    [5, [1, 1, 1, 1, 2]],
    [6, [1, 1, 1, 1, 1, 1]],
  ])('distributes six tasks as evenly as possible over %i skills', (count, counts) => {
    const planned = planAssignedRow(skills(count), standing());
    expect(planned).toHaveLength(ROW_LENGTH);
    expect(countsOf(planned)).toEqual(counts);
  });

  it('starts with the strongest skill and repeats the weakest ones', () => {
    const planned = planAssignedRow(
      skills(4),
      standing({ 'equal-groups': -1, rounding: 3, 'adding-past-ten': 2, 'first-sounds': 0 }),
    );
    expect(planned.map(({ skill }) => skill.id)).toEqual([
      'rounding',
      'adding-past-ten',
      'first-sounds',
      'equal-groups',
      'first-sounds',
      'equal-groups',
    ]);
  });

  it('adapts the level of an assigned row to the student', () => {
    const levels = (rating: number) =>
      planAssignedRow(skills(1), standing({ 'equal-groups': rating })).map(({ level }) => level);
    expect(levels(-3)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(levels(6)).toEqual([3, 3, 3, 3, 3, 3]);
  });
});
