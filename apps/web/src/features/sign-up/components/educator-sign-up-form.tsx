import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { EDUCATOR_LICENSE_TYPES } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { PhoneField } from '@wonderfield/ui/phone-field/phone-field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { type AdultPrefill, adultPrefill } from '../../../shared/account/adult-prefill.ts';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { ContactCheck } from '../../../shared/contact-check/contact-check.tsx';
import { type Contact, sameContact } from '../../../shared/contact-check/use-contact-check.ts';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import type { SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import styles from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import { createAdult } from '../api/create-adult.ts';
import {
  type EducatorForm,
  EducatorFormSchema,
  isSchool,
  reachableContact,
} from './educator-sign-up-schema.ts';
import { EmailField } from './email-field.tsx';
import { TermsField } from './terms-field.tsx';

const EMPTY: EducatorForm = {
  licenseType: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  zip: '',
  city: '',
  state: '',
  password: '',
  confirmPassword: '',
  isAmbassador: true,
  termsOfService: false,
};

export type SignedUpEducator = {
  userId: string;
  ageCheckTicket: string | undefined;
  licenseType: string;
  known: AdultPrefill | undefined;
};

/** Signs up an educator. A school or district continues with a separate form. */
export const EducatorSignUpForm = ({
  draft,
  onSignedUp,
  onSchool,
}: {
  /** Earlier input, if the user comes back to change it. */
  draft: Partial<EducatorForm> | undefined;
  onSignedUp: (educator: SignedUpEducator) => void;
  /** Resolves when the school form has loaded. */
  onSchool: (contact: SchoolContactDraft) => Promise<void>;
}) => {
  const t = useTranslations('signUp');
  const shared = useTranslations('shared');
  const links = usePortalConfig()?.links;
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const [checked, setChecked] = useState<{ ticket: string; contact: Contact }>();
  // Remounts the check when its ticket is no longer valid.
  const [checks, setChecks] = useState(0);

  const signUp = useCallForm({
    schema: EducatorFormSchema,
    defaultValues: { ...EMPTY, ...draft },
    send: async (values) => {
      if (values.licenseType === 'school/district') {
        await onSchool(values);
        return undefined;
      }
      const request = {
        ...values,
        userType: 'educator' as const,
        // The ticket is valid only for the checked contact.
        ...(checked &&
          sameContact(checked.contact, values) && { contactCheckTicket: checked.ticket }),
      };
      return createAdult(request, keyFor(request));
    },
    onDone: (response, { licenseType }) => {
      if (!response) return;
      const { user, ageCheckTicket } = response;
      onSignedUp({ userId: user.id, ageCheckTicket, licenseType, known: adultPrefill(user) });
    },
    onError: (error) => {
      showErrorToast(error);
      if (!(error instanceof ApiError) || error.code !== 'OTP_002') return;
      setChecked(undefined);
      setChecks(checks + 1);
    },
  });
  const { errorOf } = signUp;
  const { register, control } = signUp.form;
  const values = { ...EMPTY, ...useWatch({ control }) };
  const isForSchool = isSchool(values);
  const handleChecked = (ticket: string | undefined, contact: Contact) =>
    setChecked(ticket ? { ticket, contact } : undefined);

  return (
    <FormProvider {...signUp.form}>
      <form className={styles.form} onSubmit={signUp.handleSubmit} noValidate>
        <div className={styles.wide}>
          <RadioCards
            legend={t('educator.accountType')}
            columns={3}
            options={EDUCATOR_LICENSE_TYPES.map(({ value }) => ({
              value,
              label: t(`educator.types.${value}.label`),
              description: t(`educator.types.${value}.description`),
            }))}
            error={errorOf('licenseType')}
            {...register('licenseType')}
          />
        </div>
        <NameFields />
        <EmailField />
        <Controller
          control={control}
          name="phoneNumber"
          render={({ field }) => (
            <PhoneField
              label={shared('phone')}
              countryLabel={shared('country')}
              error={errorOf('phoneNumber')}
              {...field}
            />
          )}
        />
        {/* Hidden instead of unmounted, so a finished check is kept. */}
        <div className={styles.wide} hidden={isForSchool}>
          <ContactCheck key={checks} contact={reachableContact(values)} onChecked={handleChecked} />
        </div>
        <PlaceFields />
        {!isForSchool && <NewPasswordFields label={shared('password')} />}
        <div className={styles.wide}>
          <CheckboxField
            label={t.rich('educator.ambassador', {
              link: (words) => (
                <a href={links?.ambassadors} target="_blank" rel="noreferrer">
                  {words}
                </a>
              ),
            })}
            {...register('isAmbassador')}
          />
          <TermsField />
        </div>
        <div className={styles.actions}>
          <ButtonLink variant="quiet" render={<Link to={PATHS.signUp} />}>
            {shared('cancel')}
          </ButtonLink>
          <Button
            type="submit"
            variant="primary"
            busy={signUp.isBusy}
            busyLabel={isForSchool ? t('educator.continuing') : t('signingUp')}
          >
            {isForSchool ? t('educator.continue') : t('signUp')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
};
