import { Mark } from '@wonderfield/ui/art/mark';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { mayOpen } from '../../../shared/routing/route-access.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import styles from './badge-screen.module.css';

/**
 * Shows a badge for embedding in other sites, which opens the portal in a new tab. It never shows a
 * child's name.
 */
export const BadgeScreen = () => {
  const t = useTranslations('badge');
  const user = useSession()?.user;
  const isNamed = user && user.userType !== 'student';
  const home = isNamed && mayOpen(PATHS.profile, user.userType) ? PATHS.profile : PATHS.door;
  return (
    <main id="main" className={styles.page}>
      <PageTitle>{t('title')}</PageTitle>
      <a className={styles.badge} href={user ? home : PATHS.signUp} target="_blank" rel="noopener">
        <Mark size={28} />
        {user ? (isNamed ? `${user.firstName} ${user.lastName}` : t('title')) : t('signUp')}
      </a>
    </main>
  );
};
