import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useEducator } from '../../../../shared/account/current-user.ts';
import { PATHS } from '../../../../shared/routing/paths.ts';
import styles from './classroom-form.module.css';

/** Links to the external classes for educators who have connected a service. */
export const SyncLinks = () => {
  const t = useTranslations('classrooms.form');
  const user = useEducator();
  if (!user?.googleAccountId && !user?.cleverAccountId) return null;
  return (
    <p className={styles.syncLinks}>
      {user.googleAccountId && <Link to={PATHS.googleClasses}>{t('syncGoogle')}</Link>}
      {user.cleverAccountId && <Link to={PATHS.cleverClasses}>{t('syncClever')}</Link>}
    </p>
  );
};
