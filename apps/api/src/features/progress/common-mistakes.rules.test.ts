import { findSkill } from '@wonderfield/questions/all-skills';
import { buildQuestion } from '@wonderfield/questions/build-question';
import { describe, expect, it } from 'vitest';
import { commonMistakes, type MistakeRow } from './common-mistakes.rules.ts';

const skill = findSkill('equal-groups');
if (!skill) throw new Error('the skill exists');
const [misconception = '', secondMisconception = ''] = Object.keys(skill.slips);

const row = (over: Partial<MistakeRow> = {}): MistakeRow => ({
  skillId: 'equal-groups',
  misconception,
  times: 2,
  lastDay: '2026-11-12',
  grade: 3,
  level: 2,
  version: skill.version,
  seed: 7,
  given: [3],
  ...over,
});

describe('commonMistakes', () => {
  it('returns the misconception with its last question, both answers and something to try', () => {
    const question = buildQuestion({
      skillId: 'equal-groups',
      grade: 3,
      level: 2,
      version: skill.version,
      seed: 7,
    });
    const [mistake] = commonMistakes([row()]);
    expect(mistake).toMatchObject({
      skillName: skill.name,
      whatHappened: skill.slips[misconception],
      toTry: skill.forTeachers.toTry,
      times: 2,
      lastDay: '2026-11-12',
    });
    expect(mistake?.example.ask).toBe(question.ask);
    expect(mistake?.example.given).not.toBe('');
    expect(mistake?.example.right).not.toBe('');
  });

  it.each([
    ['happened once', { times: 1 }],
    ['belongs to an unknown skill', { skillId: 'gone' }],
    ['has no text', { misconception: 'gone' }],
    ['belongs to a version that does not exist', { version: 99 }],
  ])('omits a mistake that %s', (_, over) => {
    expect(commonMistakes([row(over)])).toEqual([]);
  });

  it('returns at most three, the most frequent first and then the latest', () => {
    const rows = [
      row({ lastDay: '2026-11-01' }),
      row({ lastDay: '2026-11-10', misconception: secondMisconception }),
      row({ times: 5, lastDay: '2026-10-25' }),
      row({ times: 3 }),
    ];
    expect(commonMistakes(rows).map(({ times, lastDay }) => [times, lastDay])).toEqual([
      [5, '2026-10-25'],
      [3, '2026-11-12'],
      [2, '2026-11-10'],
    ]);
  });
});
