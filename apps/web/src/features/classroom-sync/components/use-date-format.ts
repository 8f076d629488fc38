import { useFormatter, useNow, useTranslations } from 'use-intl';

const A_MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Times as they are said: today and yesterday by name, a year only where it is another one. */
export const useDateFormat = () => {
  const t = useTranslations('classroomSync');
  const format = useFormatter();
  const now = useNow({ updateInterval: A_MINUTE_MS });
  const dateOf = (date: Date) =>
    format.dateTime(date, { year: 'numeric', month: 'numeric', day: 'numeric' });
  const dayOf = (iso: string) => {
    const date = new Date(iso);
    if (dateOf(date) === dateOf(now)) return t('today');
    if (dateOf(date) === dateOf(new Date(now.getTime() - DAY_MS))) return t('yesterday');
    const isThisYear = date.getFullYear() === now.getFullYear();
    return format.dateTime(date, {
      month: 'short',
      day: 'numeric',
      ...(!isThisYear && { year: 'numeric' }),
    });
  };
  return {
    now,
    dayOf,
    /** For sentences with a day and a time in them. */
    momentOf: (iso: string) => ({
      day: dayOf(iso),
      time: format.dateTime(new Date(iso), { hour: 'numeric', minute: '2-digit' }),
    }),
    /** December 15, 2026. */
    longDateOf: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' }),
    minutesSince: (at: number) => Math.max(0, Math.floor((now.getTime() - at) / A_MINUTE_MS)),
  };
};
