import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { SchoolAccountSchema } from '@wonderfield/contract/accounts/school-account';
import {
  CLASSROOMS_MAX_DIGITS,
  SCHOOLS_IN_DISTRICT_MAX_DIGITS,
  STUDENTS_MAX_DIGITS,
} from '@wonderfield/contract/limits';
import { LICENSE_FOR } from '@wonderfield/contract/options';
import { Card } from '@wonderfield/ui/card/card';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import type { SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import pair from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { createSchoolAccount } from '../api/educator-calls.ts';
import styles from './school-account.module.css';
import { SchoolContactCard } from './school-contact-card.tsx';

/** Returns the form that creates a school or district account. */
const useSchoolForm = (contact: SchoolContactDraft, onSent: () => void) => {
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const { licenseType: _, ...person } = contact;
  return useCallForm({
    schema: SchoolAccountSchema,
    defaultValues: {
      ...person,
      licenseFor: 'school',
      schoolName: '',
      schoolCity: '',
      schoolState: '',
      schoolZip: '',
      schoolsInDistrict: '',
      classroomCount: '',
      studentCount: '',
    },
    send: (values) => {
      const request = { ...values, userType: 'educator' };
      return createSchoolAccount(request, keyFor(request));
    },
    onDone: onSent,
    onError: (error) => showErrorToast(error),
  });
};
type SchoolForm = ReturnType<typeof useSchoolForm>;

type Kind = 'school' | 'district';

/** Fields of the school or district. */
const SchoolFields = ({ kind, school }: { kind: Kind; school: SchoolForm }) => {
  const t = useTranslations('educators.district');
  const isDistrict = kind === 'district';
  const { errorOf } = school;
  const { register } = school.form;
  return (
    <>
      <h2 className={pair.wide}>{t(isDistrict ? 'districtTitle' : 'schoolTitle')}</h2>
      <div className={pair.wide}>
        <TextField
          label={t(isDistrict ? 'districtName' : 'schoolName')}
          autoComplete="organization"
          error={errorOf('schoolName')}
          {...register('schoolName')}
        />
      </div>
      <PlaceFields names={{ zip: 'schoolZip', city: 'schoolCity', state: 'schoolState' }} />
      {isDistrict && (
        <div className={pair.wide}>
          <DigitsField
            label={t('schoolsInDistrict')}
            maxLength={SCHOOLS_IN_DISTRICT_MAX_DIGITS}
            error={errorOf('schoolsInDistrict')}
            {...register('schoolsInDistrict')}
          />
        </div>
      )}
      <DigitsField
        label={t('classrooms')}
        maxLength={CLASSROOMS_MAX_DIGITS[kind]}
        help={t('seatsHelp')}
        error={errorOf('classroomCount')}
        {...register('classroomCount')}
      />
      <DigitsField
        label={t('students')}
        maxLength={STUDENTS_MAX_DIGITS[kind]}
        error={errorOf('studentCount')}
        {...register('studentCount')}
      />
    </>
  );
};

/** Asks for the data of a school or district that wants an account. */
export const SchoolAccountForm = ({
  contact,
  isSignedIn,
  onSent,
}: {
  contact: SchoolContactDraft;
  isSignedIn: boolean;
  onSent: () => void;
}) => {
  const t = useTranslations('educators.district');
  const [kind, setKind] = useState<Kind>('school');
  const school = useSchoolForm(contact, onSent);
  const { register } = school.form;
  const { errorOf } = school;

  return (
    <FormProvider {...school.form}>
      <form className={styles.page} onSubmit={school.handleSubmit} noValidate>
        <SchoolContactCard
          contact={contact}
          canChange={!isSignedIn}
          isTouched={school.form.formState.isDirty}
          emailError={errorOf('email') ?? errorOf('phoneNumber')}
        />
        <Card padding="lg" as="section">
          <div className={pair.form}>
            <div className={pair.wide}>
              <RadioCards
                legend={t('licenseFor')}
                columns={2}
                options={[...LICENSE_FOR].reverse().map(({ value }) => ({
                  value,
                  label: t(`kinds.${value}.label`),
                  description: t(`kinds.${value}.description`),
                }))}
                error={errorOf('licenseFor')}
                {...register('licenseFor', {
                  onChange: (event) => setKind(event.target.value),
                })}
              />
            </div>
            <SchoolFields kind={kind} school={school} />
            <FormActions
              className={pair.actions}
              cancel={PATHS.door}
              submitLabel={t('submit')}
              busyLabel={t('submitting')}
              isBusy={school.isBusy}
            />
          </div>
        </Card>
      </form>
    </FormProvider>
  );
};
