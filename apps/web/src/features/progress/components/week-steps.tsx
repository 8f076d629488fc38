import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import { childProgressPath } from '../../../shared/routing/paths.ts';
import styles from './week-steps.module.css';

const icon = { size: 22, strokeWidth: 2.4, 'aria-hidden': true } as const;

/** Shows the week with links to the previous and next week. */
export const WeekSteps = ({ childId, week }: Pick<ChildProgress, 'childId' | 'week'>) => {
  const t = useTranslations('progress.child');
  const format = useFormatter();
  const words = format.dateTimeRange(toTime(week.from), toTime(week.to), {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  const step = (monday: string | undefined, direction: -1 | 1) => {
    const label = t(direction < 0 ? 'earlier' : 'later');
    const arrow = direction < 0 ? <ChevronLeft {...icon} /> : <ChevronRight {...icon} />;
    return (
      monday && (
        <Link className={styles.step} to={childProgressPath(childId, monday)} aria-label={label}>
          {arrow}
        </Link>
      )
    );
  };
  return (
    <nav className={styles.steps} aria-label={t('week')}>
      {step(week.earlier, -1)}
      <span aria-live="polite">{words}</span>
      {step(week.later, 1)}
    </nav>
  );
};
