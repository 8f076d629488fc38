import { useParentSize } from '@visx/responsive';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarRounded } from '@visx/shape';
import type { ProgressDay } from '@wonderfield/contract/progress/progress';
import { isRest, isToCome } from '@wonderfield/contract/progress/week-rules';
import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import styles from './minutes-chart.module.css';

const HEIGHT = 200;
const LABEL_ROOM = 30;
const VALUE_ROOM = 28;
const WIDEST_BAR = 52;
/** Minimum scale, so the bars of a week with few minutes stay low. */
const LEAST_TOP = 15;

/**
 * Shows minutes per day with a number on each bar and a word for a rest day. Future days are empty.
 */
export const MinutesChart = ({ days, today }: { days: readonly ProgressDay[]; today: string }) => {
  const t = useTranslations('progress.child.minutes');
  const format = useFormatter();
  const { parentRef, width } = useParentSize({ initialSize: { width: 480 } });
  const base = HEIGHT - LABEL_ROOM;
  const x = scaleBand({ domain: days.map(({ day }) => day), range: [0, width] });
  const y = scaleLinear({
    domain: [0, Math.max(LEAST_TOP, ...days.map(({ minutes }) => minutes))],
    range: [base, VALUE_ROOM],
  });
  const barWidth = Math.min(WIDEST_BAR, x.bandwidth() * 0.66);
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
    <div ref={parentRef} className={styles.chart}>
      <svg
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={t('summary', { days: words.join(', ') })}
      >
        <line x1={0} x2={width} y1={base} y2={base} className={styles.ground} />
        {days.map((day) => {
          const middle = (x(day.day) ?? 0) + x.bandwidth() / 2;
          const top = y(day.minutes);
          return (
            <g key={day.day} textAnchor="middle">
              {day.minutes > 0 && (
                <BarRounded
                  x={middle - barWidth / 2}
                  y={top}
                  width={barWidth}
                  height={base - top}
                  radius={8}
                  top
                  className={styles.bar ?? ''}
                />
              )}
              {!isToCome(day, today) && (
                <text x={middle} y={(isRest(day) ? base : top) - 9} className={styles.value}>
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
