import { DEFAULT_PLAN_TYPE } from '@wonderfield/contract/options';
import {
  ANSWER_FIELDS,
  type AnswerField,
  type Draft,
  STEP_FIELDS,
  STEP_SCHEMAS,
} from '@wonderfield/contract/plans/plan';
import { isGradeField } from '@wonderfield/contract/plans/plan-words';

/** What the fields of the wizard hold: something in every one, if only nothing. */
export type PlanValues = { [Field in AnswerField]-?: NonNullable<Draft[Field]> };

/** A draft as the wizard shows it. */
export const valuesOf = (draft: Draft): PlanValues =>
  Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, draft[field] ?? (isGradeField(field) ? [] : '')]),
  ) as PlanValues;

/** What a new plan starts with: the author as they told us before, and a lesson. */
export const newValues = (background: Draft): PlanValues => {
  const firstFields = STEP_FIELDS.slice(0, 2).flat() as AnswerField[];
  const kept = Object.fromEntries(firstFields.map((field) => [field, background[field]]));
  return valuesOf({ ...kept, planType: DEFAULT_PLAN_TYPE });
};

const asText = (value: Draft[AnswerField]) =>
  Array.isArray(value) ? [...value].sort().join(',') : (value ?? '');

/** To the letter: what is typed at the end of a line counts too. */
export const isSameValue = (field: AnswerField, first: Draft, second: Draft) =>
  asText(first[field]) === asText(second[field]);

/** The fields of one draft that are not as in the other, with what they hold. */
export const changesSince = (before: Draft, after: Draft): Draft =>
  Object.fromEntries(
    ANSWER_FIELDS.filter((field) => !isSameValue(field, before, after)).map((field) => [
      field,
      after[field],
    ]),
  );

export const without = (changes: Draft, ...fields: AnswerField[]): Draft =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => !(fields as string[]).includes(field)),
  );

/** The fields that hold something. */
export const filledOf = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value?.length ?? 0) > 0));

export const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** What is wrong in a step (1 to 3), in the order of its fields (S 5). */
export const errorsIn = (step: number, values: Draft): [AnswerField, string][] => {
  const issues = STEP_SCHEMAS[step - 1]?.safeParse(values).error?.issues ?? [];
  const fields: readonly AnswerField[] = STEP_FIELDS[step - 1] ?? [];
  return fields.flatMap((field): [AnswerField, string][] => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
};

/** The step a field is asked for in, 1 to 3. */
export const stepWith = (field: AnswerField) =>
  STEP_FIELDS.findIndex((fields) => (fields as readonly AnswerField[]).includes(field)) + 1;

/** What is wrong in the whole plan, in the order it is asked for. */
export const errorsOfAll = (values: Draft) =>
  STEP_SCHEMAS.flatMap((_schema, index) => errorsIn(index + 1, values));

/** What is wrong in one field, if something is. */
export const errorAt = (field: AnswerField, values: Draft) =>
  errorsIn(stepWith(field), values).find(([name]) => name === field)?.[1];

export const isAnswerField = (name: string): name is AnswerField =>
  (ANSWER_FIELDS as readonly string[]).includes(name);
