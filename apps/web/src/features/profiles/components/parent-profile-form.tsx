import type { ParentUser } from '@wonderfield/contract/accounts/user';
import { ParentProfileSchema } from '@wonderfield/contract/accounts/user-changes';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { PlaceFields } from '../../../shared/forms/place-fields.tsx';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const valuesOf = ({ firstName, lastName, zip, city, state }: ParentUser) => ({
  firstName,
  lastName,
  zip: zip ?? '',
  city: city ?? '',
  state: state ?? '',
});

export const ParentProfileForm = ({ user }: { user: ParentUser }) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  const profile = useProfileForm(ParentProfileSchema, valuesOf(user));

  // The count is a key, so Cancel also resets the zip code lookup.
  const [resets, setResets] = useState(0);
  const handleCancel = () => {
    setResets(resets + 1);
    profile.handleCancel();
  };

  return (
    <ProfileForm profile={profile} onCancel={handleCancel}>
      <NameFields />
      <div className={styles.wide}>
        <TextField
          label={shared('email')}
          type="email"
          readOnly
          value={user.email}
          help={t('emailHelp')}
        />
      </div>
      <PlaceFields key={resets} />
    </ProfileForm>
  );
};
