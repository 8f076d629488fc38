import { useFormatter } from 'use-intl';

/** Dates as the pages about plans say them. */
export const usePlanDates = () => {
  const format = useFormatter();
  return {
    /** Nov 14; a year only where it is another one. */
    dayOf: (iso: string) => {
      const date = new Date(iso);
      const isThisYear = date.getFullYear() === new Date().getFullYear();
      return format.dateTime(date, {
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
      });
    },
    /** November 20, 2026. */
    longDateOf: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' }),
  };
};
