import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Band } from '@wonderfield/ui/band/band';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { useOwnUser } from '../../../shared/own-user.ts';
import { PageTitle } from '../../../shared/page-title.tsx';
import page from '../../../shared/pages/work-page.module.css';
import styles from './home-screens.module.css';

export const StudentHomeScreen = () => {
  const t = useTranslations('home.student');
  const user = useOwnUser();
  if (!user) return null;
  const title = t('title', { name: user.firstName });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Band cast="student" size="home" title={title} lead={t('lead')} />
      <main id="main" className={page.narrow}>
        <Card padding="lg">
          <div className={styles.avatar}>
            <Avatar userId={user.id} size={88} alt="" />
            <p className="lead">
              {user.avatarName ? t('avatarName', { name: user.avatarName }) : t('noAvatar')}
            </p>
          </div>
        </Card>
      </main>
    </>
  );
};
