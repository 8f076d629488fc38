import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Tells the message under a field of a form, if there is one. */
export const fieldErrors =
  <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) =>
  (name: Path<Values>): string | undefined =>
    form.getFieldState(name, form.formState).error?.message;
