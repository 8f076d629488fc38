import { useTranslations } from 'use-intl';
import styles from './loading-screen.module.css';

/** Quiet for the first moment, then says that it is working on it. */
export const LoadingScreen = () => {
  const t = useTranslations('shell');
  return (
    <main id="main" className={styles.loading} aria-busy="true">
      <p role="status">{t('loading')}</p>
    </main>
  );
};
