import { GRADES, type Grade } from '@wonderfield/contract/options';
import { FEWEST_TO_SPROUT, type Stage } from '@wonderfield/contract/play/field';
import type { ChildSkill, NextSkill } from '@wonderfield/contract/progress/child-skill';
import { ALL_SKILLS, findSkill } from '@wonderfield/questions/all-skills';
import type { GradeNumber } from '@wonderfield/questions/question';
import { gradeNumber, gradeWithin, type Skill } from '@wonderfield/questions/skill';
import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { dayAt } from '../play/mastery/days.rules.ts';
import { certaintyOf } from './certainty.rules.ts';
import { nextSkills, repeatedMistake, sampleOf } from './child-skill.rules.ts';
import { selectOptionalOwnChild } from './progress.queries.ts';
import { FIRST_DAY } from './report-period.rules.ts';
import { type SkillSumRow, selectSkillSums } from './skill-sums.queries.ts';

/** The sums of a skill without answers. */
const NO_ANSWERS = {
  stage: 'seed',
  stageGrade: null,
  topLevel: null,
  deviation: null,
  recentSlips: [],
  lastDay: undefined,
  answersInAll: 0,
  daysInAll: 0,
  right: 0,
} as const;

const isGrade = (grade: string | null): grade is Grade =>
  GRADES.some(({ value }) => value === grade);

/** Returns the skill's grade that is nearest to the child's, or its first if that is unknown. */
const nearestGrade = (skill: Skill, grade: string | null): GradeNumber =>
  isGrade(grade) ? gradeWithin(skill, gradeNumber(grade)) : skill.grades[0];

type Sums = ReadonlyMap<string, SkillSumRow>;

/** Returns what the child's answers say about the skill. */
const toStanding = (skill: Skill, sums: Sums, grade: GradeNumber) => {
  const row = sums.get(skill.id) ?? NO_ANSWERS;
  return {
    stage: row.stage as Stage,
    grade,
    ...certaintyOf(row, row.answersInAll),
    isRated: row.answersInAll >= FEWEST_TO_SPROUT,
    answers: row.answersInAll,
    right: row.right,
    days: row.daysInAll,
    lastDay: row.lastDay,
    misconception: repeatedMistake(skill, row.recentSlips),
  };
};

const toNext = (skill: Skill, sums: Sums, childGrade: string | null): NextSkill[] =>
  nextSkills(skill, ALL_SKILLS, {
    grade: nearestGrade(skill, childGrade),
    isDone: (skillId) => sums.get(skillId)?.stage === 'bloom',
  }).map((next) => ({
    skillId: next.id,
    name: next.name,
    grade: nearestGrade(next, childGrade),
    stage: sums.get(next.id)?.stage as Stage | undefined,
  }));

/** Returns a skill of the parent's child, also if the child has not met it yet. */
export const readChildSkill = async (
  { deps, actor }: Context<Parent>,
  { childId, skillId }: { childId: string; skillId: string },
): Promise<ChildSkill> => {
  const child = await selectOptionalOwnChild(deps.db, { parentId: actor.id, childId });
  if (!child) throw new DomainError('CHD_001');
  const skill = findSkill(skillId);
  if (!skill) throw new DomainError('SKL_001');
  const today = dayAt(deps.now(), await deps.timeZoneOf(child.zip));
  const rows = await deps.readFromReplica((db) =>
    selectSkillSums(db, [child.id], { from: FIRST_DAY, to: today }),
  );
  const sums: Sums = new Map(rows.map((row) => [row.skillId, row]));
  const sampleGrade = nearestGrade(skill, child.grade);
  return {
    childId: child.id,
    firstName: child.first_name,
    skillId: skill.id,
    name: skill.name,
    subject: skill.subject,
    about: skill.forTeachers.about,
    ...toStanding(skill, sums, sampleGrade),
    sampleGrade,
    today,
    sample: sampleOf(skill, sampleGrade),
    toTry: skill.forTeachers.toTry,
    next: toNext(skill, sums, child.grade),
  };
};
