import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { waitingQuery } from '../features/waiting/api/waiting-query.ts';
import { useRefreshInterval } from '../shared/use-refresh-interval.ts';
import { useWords } from '../shared/use-words.ts';
import styles from './console-header.module.css';

const TABS = [
  { name: 'waiting', to: '/' },
  { name: 'schools', to: '/schools' },
  { name: 'accounts', to: '/accounts' },
  { name: 'audit', to: '/audit' },
  { name: 'status', to: '/status' },
] as const;

/** The five places, and how many wait, wherever one is. */
export const ConsoleTabs = () => {
  const t = useWords('shell');
  const { data } = useQuery({ ...waitingQuery(), refetchInterval: useRefreshInterval() });
  const count = data ? data.educators.length + data.schools.length : 0;
  return (
    <nav className={styles.tabs} aria-label={t('navigation')}>
      {TABS.map(({ name, to }) => (
        <NavLink key={name} to={to} end={to === '/'} className={styles.tab ?? ''}>
          {t(`tabs.${name}`)}
          {name === 'waiting' && count > 0 && (
            <>
              <span className={styles.count} aria-hidden>
                {count}
              </span>
              <span className="visually-hidden">{t('waitingCount', { count })}</span>
            </>
          )}
        </NavLink>
      ))}
    </nav>
  );
};
