import { z } from 'zod';
import * as fields from '../fields.ts';
import { TEXTAREA_MAX_LENGTH } from '../limits.ts';
import { CONTENT_SUBJECTS, DEGREES, GRADES, PLAN_TYPES } from '../options.ts';
import { FIELD_MESSAGES } from '../texts/field-messages.ts';

const essay = fields.prose(FIELD_MESSAGES.contentFieldMissing, TEXTAREA_MAX_LENGTH);
/** Line breaks and direction marks, which are not allowed in a title. */
const UNFIT_FOR_TITLE = /[\p{Cc}\p{Zl}\p{Zp}\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;
const title = essay.transform((text) => text.replace(UNFIT_FOR_TITLE, ' ').trim());
const grades = fields.commaList(GRADES, FIELD_MESSAGES.gradeMissing);
const subject = fields.choice(CONTENT_SUBJECTS, FIELD_MESSAGES.contentSubjectMissing);

/* Fields of a lesson or unit plan and its author, by the three steps of the wizard. */

const credentials = {
  education: fields.choice(DEGREES, FIELD_MESSAGES.educationMissing),
  subjectExpertise: subject,
  teachingGrades: grades,
  qualification: essay,
  awards: essay,
};
const background = {
  favoriteSubject: subject,
  teachingStyle: essay,
  philosophy: essay,
  successfulLesson: essay,
  engagement: essay,
};
const plan = {
  planType: fields.choice(PLAN_TYPES, FIELD_MESSAGES.planTypeMissing),
  subject,
  grades,
  topic: title,
  essentialQuestions: essay,
  keySkills: essay,
  standards: essay,
  objective: essay,
  description: essay,
  special: essay,
};

/** Steps of the wizard: credentials, additional information and the plan itself. */
export const STEP_SCHEMAS = [z.object(credentials), z.object(background), z.object(plan)] as const;

export const AnswersSchema = z.object({ ...credentials, ...background, ...plan });
/** All fields of a submission. */
export type Answers = z.output<typeof AnswersSchema>;
export type AnswerField = keyof Answers;
/** The published part: the plan without data about its author. */
export const PlanSchema = STEP_SCHEMAS[2];
export type Plan = z.output<typeof PlanSchema>;

const keysOf = <Fields extends object>(object: Fields) => Object.keys(object) as (keyof Fields)[];

export const STEP_FIELDS = [keysOf(credentials), keysOf(background), keysOf(plan)] as const;
export const ANSWER_FIELDS: readonly AnswerField[] = STEP_FIELDS.flat();
export const PLAN_FIELDS = STEP_FIELDS[2];

type KindOf<Field extends AnswerField, Text, List> = Answers[Field] extends string ? Text : List;
type EachField<Text, List> = { [Field in AnswerField]: KindOf<Field, Text, List> };

const answers = AnswersSchema.shape;
const isList = (field: AnswerField) => answers[field] === grades;
const isText = (field: AnswerField) => answers[field] === essay || answers[field] === title;

/** Applies a rule to each field by its kind. */
const eachField = <Text extends z.ZodType, List extends z.ZodType>(
  text: (field: AnswerField) => Text,
  list: List,
) =>
  Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, isList(field) ? list : text(field)]),
  ) as EachField<Text, List>;

/** A stored plan, complete or not. It was validated when it was saved. */
export const DraftSchema = z.object(
  eachField(() => z.string().optional(), z.array(z.string()).optional()),
);
export type Draft = z.output<typeof DraftSchema>;

const unfinishedEssay = z
  .string(FIELD_MESSAGES.notText)
  .max(TEXTAREA_MAX_LENGTH, fields.tooLong(TEXTAREA_MAX_LENGTH));
/** An empty choice is allowed in a draft. */
const unfinishedChoice = (field: AnswerField) =>
  z.union([z.literal(''), answers[field] as z.ZodType<string>], FIELD_MESSAGES.notAnOption);

/** Changes that can be saved to a draft. Every field is optional. */
export const DraftChangesSchema = z.object(
  eachField(
    (field): z.ZodOptional<z.ZodType<string, string>> =>
      (isText(field) ? unfinishedEssay : unfinishedChoice(field)).optional() as z.ZodOptional<
        z.ZodType<string, string>
      >,
    fields.commaValues(GRADES).optional(),
  ),
);
