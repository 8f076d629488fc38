import { DEFAULT_PLAN_TYPE } from '@wonderfield/contract/options';
import {
  ANSWER_FIELDS,
  type AnswerField,
  type Draft,
  STEP_FIELDS,
  STEP_SCHEMAS,
} from '@wonderfield/contract/plans/plan';
import { isGradeField } from '@wonderfield/contract/plans/plan-words';

/** Field values of the wizard, with a value for every field. */
export type PlanValues = { [Field in AnswerField]-?: NonNullable<Draft[Field]> };

/** Converts a draft to field values. */
export const valuesOf = (draft: Draft): PlanValues =>
  Object.fromEntries(
    ANSWER_FIELDS.map((field) => [field, draft[field] ?? (isGradeField(field) ? [] : '')]),
  ) as PlanValues;

/** Returns the values of a new plan: the author's profile and the type lesson. */
export const newValues = (background: Draft): PlanValues => {
  const firstFields = STEP_FIELDS.slice(0, 2).flat() as AnswerField[];
  const kept = Object.fromEntries(firstFields.map((field) => [field, background[field]]));
  return valuesOf({ ...kept, planType: DEFAULT_PLAN_TYPE });
};

const asText = (value: Draft[AnswerField]) =>
  Array.isArray(value) ? [...value].sort().join(',') : (value ?? '');

/** Compares exactly, including trailing spaces. */
export const isSameValue = (field: AnswerField, first: Draft, second: Draft) =>
  asText(first[field]) === asText(second[field]);

/** Returns the fields that differ, with their new values. */
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

/** Returns the fields that are not empty. */
export const filledOf = (values: Draft): Draft =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => (value?.length ?? 0) > 0));

export const isEmpty = (changes: object) => Object.keys(changes).length === 0;

/** Returns the errors of a step (1 to 3) in field order. */
export const errorsIn = (step: number, values: Draft): [AnswerField, string][] => {
  const issues = STEP_SCHEMAS[step - 1]?.safeParse(values).error?.issues ?? [];
  const fields: readonly AnswerField[] = STEP_FIELDS[step - 1] ?? [];
  return fields.flatMap((field): [AnswerField, string][] => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [[field, issue.message]] : [];
  });
};

/** Returns the step of a field, 1 to 3. */
export const stepWith = (field: AnswerField) =>
  STEP_FIELDS.findIndex((fields) => (fields as readonly AnswerField[]).includes(field)) + 1;

/** Returns the errors of the whole plan in the order of the steps. */
export const errorsOfAll = (values: Draft) =>
  STEP_SCHEMAS.flatMap((_schema, index) => errorsIn(index + 1, values));

/** Returns the error of a field, or undefined. */
export const errorAt = (field: AnswerField, values: Draft) =>
  errorsIn(stepWith(field), values).find(([name]) => name === field)?.[1];

export const isAnswerField = (name: string): name is AnswerField =>
  (ANSWER_FIELDS as readonly string[]).includes(name);
