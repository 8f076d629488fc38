import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { NewPasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { PASSWORD_RESET_REDIRECT_MS } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Note } from '@wonderfield/ui/note/note';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { passwordLink } from '../../../shared/account/mailed-links.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { clearSession } from '../../../shared/session/session-store.ts';
import { resetPassword } from '../api/password-calls.ts';

const ResetDone = () => {
  const t = useTranslations('passwords.reset');
  const navigate = useNavigate();
  const heading = useHeadingFocus();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(PATHS.signIn), PASSWORD_RESET_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t('doneTitle')}
      </h1>
      <p className={form.lead}>
        {TEXTS.signInWithNewPassword} {t('redirect')}
      </p>
      <ButtonLink variant="primary" render={<Link to={PATHS.signIn} />}>
        {t('signIn')}
      </ButtonLink>
    </>
  );
};

/** Shown after a reload or without a link, because the token exists only in the email. */
const OpenTheMail = () => {
  const t = useTranslations('passwords.reset');
  return (
    <>
      <h1 className={form.title}>{t('title')}</h1>
      <p className={form.lead}>{t('openMail')}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.forgotPassword} />}>
        {t('askAgain')}
      </ButtonLink>
    </>
  );
};

type MailedLink = NonNullable<ReturnType<typeof passwordLink.read>>;

const ResetForm = ({ link, onDone }: { link: MailedLink; onDone: () => void }) => {
  const t = useTranslations('passwords.reset');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const { isFirst, email, passwordToken } = link;
  const [deadLink, setDeadLink] = useState<string>();
  const reset = useCallForm({
    schema: NewPasswordSchema,
    defaultValues: { password: '', confirmPassword: '' },
    send: (values) => resetPassword({ ...values, email, passwordToken }),
    onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'PWD_005') setDeadLink(error.message);
      else toasts.show({ tone: 'error', title: TEXTS.passwordNotReset, text: error.message });
    },
  });
  return (
    <>
      <h1 className={form.title}>{isFirst ? t('firstTitle') : t('title')}</h1>
      <p className={form.lead}>{isFirst ? t('firstLead', { email }) : t('lead', { email })}</p>
      {deadLink && (
        <div className={form.notice}>
          <Note tone="error">
            {deadLink} <Link to={PATHS.forgotPassword}>{t('askAgain')}</Link>
          </Note>
        </div>
      )}
      <form className={form.form} onSubmit={reset.handleSubmit} noValidate>
        <FormProvider {...reset.form}>
          <NewPasswordFields label={shared('newPassword')} />
        </FormProvider>
        <FormActions
          className={form.actions}
          cancel={PATHS.signIn}
          submitLabel={t('submit')}
          busyLabel={t('submitting')}
          isBusy={reset.isBusy}
        />
      </form>
    </>
  );
};

export const ResetPasswordScreen = () => {
  const t = useTranslations('passwords.reset');
  const [isDone, setDone] = useState(false);
  const [link] = useState(passwordLink.read);
  usePageTheme('golden');
  const handleDone = () => {
    // The server ended all sessions of this account. Clear the one on this device too.
    clearSession();
    passwordLink.forget();
    setDone(true);
  };
  return (
    <FieldPage place="home">
      <PageTitle>{link?.isFirst ? t('firstTitle') : t('title')}</PageTitle>
      {isDone && <ResetDone />}
      {!isDone && (link ? <ResetForm link={link} onDone={handleDone} /> : <OpenTheMail />)}
    </FieldPage>
  );
};
