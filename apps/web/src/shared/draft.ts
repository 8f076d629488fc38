import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';

type DraftOf<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? DraftOf<Item>[]
    : Value;

/**
 * What the fields of a form can hold while it is filled in: where the rules want one of some
 * options, an unanswered question is an empty text, and what was stored may be none of them.
 */
export type Draft<Input> = { [Name in keyof Input]: DraftOf<Input[Name]> };

/** Rules for a form: what they accept is one of the things its fields can hold. */
export type FormRules<Input, Output> = z.ZodType<Output, Input> & z.ZodType<Output, Draft<Input>>;

/** What a form starts with: something in every field. */
export type FormStart<Input> = Draft<Input> & DefaultValues<Draft<Input>>;
