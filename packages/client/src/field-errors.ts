import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Returns a function that returns the error message of a field. */
export const fieldErrors =
  <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) =>
  (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message;
