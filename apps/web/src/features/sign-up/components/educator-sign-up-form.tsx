import { EDUCATOR_LICENSE_TYPES } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { PhoneField } from '@wonderfield/ui/phone-field/phone-field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { RequestOf } from '../../../shared/call-client.ts';
import { ContactCheck } from '../../../shared/contact-check/contact-check.tsx';
import { NewPasswordFields } from '../../../shared/new-password-fields.tsx';
import styles from '../../../shared/pages/pair-form.module.css';
import { PlaceFields } from '../../../shared/place-fields.tsx';
import { usePortalConfig } from '../../../shared/portal-config.ts';
import type { SchoolContactDraft } from '../../../shared/school-contact-draft.ts';
import { useCallForm } from '../../../shared/use-call-form.ts';
import { useErrorToast } from '../../../shared/use-error-toast.ts';
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts';
import { createAdult } from '../api/create-adult.ts';
import { type EducatorForm, educatorSchemaFor, isReachable } from './educator-sign-up-schema.ts';
import { EmailField } from './email-field.tsx';
import { TermsField } from './terms-field.tsx';

const EMPTY: EducatorForm = {
  educatorLicenseType: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  zip: '',
  city: '',
  state: '',
  password: '',
  confirmPassword: '',
  wonderfieldAmbassador: true,
  termsOfService: false,
};

export type SignedUpEducator = {
  userId: string;
  ageCheckTicket: string | undefined;
  licenseType: string;
};

/** Sign-up of an educator; a school or district goes on to its own form (S 2.3, 3.4). */
export const EducatorSignUpForm = ({
  draft,
  onSignedUp,
  onSchool,
}: {
  /** What was typed before, when somebody comes back to change it. */
  draft: Partial<EducatorForm> | undefined;
  onSignedUp: (educator: SignedUpEducator) => void;
  onSchool: (contact: SchoolContactDraft) => void;
}) => {
  const t = useTranslations('signUp');
  const shared = useTranslations('shared');
  const links = usePortalConfig()?.links;
  const tellError = useErrorToast();
  const keyFor = useIdempotencyKey();
  const [ticket, setTicket] = useState<string>();
  const [accountType, setAccountType] = useState(draft?.educatorLicenseType ?? '');
  const isSchool = accountType === 'school/district';

  const signUp = useCallForm({
    schema: educatorSchemaFor(accountType),
    defaultValues: { ...EMPTY, ...draft },
    send: async (values) => {
      if (isSchool) return undefined;
      const request = {
        ...values,
        userType: 'educator',
        ...(ticket && { contactCheckTicket: ticket }),
      } as RequestOf<'createUser'>;
      return createAdult(request, keyFor(request));
    },
    onDone: (answer, values) => {
      if (!answer) {
        const { password: _, confirmPassword: __, ...contact } = values;
        onSchool(contact);
        return;
      }
      onSignedUp({
        userId: JSON.parse(answer.userJson).userId,
        ageCheckTicket: answer.ageCheckTicket,
        licenseType: accountType,
      });
    },
    onRefused: tellError,
  });
  const { errorOf } = signUp;
  const { register, control } = signUp.form;
  const values = useWatch({ control }) as EducatorForm;
  const { email, phoneNumber } = values;

  return (
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
          error={errorOf('educatorLicenseType')}
          {...register('educatorLicenseType', {
            onChange: (event) => setAccountType(event.target.value),
          })}
        />
      </div>
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
      <EmailField form={signUp.form} errorOf={errorOf} />
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
      {!isSchool && (
        <div className={styles.wide}>
          <ContactCheck
            contact={isReachable(values) ? { email, phoneNumber } : undefined}
            onChecked={setTicket}
          />
        </div>
      )}
      <PlaceFields form={signUp.form} errorOf={errorOf} />
      {!isSchool && (
        <NewPasswordFields
          label={shared('password')}
          register={register}
          control={control}
          errorOf={errorOf}
        />
      )}
      <div className={styles.wide}>
        <CheckboxField
          label={t.rich('educator.ambassador', {
            link: (words) => (
              <a href={links?.ambassadors} target="_blank" rel="noreferrer">
                {words}
              </a>
            ),
          })}
          {...register('wonderfieldAmbassador')}
        />
        <TermsField error={errorOf('termsOfService')} {...register('termsOfService')} />
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="quiet" render={<Link to="/sign-up" />}>
          {shared('cancel')}
        </ButtonLink>
        <Button
          type="submit"
          variant="primary"
          busy={signUp.isBusy}
          busyLabel={isSchool ? t('educator.continuing') : t('signingUp')}
        >
          {isSchool ? t('educator.continue') : t('signUp')}
        </Button>
      </div>
    </form>
  );
};
