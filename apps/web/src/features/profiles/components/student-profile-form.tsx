import type { StudentUser } from '@wonderfield/contract/accounts/user';
import { StudentProfileSchema } from '@wonderfield/contract/accounts/user-changes';
import { GRADES, labelOf } from '@wonderfield/contract/options';
import { STATES } from '@wonderfield/contract/us-states';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { NameFields } from '../../../shared/forms/name-fields.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Lets a student edit the name and shows the other known data. */
export const StudentProfileForm = ({ user }: { user: StudentUser }) => {
  const t = useTranslations('profiles');
  const shared = useTranslations('shared');
  const { firstName, lastName } = user;
  const profile = useProfileForm(StudentProfileSchema, { firstName, lastName });
  const facts = [
    { label: t('grade'), value: user.grade && labelOf(GRADES, user.grade) },
    { label: shared('city'), value: user.city },
    { label: shared('state'), value: user.state && labelOf(STATES, user.state) },
  ];
  return (
    <ProfileForm profile={profile}>
      <NameFields />
      <TextField
        label={shared('username')}
        code
        readOnly
        value={user.username}
        help={t('usernameHelp')}
      />
      {facts.map(
        ({ label, value }) =>
          value && <TextField key={label} label={label} readOnly value={value} />,
      )}
    </ProfileForm>
  );
};
