import { CONTENT_SUBJECTS, DEGREES, type Option, PLAN_TYPES } from '@wonderfield/contract/options';
import type { AnswerField } from '@wonderfield/contract/plans/plan';

/** Fields with one answer from a list. */
export const CHOICES: Partial<Record<AnswerField, readonly Option[]>> = {
  education: DEGREES,
  subjectExpertise: CONTENT_SUBJECTS,
  favoriteSubject: CONTENT_SUBJECTS,
  planType: PLAN_TYPES,
  subject: CONTENT_SUBJECTS,
};

export const GRADE_FIELDS = ['teachingGrades', 'grades'] as const satisfies AnswerField[];
export type GradeField = (typeof GRADE_FIELDS)[number];
export const isGradeField = (field: AnswerField): field is GradeField =>
  (GRADE_FIELDS as readonly AnswerField[]).includes(field);

const LINES: readonly AnswerField[] = ['teachingStyle', 'topic'];
/** A text of one line. */
export const isLine = (field: AnswerField) => LINES.includes(field);

/** Two of these stand beside each other. */
export const isHalf = (field: AnswerField) =>
  field in CHOICES || field === 'grades' || isLine(field);

const HINTED = ['awards', 'standards', 'essentialQuestions', 'description'] as const;
/** The field has a sentence of help. */
export const isHinted = (field: AnswerField): field is (typeof HINTED)[number] =>
  (HINTED as readonly AnswerField[]).includes(field);
