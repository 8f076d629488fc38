import type { ChildCredentials } from './child-credentials-fields.tsx';

type PasswordForm = {
  getValues: (name: 'password') => ChildCredentials['password'];
  setValue: (name: 'password' | 'confirmPassword', password: string) => void;
};

/** Puts a proposed password into an empty field and keeps one that the user has already typed. */
export const fillPassword = (form: PasswordForm, password: string) => {
  if (form.getValues('password')) return;
  form.setValue('password', password);
  form.setValue('confirmPassword', password);
};
