import { useCallForm } from '@wonderfield/client/use-call-form';
import { OperatorSignInSchema } from '@wonderfield/contract/operators/operator-calls';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useEffect, useState } from 'react';
import form from '../../../shared/auth-layout.module.css';
import { useErrorText } from '../../../shared/call/error-text.ts';
import { CodeField } from '../../../shared/code-field.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import { signIn } from '../api/sign-in.ts';

/**
 * Form with email, password and code. An error does not tell which was wrong, and the email stays.
 */
export const SignInForm = ({ email }: { email: string }) => {
  const t = useStrings('signIn');
  const shared = useStrings('shared');
  const errorText = useErrorText();
  const [error, setError] = useState<string>();
  const signInForm = useCallForm({
    schema: OperatorSignInSchema,
    defaultValues: { email, password: '', totpCode: '' },
    send: (values) => {
      setError(undefined);
      return signIn(values);
    },
    onDone: () => undefined,
    onError: (error) => {
      setError(errorText(error));
      // A code works only once, and a failed password need not stay on the screen.
      resetField('password');
      resetField('totpCode');
      setFocus('password');
    },
  });
  const { register, resetField, setFocus } = signInForm.form;

  // Focuses the first empty field, because the page has no other content.
  useEffect(() => setFocus(email ? 'password' : 'email'), [setFocus, email]);

  return (
    <form className={form.form} onSubmit={signInForm.handleSubmit} noValidate>
      {error && <Note tone="error">{error}</Note>}
      <TextField
        label={shared('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={signInForm.errorOf('email')}
        {...register('email')}
      />
      <PasswordField
        label={shared('password')}
        autoComplete="current-password"
        showLabel={shared('showPassword')}
        hideLabel={shared('hidePassword')}
        error={signInForm.errorOf('password')}
        {...register('password')}
      />
      <CodeField
        help={t('codeHelp')}
        error={signInForm.errorOf('totpCode')}
        {...register('totpCode')}
      />
      <Button type="submit" block busy={signInForm.isBusy} busyLabel={t('signingIn')}>
        {t('signIn')}
      </Button>
    </form>
  );
};
