import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

type Field = 'email' | 'username' | 'password';

/** The field an account is named by: a student has a username, an adult an email. */
export const loginNameOf = (isStudent: boolean) => (isStudent ? 'username' : 'email');

/** What somebody signs in with: the name of the account and its password. */
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
