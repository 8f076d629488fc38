import type { UserType } from '@wonderfield/contract/user-types';
import { useTranslations } from 'use-intl';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { LoginFields, loginNameOf } from '../../../shared/forms/login-fields.tsx';
import { DemoFill } from '../../../shared/pages/demo-fill.tsx';
import form from '../../../shared/pages/form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { SignInResult } from '../api/sign-in.ts';
import { AccountError } from './account-error.tsx';
import { ResendConfirmation } from './resend-confirmation.tsx';
import { useSignInForm } from './use-sign-in-form.ts';

/** Asks for email or username and password, and shows their errors. */
export const SignInForm = ({
  userType,
  onSignedIn,
  onNameTyped,
}: {
  userType: UserType;
  onSignedIn: (result: SignInResult) => void;
  /** Reports the typed name, so other pages can prefill it. */
  onNameTyped?: (name: string) => void;
}) => {
  const t = useTranslations('signIn');
  const { signInForm, isStudent, unconfirmed, notice, accountError } = useSignInForm(
    userType,
    onSignedIn,
  );
  const { register, setValue } = signInForm.form;
  const name = loginNameOf(isStudent);

  return (
    <>
      {unconfirmed && <ResendConfirmation {...unconfirmed} />}
      {accountError && <AccountError error={accountError} isStudent={isStudent} />}
      <form
        className={form.form}
        noValidate
        onSubmit={signInForm.handleSubmit}
        onChange={() => onNameTyped?.(signInForm.form.getValues(name) ?? '')}
      >
        <LoginFields isStudent={isStudent} register={register} errorOf={signInForm.errorOf} />
        {/*
         * Announces the error, because focusing a field that already has the focus announces
         * nothing.
         */}
        {notice && (
          <p className="visually-hidden" role="alert">
            {notice}
          </p>
        )}
        <FormActions
          className={form.actions}
          cancel={PATHS.signIn}
          submitLabel={t('signIn')}
          busyLabel={t('signingIn')}
          isBusy={signInForm.isBusy}
        />
      </form>
      <DemoFill
        userType={userType}
        onPick={(person) => {
          setValue(name, person.email, { shouldValidate: true });
          setValue('password', person.password, { shouldValidate: true });
          onNameTyped?.(person.email);
        }}
      />
    </>
  );
};
