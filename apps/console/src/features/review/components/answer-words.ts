import {
  CONTENT_SUBJECTS,
  DEGREES,
  GRADES,
  labelOf,
  type Option,
  PLAN_TYPES,
} from '@wonderfield/contract/options';
import type { AnswerField, Draft } from '@wonderfield/contract/plans/plan';

const LISTS: Partial<Record<AnswerField, readonly Option[]>> = {
  education: DEGREES,
  subjectExpertise: CONTENT_SUBJECTS,
  teachingGrades: GRADES,
  favoriteSubject: CONTENT_SUBJECTS,
  planType: PLAN_TYPES,
  subject: CONTENT_SUBJECTS,
  grades: GRADES,
};

/** An answer as people read it: labels for what was chosen, the text as it was written. */
export const answerWords = (field: AnswerField, answers: Draft) => {
  const value = answers[field] ?? '';
  const list = LISTS[field];
  if (Array.isArray(value)) return value.map((one) => labelOf(GRADES, one)).join(', ');
  return list ? labelOf(list, value) : value;
};

const TITLE_LENGTH = 200;

/** The beginning of a topic, which may be as long as any answer. */
export const titleOf = ({ topic }: { topic: string }) =>
  topic.length > TITLE_LENGTH ? `${topic.slice(0, TITLE_LENGTH)}…` : topic;

/** "Unit plan · Grade 4 · Math" */
export const kindOf = ({
  planType,
  grades,
  subject,
}: {
  planType: string;
  grades: string[];
  subject: string;
}) => [
  answerWords('planType', { planType }),
  answerWords('grades', { grades }),
  answerWords('subject', { subject }),
];
