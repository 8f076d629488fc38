import { useFormatter } from 'use-intl';
import { momentOf } from '../rules/week.ts';

/** "Friday, Nov 20" */
export const useDueWords = () => {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(momentOf(day), {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
};
