import type { FormRules } from '@wonderfield/client/draft';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import {
  EducatorProfileSchema,
  SchoolAdministratorProfileSchema,
} from '@wonderfield/contract/educators/educator-forms';
import { ZIP_LENGTH } from '@wonderfield/contract/limits';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { phoneText } from '../../../shared/forms/phone-text.ts';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import { TeachingFields } from '../../../shared/forms/teaching-fields.tsx';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const valuesOf = (user: EducatorUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  zip: user.zip ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
  schoolName: user.schoolName ?? '',
  schoolCity: user.schoolCity ?? '',
  schoolZip: user.schoolZip ?? '',
  grades: user.grades,
  pronoun: user.pronoun ?? '',
});

type Rules = typeof SchoolAdministratorProfileSchema;

const schemaFor = ({ licenseType }: EducatorUser): FormRules<z.input<Rules>, z.output<Rules>> =>
  licenseType === 'school/district' ? SchoolAdministratorProfileSchema : EducatorProfileSchema;

/** Edits address, school, grades and pronoun. Only individual teachers can edit the school. */
export const EducatorProfileForm = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  const profile = useProfileForm(schemaFor(user), valuesOf(user), TEXTS.updateEducatorTitle);
  const { errorOf } = profile;
  const { register } = profile.form;
  const isAlone = user.licenseType === 'teacherAccount';

  // The count is a key, so Cancel also resets the zip code lookup.
  const [resets, setResets] = useState(0);
  const handleCancel = () => {
    setResets(resets + 1);
    profile.handleCancel();
  };

  return (
    <ProfileForm profile={profile} onCancel={handleCancel}>
      <NameFields />
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
          value={phoneText(user.phoneNumber)}
          help={t('phoneHelp')}
        />
      )}
      <PlaceFields key={resets} />
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
      <DigitsField
        label={t('schoolZip')}
        maxLength={ZIP_LENGTH}
        readOnly={!isAlone}
        error={errorOf('schoolZip')}
        {...register('schoolZip')}
      />
      <TeachingFields />
    </ProfileForm>
  );
};
