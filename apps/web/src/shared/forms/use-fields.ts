import { fieldErrors } from '@wonderfield/client/field-errors';
import { type FieldValues, useFormContext } from 'react-hook-form';

/** Returns the surrounding form and the error messages of its fields. */
export const useFields = <Values extends FieldValues>() => {
  const form = useFormContext<Values>();
  return { ...form, errorOf: fieldErrors(form) };
};
