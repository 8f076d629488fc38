import { Button } from '@wonderfield/ui/button/button';
import { PageTitle } from '../shared/page-title.tsx';
import { useWords } from '../shared/use-words.ts';
import styles from './screens.module.css';

/** A screen that broke, or could not be loaded. A fresh load is the honest way out. */
export const ErrorScreen = () => {
  const t = useWords('shell');
  const shared = useWords('shared');
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
