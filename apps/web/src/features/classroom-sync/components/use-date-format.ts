import { useFormatter, useNow, useTranslations } from 'use-intl';

const A_MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * Formats dates with “today” and “yesterday”, and shows the year only if it is not the current one.
 */
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
    /** Returns the day and the time for use in sentences. */
    toTime: (iso: string) => ({
      day: dayOf(iso),
      time: format.dateTime(new Date(iso), { hour: 'numeric', minute: '2-digit' }),
    }),
    /** Formats as “December 15, 2026”. */
    longDateOf: (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'long' }),
    minutesSince: (at: number) => Math.max(0, Math.floor((now.getTime() - at) / A_MINUTE_MS)),
  };
};
