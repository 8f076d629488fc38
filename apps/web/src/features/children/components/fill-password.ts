import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { ChildCredentials } from './child-credentials-fields.tsx';

/** Puts a proposed password into an empty field; what somebody typed meanwhile stays. */
export const fillPassword = <Values extends FieldValues & ChildCredentials, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  password: string,
) => {
  if (form.getValues('password' as Path<Values>)) return;
  for (const field of ['password', 'confirmPassword'] as const) {
    form.setValue(field as Path<Values>, password as PathValue<Values, Path<Values>>);
  }
};
