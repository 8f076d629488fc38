import type { ProgressDay } from '@wonderfield/contract/progress/progress';
import { isRest, isToCome } from '@wonderfield/contract/progress/week-rules';
import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import styles from './minutes-chart.module.css';

const HEIGHT = 200;
const LABEL_ROOM = 30;
const VALUE_ROOM = 28;
const BASE = HEIGHT - LABEL_ROOM;
const BAR_RADIUS = 8;
/** Minimum scale, so the bars of a week with few minutes stay low. */
const LEAST_TOP = 15;

/** Draws a bar of the given height in the middle of a column. The column hides its lower corners. */
const Bar = ({ height, ...column }: { x: string; width: string; height: number }) => {
  const radius = Math.min(BAR_RADIUS, height / 2);
  return (
    <svg {...column} y={BASE - height} height={height} aria-hidden="true">
      <rect height={height + radius} rx={radius} className={styles.bar} />
    </svg>
  );
};

/**
 * Shows minutes per day with a number on each bar and a word for a rest day. Future days are empty.
 */
export const MinutesChart = ({ days, today }: { days: readonly ProgressDay[]; today: string }) => {
  const t = useTranslations('progress.child.minutes');
  const format = useFormatter();
  const most = Math.max(LEAST_TOP, ...days.map(({ minutes }) => minutes));
  const columns = (count: number) => `${(100 * count) / days.length}%`;
  const named = (day: string, weekday: 'short' | 'long') =>
    format.dateTime(toTime(day), { weekday, timeZone: 'UTC' });
  const words = days
    .filter((day) => !isToCome(day, today))
    .map((day) =>
      t(isRest(day) ? 'dayRest' : 'dayMinutes', {
        day: named(day.day, 'long'),
        minutes: String(day.minutes),
      }),
    );
  return (
    <div className={styles.chart}>
      <svg
        width="100%"
        height={HEIGHT}
        role="img"
        aria-label={t('summary', { days: words.join(', ') })}
      >
        <line x1={0} x2="100%" y1={BASE} y2={BASE} className={styles.ground} />
        {days.map((day, index) => {
          const middle = columns(index + 0.5);
          const height = ((BASE - VALUE_ROOM) * day.minutes) / most;
          return (
            <g key={day.day} textAnchor="middle">
              {day.minutes > 0 && <Bar x={columns(index)} width={columns(1)} height={height} />}
              {!isToCome(day, today) && (
                <text x={middle} y={BASE - (isRest(day) ? 0 : height) - 9} className={styles.value}>
                  {isRest(day) ? t('rest') : day.minutes}
                </text>
              )}
              <text x={middle} y={HEIGHT - 7} className={styles.day}>
                {named(day.day, 'short')}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
};
