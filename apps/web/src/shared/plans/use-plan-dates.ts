import { useFormatter } from 'use-intl';

/** Formats dates for the pages about plans. */
export const usePlanDates = () => {
  const format = useFormatter();
  return {
    /** Formats as “Nov 14”, with the year only if it is not the current one. */
    dayOf: (iso: string) => {
      const date = new Date(iso);
      const isThisYear = date.getFullYear() === new Date().getFullYear();
      return format.dateTime(date, {
        month: 'short',
        day: 'numeric',
        ...(!isThisYear && { year: 'numeric' }),
      });
    },
    /** Formats as “November 20, 2026”. */
    longDateOf: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' }),
  };
};
