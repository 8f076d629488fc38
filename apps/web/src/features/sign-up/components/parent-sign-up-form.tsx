import { useCallForm } from '@wonderfield/client/use-call-form';
import { ParentSignUpSchema } from '@wonderfield/contract/accounts/account-forms';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { type AdultPrefill, adultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import styles from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { createAdult } from '../api/create-adult.ts';
import { EmailField } from './email-field.tsx';
import { TermsField } from './terms-field.tsx';

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  zip: '',
  city: '',
  state: '',
  password: '',
  confirmPassword: '',
  termsOfService: false,
};

/** Data for the adult check that follows. */
export type SignUpTicket = {
  userId: string;
  ageCheckTicket: string | undefined;
  known: AdultPrefill | undefined;
};

/** Shows the Home Account sign-up form. */
export const ParentSignUpForm = ({
  onSignedUp,
}: {
  onSignedUp: (ticket: SignUpTicket) => void;
}) => {
  const t = useTranslations('signUp');
  const shared = useTranslations('shared');
  const toasts = useToasts();
  const keyFor = useIdempotencyKey();

  const signUp = useCallForm({
    schema: ParentSignUpSchema,
    defaultValues: EMPTY,
    send: (values) => createAdult({ ...values, userType: 'parent' }, keyFor(values)),
    onDone: ({ user, ageCheckTicket }) =>
      onSignedUp({ userId: user.id, ageCheckTicket, known: adultPrefill(user) }),
    onError: (error) => toasts.show({ tone: 'error', text: error.message }),
  });

  return (
    <FormProvider {...signUp.form}>
      <form className={styles.form} onSubmit={signUp.handleSubmit} noValidate>
        <NameFields />
        <div className={styles.wide}>
          <EmailField />
        </div>
        <PlaceFields />
        <NewPasswordFields label={shared('password')} />
        <div className={styles.wide}>
          <TermsField />
        </div>
        <FormActions
          className={styles.actions}
          cancel={PATHS.signUp}
          submitLabel={t('signUp')}
          busyLabel={t('signingUp')}
          isBusy={signUp.isBusy}
        />
      </form>
    </FormProvider>
  );
};
