import { EDUCATOR_LICENSE_TYPES } from '@wonderfield/contract/options';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { PhoneField } from '@wonderfield/ui/phone-field/phone-field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ContactCheck } from '../../../shared/contact-check/contact-check.tsx';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { NewPasswordFields } from '../../../shared/forms/new-password-fields.tsx';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import styles from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { usePortalConfig } from '../../../shared/routing/portal-config.ts';
import { isSchool, reachableContact } from './educator-sign-up-schema.ts';
import { EmailField } from './email-field.tsx';
import { TermsField } from './terms-field.tsx';
import { type EducatorSignUpOptions, useEducatorSignUp } from './use-educator-sign-up.ts';

/** Signs up an educator. A school or district continues with a separate form. */
export const EducatorSignUpForm = (options: EducatorSignUpOptions) => {
  const t = useTranslations('signUp');
  const shared = useTranslations('shared');
  const links = usePortalConfig()?.links;
  const { signUp, values, checks, handleChecked } = useEducatorSignUp(options);
  const { errorOf } = signUp;
  const { register, control } = signUp.form;
  const isForSchool = isSchool(values);

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
        <FormActions
          className={styles.actions}
          cancel={PATHS.signUp}
          submitLabel={isForSchool ? t('educator.continue') : t('signUp')}
          busyLabel={isForSchool ? t('educator.continuing') : t('signingUp')}
          isBusy={signUp.isBusy}
        />
      </form>
    </FormProvider>
  );
};
