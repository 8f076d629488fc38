import type { DefaultValues } from 'react-hook-form';
import type { z } from 'zod';

type DraftOf<Value> = Value extends string
  ? string
  : Value extends readonly (infer Item)[]
    ? DraftOf<Item>[]
    : Value;

/**
 * Form values while editing. A choice can also be empty or hold a stored value that is not an
 * option.
 */
export type Draft<Input> = { [Name in keyof Input]: DraftOf<Input[Name]> };

/** Validation rules whose input is a possible form value. */
export type FormRules<Input, Output> = z.ZodType<Output, Input> & z.ZodType<Output, Draft<Input>>;

/** Initial form values, with a value for every field. */
export type FormStart<Input> = Draft<Input> & DefaultValues<Draft<Input>>;
