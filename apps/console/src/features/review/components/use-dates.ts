import { useFormatter } from 'use-intl';

/** "Nov 9" and "10:45 AM", as the clock on the wall has them. */
export const useDates = () => {
  const format = useFormatter();
  return {
    dayOf: (moment: string) =>
      format.dateTime(new Date(moment), { month: 'short', day: 'numeric' }),
    timeOf: (moment: string) => format.dateTime(new Date(moment), { timeStyle: 'short' }),
  };
};
