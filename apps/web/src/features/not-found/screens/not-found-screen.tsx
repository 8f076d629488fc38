import { homePath } from '@wonderfield/contract/accounts/home-path';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { NotFoundScene } from '@wonderfield/ui/scenes/not-found-scene';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { useSession } from '../../../shared/session/session-store.ts';
import styles from './not-found-screen.module.css';

/**
 * Shows the not-found page. It links signed-in users to their home page and visitors to the sign-in
 * page.
 */
export const NotFoundScreen = () => {
  const t = useTranslations('notFound');
  const user = useSession()?.user;
  usePageTheme('dusk', user?.userType);
  return (
    <div className={styles.page} data-signed-in={user ? true : undefined}>
      <PageTitle>{t('title')}</PageTitle>
      <NotFoundScene />
      {!user && (
        <header className={styles.banner}>
          <PortalLogo look="pill" className={styles.logo ?? ''} />
        </header>
      )}
      <main id="main" className={styles.message}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <div className={styles.ways}>
          {user ? (
            <ButtonLink variant="sun" render={<Link to={homePath(user)} />}>
              {t('home')}
            </ButtonLink>
          ) : (
            <ButtonLink variant="sun" render={<Link to={PATHS.signIn} />}>
              {t('signIn')}
            </ButtonLink>
          )}
        </div>
      </main>
    </div>
  );
};
