import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { ParentProfileSchema } from '@wonderfield/contract/accounts/user-changes';
import { STATES } from '@wonderfield/contract/options';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useZipFill } from '../../../shared/use-zip-fill.ts';
import { NameFields } from './name-fields.tsx';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

const valuesOf = ({ firstName, lastName, zip, city, state }: PortalUser) => ({
  firstName,
  lastName,
  zip: zip ?? '',
  city: city ?? '',
  state: (state ?? '') as never,
});

export const ParentProfileForm = ({ user }: { user: PortalUser }) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  const profile = useProfileForm(ParentProfileSchema, valuesOf(user));
  const { errorOf } = profile;
  const { register, setValue, control } = profile.form;

  // The stored zip is not looked up: its city may have been written by hand.
  const [isZipTyped, setZipTyped] = useState(false);
  const typedZip = useWatch({ control, name: 'zip' });
  const zip = useZipFill(isZipTyped ? typedZip : '', ({ city, state }) => {
    setValue('city', city, { shouldValidate: true, shouldDirty: true });
    setValue('state', state as never, { shouldValidate: state !== '', shouldDirty: true });
  });
  const handleCancel = () => {
    setZipTyped(false);
    profile.handleCancel();
  };

  return (
    <ProfileForm profile={profile} onCancel={handleCancel}>
      <NameFields register={register} errorOf={errorOf} />
      <div className={styles.wide}>
        <TextField
          label={shared('email')}
          type="email"
          readOnly
          value={user.email}
          help={t('emailHelp')}
        />
      </div>
      <div className={styles.place}>
        <TextField
          label={t('zip')}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          accepted={zip.isAccepted}
          error={errorOf('zip') ?? zip.error}
          {...register('zip', { onChange: () => setZipTyped(true) })}
        />
        <TextField
          label={t('city')}
          autoComplete="address-level2"
          error={errorOf('city')}
          {...register('city')}
        />
        <SelectField
          label={t('state')}
          autoComplete="address-level1"
          placeholder={t('chooseState')}
          options={STATES}
          error={errorOf('state')}
          {...register('state')}
        />
      </div>
    </ProfileForm>
  );
};
