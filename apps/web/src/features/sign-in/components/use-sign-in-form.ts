import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import type { UserType } from '@wonderfield/contract/user-types';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import { loginNameOf } from '../../../shared/forms/login-fields.tsx';
import { readUsername } from '../../../shared/student-login/typed-username.ts';
import { type SignInResult, signIn } from '../api/sign-in.ts';
import { SIGN_IN_RULES } from './sign-in-rules.ts';

/** Returns true for errors about name and password. Students see all errors under the field. */
const isInForm = (error: Error, isStudent: boolean): error is ApiError =>
  error instanceof ApiError && (isStudent || error.code === 'LGN_001');

/**
 * Errors about the account. Another password does not help, so the message stays above the form.
 */
const ACCOUNT_ERRORS: readonly string[] = ['LGN_004', 'LGN_005'];

/** Signs in with name and password. Returns where to show an error: form, account or email. */
export const useSignInForm = (userType: UserType, onSignedIn: (result: SignInResult) => void) => {
  const t = useTranslations('signIn');
  const toasts = useToasts();
  const errorText = useErrorText();
  const [search] = useSearchParams();
  const [unconfirmed, setUnconfirmed] = useState<{ email: string; reason: string }>();
  const [notice, setMessage] = useState('');
  const [accountError, setAccountError] = useState<ApiError>();
  const isStudent = userType === 'student';
  const { state } = useLocation();
  const knownUsername = search.get('username') ?? readUsername(state);
  const name = loginNameOf(isStudent);

  const signInForm = useCallForm({
    schema: SIGN_IN_RULES[userType],
    defaultValues: {
      // The QR code of a login card fills in the username, never the password.
      ...(isStudent ? { username: knownUsername } : { email: '' }),
      password: '',
    },
    send: (values) => {
      setMessage('');
      setAccountError(undefined);
      return signIn(values);
    },
    onDone: onSignedIn,
    onError: (error) => {
      if (error instanceof ApiError && ACCOUNT_ERRORS.includes(error.code)) {
        setUnconfirmed(undefined);
        return setAccountError(error);
      }
      if (isInForm(error, isStudent)) return showInForm(error);
      setUnconfirmed(
        error instanceof ApiError && error.code === 'LGN_003'
          ? { email: signInForm.form.getValues(name) ?? '', reason: error.message }
          : undefined,
      );
      toasts.show({
        tone: 'error',
        title: TEXTS.signInFailedTitle,
        text: errorText(error),
        // One topic, so repeated attempts do not cover the form on a phone with toasts.
        topic: 'sign-in',
      });
    },
  });
  const { setError, setFocus } = signInForm.form;
  /** Shows the error next to the fields, because a toast disappears too soon. */
  const showInForm = (error: ApiError) => {
    setUnconfirmed(undefined);
    const problem = isStudent ? stringsForStudent(error) : error.message;
    setMessage(problem);
    setError('password', { type: 'server', message: problem });
    setFocus('password', { shouldSelect: true });
  };
  const stringsForStudent = (error: ApiError) => {
    if (error.code === 'LGN_001') return t('wrongForStudent');
    return errorText(error, error.code === 'LGN_002' ? t('breakForStudent') : undefined);
  };
  // The username is filled in, so focus the password.
  const isNamed = isStudent && knownUsername !== '';
  useEffect(() => {
    if (isNamed) setFocus('password');
  }, [isNamed, setFocus]);

  return { signInForm, isStudent, unconfirmed, notice, accountError };
};
