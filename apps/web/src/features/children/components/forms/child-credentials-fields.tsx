import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { findUsernameError } from '@wonderfield/contract/names/usernames';
import type { SignInMethod } from '@wonderfield/contract/sign-in-method';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useFields } from '../../../../shared/forms/use-fields.ts';
import { createUsername } from '../../../../shared/forms/username.ts';
import { SuggestUsername } from '../../../../shared/student-login/suggest-username.tsx';
import { isUsernameTaken, useProposePassword } from '../../api/child-calls.ts';
import styles from './child-forms.module.css';
import { ChildMethodField } from './child-method-field.tsx';

export type ChildCredentials = {
  username: string;
  password: string;
  confirmPassword: string;
  signInMethod?: SignInMethod | undefined;
};

type TypedField = Exclude<keyof ChildCredentials, 'signInMethod'>;

/** Messages for missing fields that differ in this step. */
const OWN_STRINGS: Record<string, string> = {
  [FIELD_MESSAGES.usernameMissing]: FIELD_MESSAGES.credentialsUsernameMissing,
  [FIELD_MESSAGES.passwordMissing]: FIELD_MESSAGES.credentialsPasswordMissing,
};

/** Shows the proposed login and the method of the grade, which the parent can change. */
export const ChildCredentialsFields = ({
  childName,
  grade,
}: {
  childName: string;
  grade: string;
}) => {
  const t = useTranslations('children.add');
  const shared = useTranslations('shared');
  const showError = useErrorToast();
  const proposePassword = useProposePassword();
  const { register, getValues, setValue, setError, errorOf } = useFields<ChildCredentials>();
  const messageOf = (field: TypedField) => {
    const message = errorOf(field);
    return message && (OWN_STRINGS[message] ?? message);
  };
  const put = (field: TypedField, value: string) =>
    setValue(field, value, { shouldValidate: true });
  const putPassword = (password: string) => {
    put('password', password);
    // The password is visible while typing, so a confirmation field would catch nothing.
    put('confirmPassword', password);
  };
  const handleAnotherPassword = () =>
    proposePassword().then(putPassword, (error: Error) =>
      showError(error, { text: TEXTS.passwordNotRead }),
    );
  const handleUsernameLeft = async () => {
    const username = getValues('username');
    // Invalid usernames already show an error. Email addresses are never looked up, which would
    // reveal accounts.
    if (findUsernameError(username) || !(await isUsernameTaken(username))) return;
    // The user may have changed the username during the request.
    if (getValues('username') !== username) return;
    setError('username', { type: 'taken', message: FIELD_MESSAGES.emailTaken });
  };
  return (
    <div className={styles.stack}>
      <div className={styles.field}>
        <TextField
          label={shared('username')}
          code
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={childName ? t('usernameHelp', { name: childName }) : t('usernameHelpUnnamed')}
          error={messageOf('username')}
          action={
            <IconButton
              label={t('anotherUsername')}
              icon={<RefreshCw size={20} strokeWidth={2.2} />}
              onClick={() => put('username', createUsername())}
            />
          }
          {...register('username', { onBlur: handleUsernameLeft })}
        />
        <SuggestUsername onSuggested={(username) => put('username', username)} />
      </div>
      <TextField
        label={shared('password')}
        code
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        help={t('passwordHelp')}
        error={messageOf('password')}
        action={
          <IconButton
            label={t('anotherPassword')}
            icon={<RefreshCw size={20} strokeWidth={2.2} />}
            onClick={() => void handleAnotherPassword()}
          />
        }
        {...register('password', {
          onChange: (event) => put('confirmPassword', event.target.value),
        })}
      />
      <ChildMethodField childName={childName} grade={grade} />
    </div>
  );
};
