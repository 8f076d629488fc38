import { Button } from '@wonderfield/ui/button/button';
import { useTranslations } from 'use-intl';
import { useAtmosphere } from '../shared/atmosphere.ts';
import { PageTitle } from '../shared/page-title.tsx';
import styles from './error-screen.module.css';

/** A screen that broke, or could not be loaded. A fresh load is the honest way out. */
export const ErrorScreen = () => {
  const t = useTranslations('shell');
  useAtmosphere('dusk');
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
