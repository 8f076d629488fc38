import type { GradeNumber } from '@wonderfield/questions/question';
import { describe, expect, it } from 'vitest';
import { AIMS, nextFocus, planRow, type Standing } from './choose-row.rules.ts';
import { addDays } from './days.rules.ts';
import {
  chanceOfRight,
  type Growth,
  growthAfter,
  levelsFor,
  newGrowth,
  percentOf,
  stageOf,
} from './mastery.rules.ts';

const DAY = '2026-11-16';
const numberSkill = (id: string, grades: readonly [GradeNumber, GradeNumber]) =>
  ({ id, grades, kinds: ['number'] }) as const;
const right = {
  skillId: 'a',
  level: 2,
  kind: 'number',
  isRight: true,
  misconception: undefined,
  day: DAY,
} as const;
const missed = { ...right, isRight: false, misconception: 'oneOff' };

const after = (results: string, days: readonly string[] = [DAY]) =>
  [...results].reduce(
    (growth, result, index) =>
      growthAfter(growth, {
        ...(result === '1' ? right : missed),
        day: days[index % days.length] ?? DAY,
      }),
    newGrowth('a', 0, DAY),
  );

describe('Stage of a skill', () => {
  const at = (recent: string, highSince: string | null = null) =>
    stageOf({ recent, highSince, day: DAY });

  it.each([
    ['111', 'seed'],
    ['1000', 'seed'],
    ['1100', 'sprout'],
    ['1110100', 'sprout'],
    ['11100', 'leaf'],
    ['1110', 'bud'],
    ['11111111', 'bud'],
  ])('maps the recent answers %s to the stage %s', (recent, stage) => {
    expect(at(recent)).toBe(stage);
  });

  // @proves D-6-mastery
  it('returns bloom for nine of ten right answers on two different days', () => {
    expect(at('1111111111', DAY)).toBe('bud');
    expect(at('1111111111', addDays(DAY, -1))).toBe('bloom');
    expect(after('1111111111').stage).toBe('bud');
    const twoDays = [...Array(9).fill(DAY), addDays(DAY, 1)];
    expect(after('1111111111', twoDays).stage).toBe('bloom');
  });

  it('uses only the last twenty answers', () => {
    const growth = after('0'.repeat(30) + '1'.repeat(20));
    expect(percentOf(growth.recent)).toBe(100);
    expect(growth.answers).toBe(50);
  });

  it('never lowers the best stage of a skill', () => {
    const growth = after('11111111000000');
    expect([growth.stage, growth.bestStage]).toEqual(['sprout', 'bud']);
  });
});

describe('Repetition of skills', () => {
  it('repeats a skill on the next day after a wrong answer', () => {
    expect(after('110').dueOn).toBe(addDays(DAY, 1));
  });

  it('doubles the interval for each day with a right answer, up to 30 days', () => {
    const days = [0, 2, 6, 14, 30, 60].map((day) => addDays(DAY, day));
    const intervals = days.map((_, count) => after('1'.repeat(count + 1), days).intervalDays);
    expect(intervals).toEqual([2, 4, 8, 16, 30, 30]);
  });

  it('ignores a clock that was set back', () => {
    const growth = growthAfter(after('11'), { ...right, day: addDays(DAY, -400) });
    expect(growth.lastDay).toBe(DAY);
    expect(growth.dueOn > DAY).toBe(true);
  });
});

it('keeps the last five misconceptions for the teacher', () => {
  expect(after('0000000').recentSlips).toHaveLength(5);
});

describe('Levels of a row', () => {
  it.each([-2, -1, 0, 0.4, 1, 2, 3])(
    'chooses levels close to the aim for a rating of %s',
    (rating) => {
      const chances = levelsFor(rating, 0, 0.8, 6).map((level) => chanceOfRight(rating, level, 0));
      const mean = chances.reduce((sum, chance) => sum + chance, 0) / 6;
      const reachable = [chanceOfRight(rating, 1, 0), chanceOfRight(rating, 3, 0)];
      const nearest = Math.min(Math.max(0.8, Math.min(...reachable)), Math.max(...reachable));
      expect(Math.abs(mean - nearest)).toBeLessThan(0.06);
    },
  );
});

describe('Choice of skills', () => {
  const skills = [
    numberSkill('below', [1, 1]),
    numberSkill('own', [2, 3]),
    numberSkill('also', [2, 2]),
    numberSkill('above', [3, 4]),
    numberSkill('far', [6, 8]),
  ];
  const standing = (over: Partial<Standing<(typeof skills)[number]>> = {}) => ({
    skills,
    growths: new Map<string, Growth>(),
    grade: 2 as GradeNumber,
    aim: AIMS.medium,
    today: DAY,
    lastFocus: undefined,
    ...over,
  });
  const growth = (id: string, over: Partial<Growth>): [string, Growth] => [
    id,
    { ...newGrowth(id, 1.4, DAY), recent: '1', answers: 9, ...over },
  ];

  it('starts in the student’s grade and stays within one grade of it', () => {
    expect(['own', 'also']).toContain(nextFocus(standing())?.id);
    expect(planRow(standing()).map(({ skill }) => skill.id)).not.toContain('far');
  });

  it('plans four tasks of one skill and two of another', () => {
    const ids = planRow(standing()).map(({ skill }) => skill.id);
    expect(ids).toHaveLength(6);
    const counts = [...new Set(ids)].map((id) => ids.filter((one) => one === id).length);
    expect(counts.sort()).toEqual([2, 4]);
  });

  // @proves D-6-mastery
  it('prefers due skills to new ones', () => {
    const growths = new Map([
      growth('also', { lastDay: addDays(DAY, -3), dueOn: addDays(DAY, -1), stage: 'leaf' }),
    ]);
    expect(nextFocus(standing({ growths }))?.id).toBe('also');
  });

  it('omits mastered skills until they are due', () => {
    const rested = {
      stage: 'bloom',
      bestStage: 'bloom',
      rating: 1.4,
      dueOn: addDays(DAY, 9),
    } as const;
    const growths = new Map([growth('own', rested)]);
    expect(nextFocus(standing({ growths }))?.id).toBe('also');
  });

  it('does not choose the same main skill twice in a row', () => {
    const first = nextFocus(standing())?.id;
    expect(nextFocus(standing({ lastFocus: first }))?.id).not.toBe(first);
  });

  it('chooses the nearest skills if a subject has none for the grade', () => {
    const sparse = standing({ skills: [numberSkill('late', [6, 8])], grade: 0 });
    expect(nextFocus(sparse)?.id).toBe('late');
  });

  it('plans no tasks without skills', () => {
    expect(planRow(standing({ skills: [] }))).toEqual([]);
  });
});
