import { daysBetween } from '@wonderfield/contract/calendar-days';
import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { Card } from '@wonderfield/ui/card/card';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import cards from './report-cards.module.css';
import { useDayText } from './use-day-text.ts';
import styles from './weeks-card.module.css';

/** Minimum scale in minutes, so the bars of weeks with little play stay low. */
const LEAST_TOP = 15;

const isThisWeek = (monday: string, today: string) =>
  monday <= today && daysBetween(monday, today) < 7;

/** Shows the minutes of each week as bars with numbers. */
export const WeeksCard = ({ report }: { report: StudentReport }) => {
  const t = useTranslations('studentReport.weeks');
  const headingId = useId();
  const { weeks, played, today } = report;
  const day = useDayText('');
  const most = Math.max(LEAST_TOP, ...weeks.map(({ minutes }) => minutes));
  return (
    <Card as="section" padding="none" className={cards.card} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      <ol className={styles.weeks}>
        {weeks.map(({ from, minutes }) => {
          const isNow = isThisWeek(from, today);
          return (
            <li key={from} data-now={isNow || undefined}>
              <span className={styles.name}>{isNow ? t('thisWeek') : day.short(from)}</span>
              <span className={styles.bar}>
                <strong>{minutes}</strong>
                <span style={{ height: `${(100 * minutes) / most}%` }} aria-hidden />
              </span>
            </li>
          );
        })}
      </ol>
      <p className={cards.total}>
        {t('total', { minutes: String(played.minutes), days: played.days })}
      </p>
    </Card>
  );
};
