import { type FieldValues, useFormContext } from 'react-hook-form';
import { fieldErrors } from './field-errors.ts';

/** Returns the surrounding form and the error messages of its fields. */
export const useFields = <Values extends FieldValues>() => {
  const form = useFormContext<Values>();
  return { ...form, errorOf: fieldErrors(form) };
};
