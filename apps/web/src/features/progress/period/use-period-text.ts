import { useFormatter, useTranslations } from 'use-intl';
import { toTime } from '../../../shared/dates/day-to-date.ts';
import type { PeriodDays } from '../rules/periods.ts';

/** Returns the days of a period as text for paper: "October 20, 2026 to November 16, 2026". */
export const usePeriodText = ({ from, to }: PeriodDays) => {
  const t = useTranslations('classProgress.period');
  const format = useFormatter();
  const dayText = (day: string) =>
    format.dateTime(toTime(day), { dateStyle: 'long', timeZone: 'UTC' });
  if (from && to) return t('range', { from: dayText(from), to: dayText(to) });
  return from ? t('since', { from: dayText(from) }) : t('all');
};
