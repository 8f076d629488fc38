import { SUBJECTS } from '@wonderfield/contract/options';
import { isBudOrBloom, STAGES } from '@wonderfield/contract/play/field';
import type { ReportSkill, StudentReport } from '@wonderfield/contract/progress/student-report';

/** Skills on paper, so the report stays on one page. */
const PRINTED_SKILLS = 10;
const GOES_WELL = 2;

/** Returns the skills of the period, or all, grouped by subject in the order of the list. */
export const skillsBySubject = (skills: readonly ReportSkill[], isAll: boolean) =>
  SUBJECTS.map(({ value, label }) => ({
    subject: label,
    skills: skills.filter((skill) => skill.subject === value && (isAll || skill.isInPeriod)),
  })).filter(({ skills: ofSubject }) => ofSubject.length > 0);

/** Returns the skills for one page, those of the period first, and the number of the others. */
export const skillsOnPaper = (skills: readonly ReportSkill[]) => {
  const sorted = skills.toSorted(
    (first, second) => Number(second.isInPeriod) - Number(first.isInPeriod),
  );
  return {
    shown: sorted.slice(0, PRINTED_SKILLS),
    more: Math.max(0, sorted.length - PRINTED_SKILLS),
  };
};

/** Returns skills of the period at bud or bloom, the best first. */
export const goesWell = (skills: readonly ReportSkill[]) =>
  skills
    .filter(({ isInPeriod, isRated, stage }) => isInPeriod && isRated && isBudOrBloom(stage))
    .toSorted(
      (first, second) =>
        STAGES.indexOf(second.stage) - STAGES.indexOf(first.stage) ||
        Number(second.isSure) - Number(first.isSure),
    )
    .slice(0, GOES_WELL);

/** Returns the share of right first attempts in the period, or undefined without questions. */
export const percentRight = ({ questions, right }: Pick<StudentReport, 'questions' | 'right'>) =>
  questions === 0 ? undefined : Math.round((100 * right) / questions);

/** Returns the average minutes of the weeks. */
export const minutesPerWeek = ({ weeks }: Pick<StudentReport, 'weeks'>) =>
  weeks.length === 0
    ? 0
    : Math.round(weeks.reduce((sum, { minutes }) => sum + minutes, 0) / weeks.length);

type Heads = {
  subject: string;
  skill: string;
  standard: string;
  stage: string;
  level: string;
  certainty: string;
  questions: string;
  days: string;
  last: string;
  stageText: (skill: ReportSkill) => string;
  certaintyText: (skill: ReportSkill) => string;
};

/** Returns the skills of the report for a spreadsheet. */
export const reportRows = (skills: readonly ReportSkill[], heads: Heads): string[][] => [
  [
    heads.subject,
    heads.skill,
    heads.standard,
    heads.stage,
    heads.level,
    heads.certainty,
    heads.questions,
    heads.days,
    heads.last,
  ],
  ...skillsBySubject(skills, true).flatMap(({ subject, skills: ofSubject }) =>
    ofSubject.map((skill) => [
      subject,
      skill.name,
      skill.standards[0] ?? '',
      heads.stageText(skill),
      skill.isRated ? String(skill.level) : '',
      heads.certaintyText(skill),
      String(skill.answers),
      String(skill.days),
      skill.lastDay,
    ]),
  ),
];
