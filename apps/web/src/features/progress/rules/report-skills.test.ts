import { describe, expect, it } from 'vitest';
import { aReportSkill, aStudentReport } from '../../../../testing/student-report.ts';
import {
  goesWell,
  minutesPerWeek,
  percentRight,
  skillsBySubject,
  skillsOnPaper,
} from './report-skills.ts';

const { skills } = aStudentReport();

describe('skillsBySubject', () => {
  it('returns the skills of the period, or all, by subject', () => {
    expect(skillsBySubject(skills, false).map(({ subject }) => subject)).toEqual(['Math']);
    expect(skillsBySubject(skills, true).map(({ subject }) => subject)).toEqual([
      'Math',
      'Science',
    ]);
  });
});

describe('skillsOnPaper', () => {
  it('returns ten skills, those of the period first, and counts the others', () => {
    const many = Array.from({ length: 14 }, (_, index) =>
      aReportSkill({ skillId: `skill-${index}`, isInPeriod: index >= 8 }),
    );
    const { shown, more } = skillsOnPaper(many);
    expect(shown.map(({ skillId }) => skillId).slice(5, 7)).toEqual(['skill-13', 'skill-0']);
    expect(shown).toHaveLength(10);
    expect(more).toBe(4);
  });
});

describe('goesWell', () => {
  it('returns two skills of the period at bud or bloom, the best first', () => {
    const some = [
      aReportSkill({ skillId: 'bud', stage: 'bud', isSure: false }),
      aReportSkill({ skillId: 'better-bud', stage: 'bud' }),
      aReportSkill({ skillId: 'bloom' }),
      aReportSkill({ skillId: 'early', isRated: false }),
      aReportSkill({ skillId: 'before', isInPeriod: false }),
      aReportSkill({ skillId: 'leaf', stage: 'leaf' }),
    ];
    expect(goesWell(some).map(({ skillId }) => skillId)).toEqual(['bloom', 'better-bud']);
  });
});

it('returns no percentage without questions and no average without weeks', () => {
  expect(percentRight({ questions: 0, right: 0 })).toBeUndefined();
  expect(percentRight({ questions: 72, right: 51 })).toBe(71);
  expect(minutesPerWeek({ weeks: [] })).toBe(0);
  expect(minutesPerWeek(aStudentReport())).toBe(51);
});
