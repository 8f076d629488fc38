import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { reportsQuery } from '../features/reports/api/reports-query.ts';
import { plansQuery } from '../features/review/api/plans-query.ts';
import { waitingQuery } from '../features/waiting/api/waiting-query.ts';
import { useRefreshInterval } from '../shared/call/use-refresh-interval.ts';
import { useStrings } from '../shared/use-strings.ts';
import styles from './console-header.module.css';

const TABS = [
  { name: 'waiting', to: '/' },
  { name: 'review', to: '/review' },
  { name: 'reports', to: '/reports' },
  { name: 'schools', to: '/schools' },
  { name: 'accounts', to: '/accounts' },
  { name: 'audit', to: '/audit' },
  { name: 'status', to: '/status' },
] as const;

/** Returns the number of waiting items per tab. */
const useCounts = (): Partial<Record<(typeof TABS)[number]['name'], number>> => {
  const refetchInterval = useRefreshInterval();
  const people = useQuery({ ...waitingQuery(), refetchInterval }).data;
  const plans = useQuery({ ...plansQuery('waiting'), refetchInterval }).data;
  const reports = useQuery({ ...reportsQuery(), refetchInterval }).data;
  return {
    reports: reports?.length ?? 0,
    waiting: people ? people.educators.length + people.schools.length : 0,
    review: plans?.counts.waiting ?? 0,
  };
};

/** Scrolls the open tab into view, because the tabs do not fit on a phone. */
const useOpenTabInSight = () => {
  const tabs = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another tab
  useEffect(() => {
    const open = tabs.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return tabs;
};

/** Shows the seven tabs with the numbers of waiting items on every screen. */
export const ConsoleTabs = () => {
  const t = useStrings('shell');
  const counts = useCounts();
  const tabs = useOpenTabInSight();
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={t('navigation')}>
      {TABS.map(({ name, to }) => {
        const count = counts[name] ?? 0;
        return (
          <NavLink key={name} to={to} end={to === '/'} className={styles.tab ?? ''}>
            {t(`tabs.${name}`)}
            {count > 0 && (
              <>
                <span className={styles.count} aria-hidden>
                  {count}
                </span>
                <span className="visually-hidden">{t('waitingCount', { count })}</span>
              </>
            )}
          </NavLink>
        );
      })}
    </nav>
  );
};
