import { useFormatter } from 'use-intl';

/** Formats dates in local time: "Nov 9" and "10:45 AM". */
export const useDates = () => {
  const format = useFormatter();
  return {
    dayOf: (time: string) => format.dateTime(new Date(time), { month: 'short', day: 'numeric' }),
    timeOf: (time: string) => format.dateTime(new Date(time), { timeStyle: 'short' }),
  };
};
