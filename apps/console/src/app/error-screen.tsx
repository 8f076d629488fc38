import { Button } from '@wonderfield/ui/button/button';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageTitle } from '../shared/page-title.tsx';
import { useStrings } from '../shared/use-strings.ts';
import styles from './screens.module.css';

/** Shown for a screen that broke or could not load. Offers to reload the page. */
export const ErrorScreen = () => {
  const t = useStrings('shell');
  const shared = useStrings('shared');
  const error = useRouteError();
  // The router logs render errors only, not failed loads.
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
