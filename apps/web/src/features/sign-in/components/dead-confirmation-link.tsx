import { useCallForm } from '@wonderfield/client/use-call-form';
import { ForgotPasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import form from '../../../shared/pages/form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { sendConfirmationAgain } from '../api/confirm-email.ts';

const Sent = ({ email }: { email: string }) => {
  const t = useTranslations('confirmEmail');
  const signIn = useTranslations('signIn');
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t('sentTitle')}
      </h1>
      <p className={form.lead}>{t('sent', { email })}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.signIn} />}>
        {signIn('signIn')}
      </ButtonLink>
    </>
  );
};

/** Offers a new link without a password, because a school has none before the confirmation. */
export const DeadConfirmationLink = ({ why }: { why: 'dead' | 'missing' }) => {
  const t = useTranslations('confirmEmail');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const heading = useHeadingFocus();
  const [sentTo, setSentTo] = useState<string>();
  const send = useCallForm({
    schema: ForgotPasswordSchema,
    defaultValues: { email: '' },
    send: sendConfirmationAgain,
    onDone: (_answer, { email }) => setSentTo(email),
    onError: (error) => toasts.show({ tone: 'error', text: error.message }),
  });
  if (sentTo) return <Sent email={sentTo} />;
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t(why === 'dead' ? 'deadTitle' : 'title')}
      </h1>
      <p className={form.lead}>{t(why)}</p>
      <form className={form.form} onSubmit={send.handleSubmit} noValidate>
        <TextField
          label={shared('email')}
          type="email"
          autoComplete="email"
          error={send.errorOf('email')}
          {...send.form.register('email')}
        />
        <FormActions
          className={form.actions}
          cancel={PATHS.signIn}
          submitLabel={t('send')}
          busyLabel={t('sending')}
          isBusy={send.isBusy}
        />
      </form>
    </>
  );
};
