import { type FieldValues, useFormContext } from 'react-hook-form';
import { fieldErrors } from './field-errors.ts';

/** The form around a group of fields, and the message under each of them. */
export const useFields = <Values extends FieldValues>() => {
  const form = useFormContext<Values>();
  return { ...form, errorOf: fieldErrors(form) };
};
