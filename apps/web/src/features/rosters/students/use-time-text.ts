import { useFormatter, useTranslations } from 'use-intl';

const DAY_MS = 24 * 3_600_000;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Returns a function that writes a time: a time today, yesterday, or a date. */
export const useTimeText = () => {
  const t = useTranslations('rosters.students');
  const format = useFormatter();
  return (time: string) => {
    const date = new Date(time);
    const now = new Date();
    const days = Math.round((startOfDay(now).getTime() - startOfDay(date).getTime()) / DAY_MS);
    if (days === 0) return t('today', { time: format.dateTime(date, { timeStyle: 'short' }) });
    if (days === 1) return t('yesterday');
    const day = { month: 'short', day: 'numeric' } as const;
    if (days < 7) return format.dateTime(date, { weekday: 'short', ...day });
    const isThisYear = date.getFullYear() === now.getFullYear();
    return format.dateTime(date, isThisYear ? day : { ...day, year: 'numeric' });
  };
};
