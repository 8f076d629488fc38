import {
  ChangePasswordSchema,
  FirstPasswordSchema,
} from '@wonderfield/contract/accounts/account-forms';
import { homePath } from '@wonderfield/contract/accounts/landing';
import { TEXTS } from '@wonderfield/contract/texts';
import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { NewPasswordFields } from '../../../shared/new-password-fields.tsx';
import { PageTitle } from '../../../shared/page-title.tsx';
import form from '../../../shared/pages/form.module.css';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/paths.ts';
import { readSession, useSession } from '../../../shared/session-store.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useRefusalWords } from '../../../shared/use-refusal-words.ts';
import { changePassword } from '../api/password-calls.ts';

const ChangeForm = ({ home, isFirst }: { home: string; isFirst: boolean }) => {
  const t = useTranslations('passwords.change');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const refusalWords = useRefusalWords();
  const navigate = useNavigate();
  const change = useCallForm({
    schema: isFirst ? FirstPasswordSchema : ChangePasswordSchema,
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    send: changePassword,
    onDone: () => {
      toasts.show({
        tone: 'success',
        title: TEXTS.updatePasswordTitle,
        text: TEXTS.passwordUpdated,
      });
      const user = readSession()?.user;
      void navigate(user ? homePath(user) : PATHS.signIn);
    },
    onRefused: (error) =>
      toasts.show({ tone: 'error', title: TEXTS.updatePasswordTitle, text: refusalWords(error) }),
  });
  // Right after the sign-in nobody types the given password twice; later the server asks for it.
  const [wasAsked, setAsked] = useState(!isFirst);
  const currentError = change.errorOf('oldPassword');
  if (currentError && !wasAsked) setAsked(true);
  const { setFocus } = change.form;
  useEffect(() => {
    if (isFirst && wasAsked) setFocus('oldPassword');
  }, [isFirst, wasAsked, setFocus]);
  return (
    <form className={form.form} onSubmit={change.handleSubmit} noValidate>
      {wasAsked && (
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          showLabel={shared('showPassword')}
          hideLabel={shared('hidePassword')}
          error={currentError}
          {...change.form.register('oldPassword')}
        />
      )}
      <FormProvider {...change.form}>
        <NewPasswordFields label={shared('newPassword')} />
      </FormProvider>
      <div className={page.actions}>
        {!isFirst && (
          <ButtonLink variant="quiet" render={<Link to={home} />}>
            {shared('cancel')}
          </ButtonLink>
        )}
        <Button type="submit" variant="primary" busy={change.isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

const CASTS = { parent: 'family', student: 'student', educator: 'educator' } as const;

export const ChangePasswordScreen = () => {
  const t = useTranslations('passwords.change');
  const session = useSession();
  if (!session) return null;
  const { user } = session;
  // A student with a pending reset has no other page to go back to.
  const isFirst = user.mustChangePassword;
  const home = homePath(user);
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Band
        cast={CASTS[user.userType]}
        size="list"
        title={t('title')}
        lead={isFirst ? t('firstLead') : t('lead')}
        back={!isFirst && <BackLink label={t('back')} render={<Link to={home} />} />}
      />
      <main id="main" className={page.narrow}>
        <Card padding="lg">
          <ChangeForm home={home} isFirst={isFirst} />
        </Card>
      </main>
    </>
  );
};
