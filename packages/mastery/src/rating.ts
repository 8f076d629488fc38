import type { Subject } from '@wonderfield/contract/options';
import {
  DRIFT,
  EXPECTED_RATING,
  FORGETS,
  LEAST_VARIANCE,
  LOGITS_PER_GRADE,
  SKILL_VARIANCE,
} from './model.ts';
import {
  type Estimate,
  type ModelSkill,
  type StudentState,
  skillState,
  subjectState,
} from './student.ts';

/** A grade and a day at which a skill is rated. */
export type At = { grade: number; day: number };

/** What is known about a skill before the first answer. */
const FIRST_DEVIATION = { mean: 0, variance: SKILL_VARIANCE, covariance: 0 } as const;

/** Returns the skill's deviation from its subject. It becomes less certain with days and grades. */
const deviationAt = (student: StudentState, skill: ModelSkill, { grade, day }: At) => {
  const state = skillState(student, skill);
  if (!state) return { ...FIRST_DEVIATION, daysAway: 0 };
  const daysAway = Math.max(0, day - state.review.lastDay);
  const grown =
    state.variance + daysAway * DRIFT.skillPerDay + Math.abs(grade - state.home) * DRIFT.perGrade;
  return {
    mean: state.mean,
    variance: Math.min(Math.max(state.variance, SKILL_VARIANCE), grown),
    covariance: state.covariance,
    daysAway,
  };
};

const forgottenAfter = (days: number) => FORGETS.most * (1 - Math.exp(-days / FORGETS.days));

/** Returns everything that an answer to a skill can change. */
export const beliefIn = (student: StudentState, skill: ModelSkill, at: At) => {
  const subject = subjectState(student, skill.subject);
  const { daysAway, ...deviation } = deviationAt(student, skill, at);
  const ahead = LOGITS_PER_GRADE * (student.grade - at.grade);
  const rating: Estimate = {
    mean: EXPECTED_RATING + ahead + subject.mean + deviation.mean - forgottenAfter(daysAway),
    variance: Math.max(
      LEAST_VARIANCE.rating,
      subject.variance + deviation.variance + 2 * deviation.covariance,
    ),
  };
  return { subject, deviation, rating };
};

/**
 * Returns the rating of a skill at a grade. At 0, the student answers half of the questions of level
 * 2 that cannot be guessed.
 */
export const ratingOf = (student: StudentState, skill: ModelSkill, at: At): Estimate =>
  beliefIn(student, skill, at).rating;

const within = (value: number, [least, most]: readonly [number, number]) =>
  Math.max(least, Math.min(most, value));

/** Returns the grade at which the student works in a subject, between Kindergarten and grade 8. */
export const workingGrade = (student: StudentState, subject: Subject) =>
  within(student.grade + subjectState(student, subject).mean / LOGITS_PER_GRADE, [0, 8]);

/** Returns the grade of a skill that is nearest to a grade. */
export const nearestGrade = ({ grades }: ModelSkill, grade: number) =>
  within(Math.round(grade), grades);
