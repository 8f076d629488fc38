import { ParentSignUpSchema } from '@wonderfield/contract/accounts/account-forms';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { NewPasswordFields } from '../../../shared/new-password-fields.tsx';
import { PlaceFields } from '../../../shared/place-fields.tsx';
import { usePortalConfig } from '../../../shared/portal-config.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';
import { createParent } from '../api/create-parent.ts';
import { takenEmailMessage } from '../api/email-availability.ts';
import styles from './parent-sign-up-form.module.css';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  zip: '',
  city: '',
  state: '' as never,
  password: '',
  confirmPassword: '',
  termsOfService: false,
};

/** The Home Account form (specification, section 3.3). */
export const ParentSignUpForm = ({
  onSignedUp,
}: {
  onSignedUp: (ticket: { userId: string; ageCheckTicket: string | undefined }) => void;
}) => {
  const t = useTranslations('signUp.parent');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const links = usePortalConfig()?.links;
  const keyFor = useIdempotencyKey();

  const signUp = useCallForm({
    schema: ParentSignUpSchema,
    defaultValues: EMPTY,
    send: (values) => createParent({ ...values, userType: 'parent' }, keyFor(values)),
    onDone: ({ userJson, ageCheckTicket }) =>
      onSignedUp({ userId: JSON.parse(userJson).userId, ageCheckTicket }),
    onRefused: (error) => toasts.show({ tone: 'error', text: error.message }),
  });
  const { register, setError, getValues, control } = signUp.form;
  const { errorOf } = signUp;

  const handleEmailLeft = async () => {
    const email = getValues('email');
    const message = await takenEmailMessage(email);
    // Somebody may have typed on while we asked.
    if (message && getValues('email') === email) setError('email', { type: 'taken', message });
  };

  return (
    <form className={styles.form} onSubmit={signUp.handleSubmit} noValidate>
      <TextField
        label={t('firstName')}
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...register('firstName')}
      />
      <TextField
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...register('lastName')}
      />
      <div className={styles.wide}>
        <TextField
          label={shared('email')}
          type="email"
          autoComplete="email"
          error={errorOf('email')}
          {...register('email', { onBlur: handleEmailLeft })}
        />
      </div>
      <PlaceFields form={signUp.form as never} errorOf={errorOf as never} />
      <NewPasswordFields
        label={shared('password')}
        register={register}
        control={control}
        errorOf={errorOf}
      />
      <div className={styles.wide}>
        <CheckboxField
          label={t.rich('terms', {
            terms: (words) => (
              <a href={links?.terms} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
            privacy: (words) => (
              <a href={links?.privacy} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
          })}
          error={errorOf('termsOfService')}
          {...register('termsOfService')}
        />
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" render={<Link to="/sign-up" />}>
          {shared('cancel')}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={signUp.isBusy} busyLabel={t('signingUp')}>
          {t('signUp')}
        </Button>
      </div>
    </form>
  );
};
