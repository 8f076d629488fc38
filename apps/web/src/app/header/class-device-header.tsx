import { Logo } from '@wonderfield/ui/logo/logo';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CLASS_DONE_PATH, PATHS } from '../../shared/routing/paths.ts';
import styles from './class-device-header.module.css';

/** Lets a student on a shared device sign out. Shows no names, menus or other pages. */
export const ClassDeviceHeader = () => {
  const t = useTranslations('shell');
  const shared = useTranslations('shared');
  return (
    <header className={styles.header}>
      <Logo
        name={shared('productName')}
        aria-label={shared('logoLabel')}
        render={<Link to={PATHS.openClass} />}
      />
      <Link className={styles.done} to={CLASS_DONE_PATH} replace>
        <LogOut size={24} strokeWidth={2.4} aria-hidden />
        {t('done')}
      </Link>
    </header>
  );
};
