import type { Subject } from '@wonderfield/contract/options';
import type { GradeNumber, TaskKind } from '@wonderfield/questions/question';
import type { Skill } from '@wonderfield/questions/skill';
import type { FactState } from './facts.ts';
import { FIRST_LEVEL, LEARNS, LOGITS_PER_GRADE, NEW_SUBJECT, SLIP } from './model.ts';

/** What the model needs to know about a skill. */
export type ModelSkill = Pick<Skill, 'id' | 'subject' | 'grades' | 'kinds'>;

/** A number of which only mean and variance are known. */
export type Estimate = { mean: number; variance: number };

/** The day on which a skill was asked, with the review that follows. Days are numbers. */
export type ReviewState = {
  lastDay: number;
  dueOn: number;
  intervalDays: number;
  /** The interval before the last day. */
  intervalBefore: number;
  /** Answers of the last day. */
  visit: { right: number; answers: number };
  /** True if the last day was before the due day. */
  isEarly: boolean;
  days: number;
};

/** What is known about a skill besides the level of its subject. */
export type SkillState = Estimate & {
  /** Covariance with the level of the subject. */
  covariance: number;
  /** The grade from which the evidence comes. */
  home: number;
  answers: number;
  /** Answers, with those after a hint counted half. */
  weight: number;
  kinds: readonly TaskKind[];
  /** Wrong answers in a row. */
  misses: number;
  /** Probability that the last wrong answer was a slip, if it can have been one. */
  suspicion: number | undefined;
  /** Grades at which the skill was surely known. */
  provenGrades: readonly number[];
  review: ReviewState;
  /** Memory of single facts, if the skill is a set of facts. */
  facts?: Readonly<Record<string, FactState>> | undefined;
};

export type SubjectState = Estimate & {
  answers: number;
  skills: Readonly<Record<string, SkillState>>;
};

/** What the model knows about a student. */
export type StudentState = {
  /** The enrolled grade. */
  grade: GradeNumber;
  subjects: Readonly<Partial<Record<Subject, SubjectState>>>;
  /** The day of the first answer. */
  startedOn: number | undefined;
  /** How much an answer teaches this student. */
  learns: number;
  /** Slips and opportunities for slips, starting with the prior. */
  slips: { slipped: number; opportunities: number };
};

export const newStudent = (grade: GradeNumber): StudentState => ({
  grade,
  subjects: {},
  startedOn: undefined,
  learns: LEARNS.start,
  slips: { slipped: SLIP.mean * SLIP.weight, opportunities: SLIP.weight },
});

/** Returns the probability that the student misses a question in spite of knowing the answer. */
export const slipRate = ({ slips }: StudentState) =>
  Math.min(SLIP.most, slips.slipped / slips.opportunities);

/** Returns the level of a new subject, which inherits part of the level in the others. */
const firstSubjectState = ({ subjects }: StudentState): SubjectState => {
  const others = Object.values(subjects).filter(
    ({ answers }) => answers >= NEW_SUBJECT.fewestAnswers,
  );
  if (others.length === 0) return { ...FIRST_LEVEL, answers: 0, skills: {} };
  const precision = (other: Estimate) => 1 / (other.variance + NEW_SUBJECT.doubt);
  const total = others.reduce((sum, other) => sum + precision(other), 0);
  const mean = others.reduce((sum, other) => sum + other.mean * precision(other), 0) / total;
  return {
    mean: NEW_SUBJECT.share * mean,
    variance: NEW_SUBJECT.variance,
    answers: 0,
    skills: {},
  };
};

/**
 * Returns the level of a subject for another enrolled grade. The student knows the same, so the level
 * relative to a higher grade is lower.
 */
export const levelForGrade = (level: number, { from, to }: { from: number; to: number }) =>
  level - LOGITS_PER_GRADE * (to - from);

/** Returns the student's level in a subject, in logits above what the enrolled grade expects. */
export const subjectState = (student: StudentState, subject: Subject): SubjectState =>
  student.subjects[subject] ?? firstSubjectState(student);

export const skillState = (student: StudentState, skill: ModelSkill): SkillState | undefined =>
  student.subjects[skill.subject]?.skills[skill.id];
