import { useStrings } from '../shared/use-strings.ts';
import styles from './screens.module.css';

/** Quiet for the first moment, then says that it is working on it. */
export const LoadingScreen = () => {
  const t = useStrings('shared');
  return (
    <main id="main" className={styles.loading} aria-busy="true">
      <p role="status">{t('loading')}</p>
    </main>
  );
};
