import { useCallForm } from '@wonderfield/client/use-call-form';
import { ForgotPasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { askForReset } from '../api/password-calls.ts';

const CheckYourEmail = ({ email }: { email: string }) => {
  const t = useTranslations('passwords.forgot');
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t('sentTitle')}
      </h1>
      <p className={form.lead}>{t('sent', { email })}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.signIn} />}>
        {t('signIn')}
      </ButtonLink>
    </>
  );
};

const AskForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const t = useTranslations('passwords.forgot');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  // Prefills the email that was typed on the sign-in page.
  const state = useLocation().state as { email?: unknown } | null;
  const errorText = useErrorText();
  const ask = useCallForm({
    schema: ForgotPasswordSchema,
    defaultValues: { email: typeof state?.email === 'string' ? state.email : '' },
    send: askForReset,
    onDone: (_answer, { email }) => onSent(email),
    onError: (error) => toasts.show({ tone: 'error', text: errorText(error) }),
  });
  return (
    <form className={form.form} onSubmit={ask.handleSubmit} noValidate>
      <TextField
        label={shared('email')}
        type="email"
        autoComplete="email"
        error={ask.errorOf('email')}
        {...ask.form.register('email')}
      />
      <FormActions
        className={form.actions}
        cancel={PATHS.signIn}
        submitLabel={t('submit')}
        busyLabel={t('submitting')}
        isBusy={ask.isBusy}
      />
    </form>
  );
};

export const ForgotPasswordScreen = () => {
  const t = useTranslations('passwords.forgot');
  const [sentTo, setSentTo] = useState<string>();
  usePageTheme('golden');
  return (
    <FieldPage place="home">
      <PageTitle>{t('title')}</PageTitle>
      {sentTo ? (
        <CheckYourEmail email={sentTo} />
      ) : (
        <>
          <h1 className={form.title}>{t('title')}</h1>
          <p className={form.lead}>{t('lead')}</p>
          <AskForm onSent={setSentTo} />
          <p className={form.below}>{t('students')}</p>
        </>
      )}
    </FieldPage>
  );
};
