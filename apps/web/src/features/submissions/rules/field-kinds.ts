import {
  CONTENT_SUBJECTS,
  DEGREES,
  GRADES,
  labelOf,
  type Option,
  PLAN_TYPES,
} from '@wonderfield/contract/options';
import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';
import { gradesText } from '@wonderfield/contract/plans/plan-words';

/** Fields in which one of a list is chosen. */
const CHOICES: Partial<Record<AnswerField, readonly Option[]>> = {
  education: DEGREES,
  subjectExpertise: CONTENT_SUBJECTS,
  favoriteSubject: CONTENT_SUBJECTS,
  planType: PLAN_TYPES,
  subject: CONTENT_SUBJECTS,
};

type ListField = 'teachingGrades' | 'grades';
const LISTS: readonly string[] = ['teachingGrades', 'grades'] satisfies ListField[];

/** Several of {@link GRADES} can be chosen in it. */
export const isListField = (field: AnswerField): field is ListField => LISTS.includes(field);
export const LIST_OPTIONS: readonly Option[] = GRADES;
/** What can be chosen in it, if it is one. */
export const choicesOf = (field: AnswerField) => CHOICES[field];

/** What a field says, in words for people. */
export const answerText = (field: AnswerField, answers: Draft) => {
  if (isListField(field)) return gradesText(answers[field] ?? []);
  const text = answers[field] ?? '';
  const choices = CHOICES[field];
  return choices && text ? labelOf(choices, text) : text;
};
