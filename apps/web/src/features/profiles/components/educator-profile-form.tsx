import type { PortalUser } from '@wonderfield/contract/accounts/user';
import {
  EducatorProfileSchema,
  SchoolAdministratorProfileSchema,
} from '@wonderfield/contract/educators/educator-forms';
import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { PlaceFields } from '../../../shared/place-fields.tsx';
import { TeachingFields } from '../../../shared/teaching-fields.tsx';
import { NameFields } from './name-fields.tsx';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** What the form holds; the contract's schemas check it. */
type EducatorProfile = {
  firstName: string;
  lastName: string;
  zip: string;
  city: string;
  state: string;
  schoolName: string;
  schoolCity: string;
  schoolZip: string;
  educatorGrade: string[];
  preferedPronoun: string;
};

const valuesOf = (user: PortalUser): EducatorProfile => ({
  firstName: user.firstName,
  lastName: user.lastName,
  zip: user.zip ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
  schoolName: user.schoolName ?? '',
  schoolCity: user.schoolCity ?? '',
  schoolZip: user.schoolZip ?? '',
  educatorGrade: user.educatorGrades,
  preferedPronoun: user.pronoun ?? '',
});

const schemaFor = (user: PortalUser) =>
  (user.licenseType === 'school/district'
    ? SchoolAdministratorProfileSchema
    : EducatorProfileSchema) as unknown as z.ZodType<EducatorProfile, EducatorProfile>;

/** Address, school, grades and pronoun (S 2.6). The school is open to individual teachers only. */
export const EducatorProfileForm = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  const profile = useProfileForm(schemaFor(user), valuesOf(user), TEXTS.updateEducatorTitle);
  const { errorOf } = profile;
  const { register } = profile.form;
  const isAlone = user.licenseType === 'teacherAccount';

  // Counted, so that cancelling also forgets which zip was looked up.
  const [resets, setResets] = useState(0);
  const handleCancel = () => {
    setResets(resets + 1);
    profile.handleCancel();
  };

  return (
    <ProfileForm profile={profile} onCancel={handleCancel}>
      <NameFields register={register} errorOf={errorOf} />
      <TextField
        label={shared('email')}
        type="email"
        readOnly
        value={user.email}
        help={t('emailHelp')}
      />
      {user.phoneNumber && (
        <TextField
          label={shared('phone')}
          type="tel"
          readOnly
          value={user.phoneNumber}
          help={t('phoneHelp')}
        />
      )}
      <PlaceFields key={resets} form={profile.form} errorOf={errorOf} />
      <div className={styles.wide}>
        <TextField
          label={t(isAlone ? 'optionalSchoolName' : 'schoolName')}
          readOnly={!isAlone}
          help={isAlone ? undefined : t('schoolHelp')}
          error={errorOf('schoolName')}
          {...register('schoolName')}
        />
      </div>
      <TextField
        label={t('schoolCity')}
        readOnly={!isAlone}
        error={errorOf('schoolCity')}
        {...register('schoolCity')}
      />
      <TextField
        label={t('schoolZip')}
        inputMode="numeric"
        maxLength={ZIP_LENGTH}
        readOnly={!isAlone}
        error={errorOf('schoolZip')}
        {...register('schoolZip')}
      />
      <TeachingFields form={profile.form} errorOf={errorOf} />
    </ProfileForm>
  );
};
