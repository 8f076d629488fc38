import type { ChildCredentials } from './child-credentials-fields.tsx';

/** A form with a password in it, whatever else it holds. */
type PasswordForm = {
  getValues: (name: 'password') => ChildCredentials['password'];
  setValue: (name: 'password' | 'confirmPassword', password: string) => void;
};

/** Puts a proposed password into an empty field; what somebody typed meanwhile stays. */
export const fillPassword = (form: PasswordForm, password: string) => {
  if (form.getValues('password')) return;
  form.setValue('password', password);
  form.setValue('confirmPassword', password);
};
