import type { Stage } from '@wonderfield/contract/play/field';
import { BLOOM, EXPECTED_RATING, FIELD_BLOOM, LOGITS_PER_GRADE } from './model.ts';
import { type At, ratingOf } from './rating.ts';
import {
  type ModelSkill,
  type SkillState,
  type StudentState,
  skillState,
  subjectState,
} from './student.ts';

/** Fewer answers leave a skill a seed. Answers after a hint count half. */
const FEWEST_ANSWERS = 3.5;

/**
 * Returns how many standard deviations the rating must be above the mark. A skill that stands out
 * from its subject needs stronger proof.
 */
const surenessNeeded = (student: StudentState, { subject }: ModelSkill, grade: number) => {
  const { mean, variance } = subjectState(student, subject);
  const ahead = LOGITS_PER_GRADE * (student.grade - grade);
  const usual = EXPECTED_RATING + ahead + mean - Math.sqrt(variance);
  const { sureness, rating } = BLOOM;
  const needed = sureness.usual - sureness.slope * (usual - rating);
  return Math.max(sureness.least, Math.min(sureness.most, needed));
};

/**
 * Returns true if the student's field shows a bloom: the rating is above the mark of one grade below the
 * working grade. No statement to adults rests on it, so it needs less proof.
 */
export const bloomsInField = (student: StudentState, skill: ModelSkill, at: At) => {
  const state = skillState(student, skill);
  if (!state || state.weight < FIELD_BLOOM.answers || state.review.days < FIELD_BLOOM.days) {
    return false;
  }
  const { mean, variance } = ratingOf(student, skill, at);
  const margin = FIELD_BLOOM.keep * surenessNeeded(student, skill, at.grade) * Math.sqrt(variance);
  return mean + LOGITS_PER_GRADE - margin >= BLOOM.rating;
};

/** Returns true if there are enough answers, days and kinds of tasks for a bloom. */
const hasShownEnough = ({ weight, review, kinds }: SkillState, skill: ModelSkill) =>
  weight >= BLOOM.answers &&
  review.days >= BLOOM.days &&
  kinds.length >= Math.min(BLOOM.kinds, skill.kinds.length);

/** Returns true if the rating is above the mark by this share of the needed sureness. */
const isSurelyKnown = (student: StudentState, skill: ModelSkill, at: At, share: number) => {
  const { mean, variance } = ratingOf(student, skill, at);
  const margin = share * surenessNeeded(student, skill, at.grade) * Math.sqrt(variance);
  return mean - margin >= BLOOM.rating;
};

/**
 * Returns the grades from the one below the asked grade, which the student's field shows, to the
 * enrolled one, as far as the skill has them.
 */
const gradesToProve = (
  { grades: [first, last] }: ModelSkill,
  questionGrade: number,
  enrolled: number,
) => {
  const own = Math.max(first, Math.min(last, enrolled));
  const from = Math.max(first, Math.min(questionGrade - 1, own));
  const to = Math.min(last, Math.max(questionGrade, own));
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
};

/** Stores the grades at which a skill is surely known after an answer. */
export const withProofs = (student: StudentState, skill: ModelSkill, { grade, day }: At) => {
  const state = skillState(student, skill);
  const subject = student.subjects[skill.subject];
  if (!state || !subject || !hasShownEnough(state, skill)) return student;
  const proven = gradesToProve(skill, grade, student.grade).filter((at) =>
    isSurelyKnown(student, skill, { grade: at, day }, 1),
  );
  if (proven.every((at) => state.provenGrades.includes(at))) return student;
  const provenGrades = [...new Set([...state.provenGrades, ...proven])].sort();
  const skills = { ...subject.skills, [skill.id]: { ...state, provenGrades } };
  return {
    ...student,
    subjects: { ...student.subjects, [skill.subject]: { ...subject, skills } },
  };
};

/**
 * Returns the stage of a skill at a grade. A proven bloom stays until the rating is close to the
 * mark. A bloom at a grade is a bloom at the grades below.
 */
export const stageAtGrade = (student: StudentState, skill: ModelSkill, at: At): Stage => {
  const state = skillState(student, skill);
  if (!state || state.weight < FEWEST_ANSWERS) return 'seed';
  const isProven = state.provenGrades.some((grade) => grade >= at.grade);
  if (isProven && isSurelyKnown(student, skill, at, BLOOM.keep)) return 'bloom';
  const { mean, variance } = ratingOf(student, skill, at);
  const sure = mean - Math.sqrt(variance) / 2;
  if (sure >= 0.8) return 'bud';
  if (sure >= 0) return 'leaf';
  return mean >= -1 ? 'sprout' : 'seed';
};
