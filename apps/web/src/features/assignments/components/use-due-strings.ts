import { useFormatter } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';

/** Formats a day as "Friday, Nov 20". */
export const useDueStrings = () => {
  const format = useFormatter();
  return (day: string) =>
    format.dateTime(toTime(day), {
      weekday: 'long',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
};
