import { useFormatter, useNow } from 'use-intl';

const A_MINUTE_MS = 60_000;

/** Dates as the pages about plans say them. */
export const usePlanDates = () => {
  const format = useFormatter();
  const now = useNow({ updateInterval: A_MINUTE_MS });
  return {
    /** Nov 14; a year only where it is another one. */
    dayOf: (iso: string) => {
      const date = new Date(iso);
      const isThisYear = date.getFullYear() === now.getFullYear();
      return format.dateTime(date, {
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
      });
    },
    /** November 20, 2026. */
    longDateOf: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' }),
    minutesSince: (iso: string) =>
      Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / A_MINUTE_MS)),
  };
};
