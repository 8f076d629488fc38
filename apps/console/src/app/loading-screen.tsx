import { useStrings } from '../shared/use-strings.ts';
import styles from './screens.module.css';

/** Shows a loading message after a short delay. */
export const LoadingScreen = () => {
  const t = useStrings('shared');
  return (
    <main id="main" className={styles.loading} aria-busy="true" data-loading>
      <p role="status">{t('loading')}</p>
    </main>
  );
};
