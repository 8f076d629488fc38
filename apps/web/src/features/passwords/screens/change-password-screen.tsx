import { useCallForm } from '@wonderfield/client/use-call-form';
import { ChangePasswordSchema } from '@wonderfield/contract/accounts/account-forms';
import { homePath } from '@wonderfield/contract/accounts/home-path';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card, Sheet } from '@wonderfield/ui/card/card';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { FirstPasswordScene } from '@wonderfield/ui/scenes/first-password-scene';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../shared/call/use-error-text.ts';
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { readSession, useSession } from '../../../shared/session/session-store.ts';
import { changePassword } from '../api/password-calls.ts';
import styles from '../components/change-form.module.css';
import first from '../components/first-password.module.css';
import { FirstPassword } from '../components/first-password.tsx';

/** Returns a function that shows a success toast and goes home. */
const useAfterChange = () => {
  const toasts = useToasts();
  const navigate = useNavigate();
  return () => {
    toasts.show({ tone: 'success', title: TEXTS.updatePasswordTitle, text: TEXTS.passwordUpdated });
    const user = readSession()?.user;
    void navigate(user ? homePath(user) : PATHS.signIn);
  };
};

const ChangeForm = ({ home, onDone }: { home: string; onDone: () => void }) => {
  const t = useTranslations('passwords.change');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const errorText = useErrorText();
  const change = useCallForm({
    schema: ChangePasswordSchema,
    defaultValues: { oldPassword: '', password: '', confirmPassword: '' },
    send: changePassword,
    onDone,
    onError: (error) =>
      toasts.show({ tone: 'error', title: TEXTS.updatePasswordTitle, text: errorText(error) }),
  });
  return (
    <form className={`${form.form} ${styles.form}`} onSubmit={change.handleSubmit} noValidate>
      <PasswordField
        label={t('current')}
        autoComplete="current-password"
        showLabel={shared('showPassword')}
        hideLabel={shared('hidePassword')}
        error={change.errorOf('oldPassword')}
        {...change.form.register('oldPassword')}
      />
      <FormProvider {...change.form}>
        <NewPasswordFields label={shared('newPassword')} />
      </FormProvider>
      <div className={page.actions}>
        <ButtonLink variant="quiet" render={<Link to={home} />}>
          {shared('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={change.isBusy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

/** Has no Back link, because a student with a pending reset cannot open other pages. */
const FirstPasswordPage = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('passwords.first');
  return (
    <div className={first.field}>
      <PageTitle>{t('title')}</PageTitle>
      <FirstPasswordScene />
      <div className={first.stage}>
        <Sheet as="main" id="main" className={first.panel} padding="none">
          <h1>{t('title')}</h1>
          <p className={first.lead}>{t('lead')}</p>
          <FirstPassword onDone={onDone} />
        </Sheet>
      </div>
    </div>
  );
};

const CASTS = { parent: 'family', student: 'student', educator: 'educator' } as const;

export const ChangePasswordScreen = () => {
  const t = useTranslations('passwords.change');
  const user = useSession()?.user;
  const handleDone = useAfterChange();
  // The state on arrival, because choosing a password changes it before the navigation.
  const [isFirst] = useState(user?.mustChangePassword);
  if (!user) return null;
  if (isFirst) return <FirstPasswordPage onDone={handleDone} />;
  const home = homePath(user);
  return (
    <BandPage
      cast={CASTS[user.userType]}
      size="list"
      title={t('title')}
      lead={t('lead')}
      backTo={home}
      className={page.narrow}
    >
      <Card padding="lg" className={styles.card}>
        <ChangeForm home={home} onDone={handleDone} />
      </Card>
    </BandPage>
  );
};
