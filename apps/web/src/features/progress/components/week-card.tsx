import type { ChildProgress } from '@wonderfield/contract/progress/progress';
import { isRest, isToCome, totalsOf } from '@wonderfield/contract/progress/week-rules';
import { Table } from '@wonderfield/ui/table/table';
import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import { ChartCard } from './chart-card.tsx';
import { MinutesChart } from './minutes-chart.tsx';
import styles from './week-card.module.css';

const useDuration = () => {
  const t = useTranslations('progress.child.minutes');
  return (minutes: number) =>
    minutes < 60
      ? t('minutesOnly', { minutes: String(minutes) })
      : t('hours', { hours: String(Math.floor(minutes / 60)), minutes: String(minutes % 60) });
};

const WeekTable = ({ days, today }: Pick<ChildProgress, 'days' | 'today'>) => {
  const t = useTranslations('progress.child.minutes');
  const format = useFormatter();
  return (
    <Table caption={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col">{t('minutesColumn')}</th>
          <th scope="col">{t('questionsColumn')}</th>
          <th scope="col">{t('rightColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const isPast = !isToCome(day, today);
          return (
            <tr key={day.day}>
              <th scope="row">
                {format.dateTime(toTime(day.day), {
                  weekday: 'long',
                  month: 'long',
                  day: 'numeric',
                  timeZone: 'UTC',
                })}
              </th>
              <td>{isPast && (isRest(day) ? t('rest') : day.minutes)}</td>
              <td>{isPast && day.questions}</td>
              <td>{isPast && day.right}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
};

/** Shows three totals of the week and its days. */
export const WeekCard = ({ progress }: { progress: ChildProgress }) => {
  const t = useTranslations('progress.child.minutes');
  const duration = useDuration();
  const { minutes, questions, percent } = totalsOf(progress);
  return (
    <ChartCard
      title={t('title')}
      chart={
        <div className={styles.week}>
          <dl className={styles.facts}>
            <div>
              <dd>{duration(minutes)}</dd>
              <dt>{t('inField')}</dt>
            </div>
            <div>
              <dd>{questions}</dd>
              <dt>{t('questions', { count: questions })}</dt>
            </div>
            <div>
              <dd>{percent === undefined ? t('none') : `${percent}%`}</dd>
              <dt>{t('right')}</dt>
            </div>
          </dl>
          <MinutesChart days={progress.days} today={progress.today} />
        </div>
      }
      table={<WeekTable days={progress.days} today={progress.today} />}
    />
  );
};
