import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

type Field = 'email' | 'username' | 'password';

/** Returns the sign-in name field: the username of a student or the email of an adult. */
export const loginNameOf = (isStudent: boolean) => (isStudent ? 'username' : 'email');

/** Shows the fields for sign-in name and password. */
export const LoginFields = ({
  isStudent,
  register,
  errorOf,
}: {
  isStudent: boolean;
  register: (field: Field) => ComponentProps<'input'>;
  errorOf: (field: Field) => string | undefined;
}) => {
  const shared = useTranslations('shared');
  const name = loginNameOf(isStudent);
  return (
    <>
      <TextField
        label={shared(name)}
        type={isStudent ? 'text' : 'email'}
        code={isStudent}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={errorOf(name)}
        {...register(name)}
      />
      <PasswordField
        label={shared('password')}
        autoComplete="current-password"
        showLabel={shared('showPassword')}
        hideLabel={shared('hidePassword')}
        error={errorOf('password')}
        {...register('password')}
      />
    </>
  );
};
