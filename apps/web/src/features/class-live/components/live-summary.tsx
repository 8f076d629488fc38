import type { LiveClass } from '@wonderfield/contract/student-sign-in/open-class';
import { Card } from '@wonderfield/ui/card/card';
import { Seats } from '@wonderfield/ui/seats/seats';
import { useTranslations } from 'use-intl';
import { countStates } from '../rules/live-board.rules.ts';
import styles from './live-summary.module.css';

/** Above this number, the seats need two rows. */
const SEATS_IN_ROW = 24;

const STATES = ['in', 'done', 'notIn', 'hands'] as const;

/** Shows the numbers of the board, and whether it is up to date. */
export const LiveSummary = ({ live, isStale }: { live: LiveClass; isStale: boolean }) => {
  const t = useTranslations('classLive.summary');
  const counts = countStates(live);
  const all = live.students.length;
  const rows = Math.max(1, Math.ceil(all / SEATS_IN_ROW));
  return (
    <Card padding="none" className={styles.summary}>
      <ul>
        {STATES.map((state) => (
          <li key={state}>
            <b>{counts[state]}</b> {t(state, { count: counts[state] })}
          </li>
        ))}
      </ul>
      <div className={styles.seats} aria-hidden>
        <Seats
          filled={counts.in + counts.done}
          capacity={all}
          label=""
          perRow={Math.max(1, Math.ceil(all / rows))}
        />
      </div>
      <p role="status" className={styles.live} data-stale={isStale || undefined}>
        {t(isStale ? 'stale' : 'live')}
      </p>
    </Card>
  );
};
