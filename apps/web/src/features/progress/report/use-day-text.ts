import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';

/** Formats a day as "Today" or "Nov 12", with the weekday as "Friday, Nov 20". */
export const useDayText = (today: string) => {
  const t = useTranslations('studentReport');
  const format = useFormatter();
  const short = (day: string) =>
    day === today
      ? t('today')
      : format.dateTime(toTime(day), { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const withWeekday = (day: string) =>
    format.dateTime(toTime(day), {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  return { short, withWeekday };
};
