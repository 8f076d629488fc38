import { BackLink } from '@wonderfield/ui/back-link/back-link';
import { Band } from '@wonderfield/ui/band/band';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOwnUser } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import { EducatorProfileForm } from '../components/educator-profile-form.tsx';
import { ParentProfileForm } from '../components/parent-profile-form.tsx';
import { PictureCard } from '../components/picture-card.tsx';
import { StudentProfileForm } from '../components/student-profile-form.tsx';
import styles from './profile-screen.module.css';

const KINDS = {
  parent: { cast: 'family', home: '/linked-child', Form: ParentProfileForm },
  educator: { cast: 'educator', home: '/educator', Form: EducatorProfileForm },
  student: { cast: 'student', home: '/create-avatar', Form: StudentProfileForm },
} as const;

/** The account page of each kind of user (S 2.4). */
export const ProfileScreen = () => {
  const t = useTranslations('profiles');
  const user = useOwnUser();
  if (!user) return null;
  const { cast, home, Form } = KINDS[user.userType];
  const title = t(`${user.userType}.title`);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Band
        cast={cast}
        size="tall"
        title={title}
        lead={t(`${user.userType}.lead`)}
        back={<BackLink label={t('back')} render={<Link to={home} />} />}
      />
      <main id="main" className={styles.columns}>
        <PictureCard user={user} />
        <Form user={user} />
      </main>
    </>
  );
};
