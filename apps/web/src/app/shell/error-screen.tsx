import { Button } from '@wonderfield/ui/button/button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePageTheme } from '../../shared/pages/page-theme.ts';
import { PageTitle } from '../../shared/pages/page-title.tsx';
import styles from './error-screen.module.css';

/** Replaces a screen that threw or could not be loaded. It offers a reload. */
export const ErrorScreen = () => {
  const t = useTranslations('shell');
  const error = useRouteError();
  usePageTheme('dusk');
  // The router logs render errors but not load errors.
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" className={styles.error}>
      <PageTitle>{t('errorTitle')}</PageTitle>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorLead')}</p>
      <Button variant="sun" onClick={() => window.location.reload()}>
        {t('tryAgain')}
      </Button>
    </main>
  );
};
