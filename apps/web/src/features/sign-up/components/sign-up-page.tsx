import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PortalLogo } from '../../../shared/pages/portal-logo.tsx';
import { SIGN_IN_PATHS } from '../../../shared/routing/paths.ts';
import styles from './sign-up-page.module.css';

/** Shows a sign-up form beside the scene of its audience. */
export const SignUpPage = ({
  audience,
  scene,
  children,
}: {
  audience: 'parent' | 'educator';
  scene: ReactNode;
  children: ReactNode;
}) => {
  const t = useTranslations('signUp');
  return (
    <div className={styles.page}>
      <PageTitle>{t(`${audience}.title`)}</PageTitle>
      <div className={styles.side}>
        {scene}
        <div className={styles.say}>
          <PortalLogo className={styles.logo ?? ''} />
          <p className={styles.sideTitle}>{t(`${audience}.sideTitle`)}</p>
          <p className={styles.sideText}>{t(`${audience}.sideText`)}</p>
        </div>
      </div>
      <div className={styles.paper}>
        <p className={styles.switch}>
          {t('haveAccount')} <Link to={SIGN_IN_PATHS[audience]}>{t('signIn')}</Link>
        </p>
        <main id="main" className={styles.main}>
          <h1>{t(`${audience}.title`)}</h1>
          <p className={styles.lead}>{t(`${audience}.lead`)}</p>
          {children}
        </main>
      </div>
    </div>
  );
};
