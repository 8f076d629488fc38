import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { type AnswerOf, callApi } from '../../../shared/call/call-client.ts';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';

const PasswordSchema = z.object({
  password: z.string().min(1, FIELD_MESSAGES.passwordMissing).max(200, FIELD_MESSAGES.tooLong),
});

/** Asks for the password if the sign-in is too old to link an account. */
export const ConfirmConnect = ({
  code,
  onConnected,
  onLeave,
}: {
  code: string;
  onConnected: (response: AnswerOf<'connectAccount'>) => void;
  onLeave: () => void;
}) => {
  const t = useTranslations('singleSignOn.connect');
  const shared = useTranslations('shared');
  const heading = useHeadingFocus();
  const showErrorToast = useErrorToast();
  const confirm = useCallForm({
    schema: PasswordSchema,
    defaultValues: { password: '' },
    send: ({ password }) => callApi('connectAccount', { code, password }),
    onDone: onConnected,
    onError: (error) => {
      showErrorToast(error);
      // SSO errors end the attempt, because another password does not help. Other errors can be
      // retried.
      if (error instanceof ApiError && error.code.startsWith('SSO_')) onLeave();
    },
  });
  return (
    <FieldPage place="educator">
      <PageTitle>{t('title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={form.title}>
        {t('title')}
      </h1>
      <p className={form.lead}>{t('lead')}</p>
      <form className={form.form} onSubmit={confirm.handleSubmit} noValidate>
        <PasswordField
          label={shared('password')}
          autoComplete="current-password"
          showLabel={shared('showPassword')}
          hideLabel={shared('hidePassword')}
          error={confirm.errorOf('password')}
          {...confirm.form.register('password')}
        />
        <FormActions
          className={form.actions}
          cancel={onLeave}
          submitLabel={t('confirm')}
          busyLabel={t('confirming')}
          isBusy={confirm.isBusy}
        />
      </form>
    </FieldPage>
  );
};
