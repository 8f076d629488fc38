import { betterStage, type Stage } from '@wonderfield/contract/play/field';
import { fieldStage, statementOf } from '@wonderfield/mastery/statement';
import { type StudentState, skillState } from '@wonderfield/mastery/student';
import type { Skill } from '@wonderfield/questions/skill';
import { addDays, type Day, dayNumber } from './days.rules.ts';

/** A skill of a student, as the field and adults see it. */
export type Growth = {
  skillId: string;
  /** Rating at the enrolled grade, and its standard deviation. */
  rating: number;
  deviation: number | null;
  answers: number;
  /** The last twenty first attempts, newest last. 1 is right. */
  recent: string;
  recentSlips: readonly string[];
  /** The stage for adults, and the grade to which it relates. It never goes down at a grade. */
  stage: Stage;
  stageGrade: number | null;
  /** The highest level with a right first attempt at that grade or above. */
  topLevel: number | null;
  /** What the student's field shows. It never goes down. */
  bestStage: Stage;
  lastDay: Day;
  intervalDays: number;
  dueOn: Day;
};

const RECENT = 20;
const RECENT_MISCONCEPTIONS = 5;

export type Attempt = {
  grade: number;
  level: number;
  isRight: boolean;
  misconception: string | undefined;
  day: Day;
};

type Known = { skill: Skill; student: StudentState; attempt: Attempt };

/** Returns the best of the stages at the same grade. */
const stageFor = (before: Growth | undefined, stage: Stage, grade: number) =>
  before && before.stageGrade === grade ? betterStage(before.stage, stage) : stage;

const topLevelAfter = (
  before: Growth | undefined,
  { grade, level, isRight }: Attempt,
  at: number,
) => {
  const top = before?.stageGrade === at ? before.topLevel : null;
  return isRight && grade >= at ? Math.max(level, top ?? 0) : top;
};

/** Returns the growth of a skill after a first attempt that the model has counted. */
export const growthAfter = (
  before: Growth | undefined,
  { skill, student, attempt }: Known,
): Growth => {
  const { isRight, misconception } = attempt;
  // Ignore a clock that was set back.
  const day = before && attempt.day < before.lastDay ? before.lastDay : attempt.day;
  const number = dayNumber(day);
  const { stage, grade, rating, deviation } = statementOf(student, skill, number);
  const review = skillState(student, skill)?.review;
  const recentSlips = before?.recentSlips ?? [];
  return {
    skillId: skill.id,
    rating,
    deviation,
    answers: (before?.answers ?? 0) + 1,
    recent: `${before?.recent ?? ''}${isRight ? '1' : '0'}`.slice(-RECENT),
    recentSlips: misconception
      ? [...recentSlips, misconception].slice(-RECENT_MISCONCEPTIONS)
      : recentSlips,
    stage: stageFor(before, stage, grade),
    stageGrade: grade,
    topLevel: topLevelAfter(before, attempt, grade),
    bestStage: betterStage(before?.bestStage ?? 'seed', fieldStage(student, skill, number)),
    lastDay: day,
    intervalDays: Math.round(review?.intervalDays ?? 1),
    dueOn: addDays(day, (review?.dueOn ?? number) - number),
  };
};

/** Returns the percentage of right first attempts among the last twenty. */
export const percentOf = (recent: string) =>
  Math.round((100 * [...recent].filter((mark) => mark === '1').length) / recent.length);
