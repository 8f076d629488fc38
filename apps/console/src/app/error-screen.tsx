import { Button } from '@wonderfield/ui/button/button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageTitle } from '../shared/page-title.tsx';
import { useStrings } from '../shared/use-strings.ts';
import styles from './screens.module.css';

/** A screen that broke, or could not be loaded. A fresh load is the honest way out. */
export const ErrorScreen = () => {
  const t = useStrings('shell');
  const shared = useStrings('shared');
  const error = useRouteError();
  // The router tells what breaks while it is drawn, and nothing of what could not be loaded.
  useEffect(() => console.error(error), [error]);
  return (
    <main id="main" className={styles.message}>
      <PageTitle>{t('errorTitle')}</PageTitle>
      <h1>{t('errorTitle')}</h1>
      <p>{t('errorLead')}</p>
      <Button variant="secondary" onClick={() => window.location.reload()}>
        {shared('tryAgain')}
      </Button>
    </main>
  );
};
