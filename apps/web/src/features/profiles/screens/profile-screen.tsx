import type { PortalUser } from '@wonderfield/contract/accounts/user';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../../shared/account/current-user.ts';
import { BandPage } from '../../../shared/pages/band-page.tsx';
import { HOME_PATHS } from '../../../shared/routing/paths.ts';
import { ConnectedAccounts } from '../components/connected-accounts.tsx';
import { EducatorProfileForm } from '../components/educator-profile-form.tsx';
import { ParentProfileForm } from '../components/parent-profile-form.tsx';
import { PictureCard } from '../components/picture-card.tsx';
import { StudentProfileForm } from '../components/student-profile-form.tsx';
import styles from './profile-screen.module.css';

const CASTS = { parent: 'family', educator: 'educator', student: 'student' } as const;

const formFor = (user: PortalUser) => {
  switch (user.userType) {
    case 'parent':
      return <ParentProfileForm user={user} />;
    case 'educator':
      return <EducatorProfileForm user={user} />;
    case 'student':
      return <StudentProfileForm user={user} />;
  }
};

/** Shows the account page for the user's type. */
export const ProfileScreen = () => {
  const t = useTranslations('profiles');
  const user = useCurrentUser();
  if (!user) return null;
  const title = t(`${user.userType}.title`);
  return (
    <BandPage
      cast={CASTS[user.userType]}
      size="tall"
      title={title}
      lead={t(`${user.userType}.lead`)}
      backTo={HOME_PATHS[user.userType]}
      className={styles.columns}
    >
      <PictureCard user={user} />
      <div className={styles.column}>
        {formFor(user)}
        {user.userType === 'educator' && <ConnectedAccounts />}
      </div>
    </BandPage>
  );
};
