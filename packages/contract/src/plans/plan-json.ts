import { z } from 'zod';
import { fromWireNames, toWireNames } from '../codec.ts';
import { ANSWER_FIELDS, type AnswerField, type Draft, DraftSchema } from './plan.ts';

/** Wire names of plan fields that differ from domain names. */
export const ANSWER_NAMES = {
  philosophy: 'educationalPhilosophy',
  successfulLesson: 'makesLessionSuccessful',
  engagement: 'engageStudentsInLession',
  planType: 'typeOfPlan',
  subject: 'submissionSubject',
  grades: 'submissionGrades',
  topic: 'submissionTopic',
  standards: 'submissionStandards',
  objective: 'lessionObjective',
  description: 'lessionDescription',
  special: 'makeThisSpecial',
} as const satisfies Partial<Record<AnswerField, string>>;

type AnswerNames = typeof ANSWER_NAMES;
type JsonName<Field extends AnswerField> = Field extends keyof AnswerNames
  ? AnswerNames[Field]
  : Field;
type JsonShape = { [Field in AnswerField as JsonName<Field>]: (typeof DraftSchema.shape)[Field] };

const names: Readonly<Record<string, string>> = ANSWER_NAMES;
const jsonNameOf = (field: AnswerField) => names[field] ?? field;

/** A complete or unfinished plan on the wire. */
export const AnswersJsonSchema = z.object(toWireNames(names, DraftSchema.shape) as JsonShape);
export type AnswersJson = z.output<typeof AnswersJsonSchema>;

export const toAnswersJson = (draft: Draft) => toWireNames(names, draft) as AnswersJson;
/** Decodes without validation, because the server validated the data when it was saved. */
export const fromAnswersJson = (json: AnswersJson) =>
  fromWireNames<unknown>(names, json, ANSWER_FIELDS) as Draft;

/** Wire name of the field a comment is about. */
export const AnswerFieldJsonSchema = z.enum(ANSWER_FIELDS.map(jsonNameOf) as [string, ...string[]]);
export const toAnswerFieldJson = jsonNameOf;
export const fromAnswerFieldJson = (name: string) =>
  ANSWER_FIELDS.find((field) => jsonNameOf(field) === name) as AnswerField;
