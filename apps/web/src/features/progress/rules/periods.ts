import { addDays, weekdayOf } from '@wonderfield/contract/calendar-days';

/** Periods of the reports. `all` has no limits, and `custom` has two chosen days. */
export const PERIODS = ['all', 'week', 'fourWeeks', 'twelveWeeks', 'custom'] as const;
export type PeriodKey = (typeof PERIODS)[number];

/** Days of a period as they are sent to the server. */
export type PeriodDays = { from?: string | undefined; to?: string | undefined };

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the current day of the browser. */
export const localToday = (now = new Date()) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Returns the Monday of the week. */
const mondayOf = (day: string) => addDays(day, -((weekdayOf(day) + 6) % 7));

/** Returns the first day of a period that ends today, or undefined if it has no start. */
export const firstDayOf = (period: PeriodKey, today: string) => {
  switch (period) {
    case 'week':
      return mondayOf(today);
    case 'fourWeeks':
      return addDays(today, -27);
    case 'twelveWeeks':
      return addDays(today, -83);
    default:
      return undefined;
  }
};

/** Returns the period in an address. Unknown values give the usual period. */
export const readPeriod = (search: URLSearchParams, usual: PeriodKey): PeriodKey => {
  const value = search.get('period');
  return PERIODS.find((period) => period === value) ?? usual;
};

const readDay = (search: URLSearchParams, name: 'from' | 'to') => {
  const value = search.get(name);
  const isDay = value !== null && DAY.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : undefined;
};

/** Returns the days of the period in an address. */
export const readPeriodDays = (
  search: URLSearchParams,
  period: PeriodKey,
  today: string,
): PeriodDays =>
  period === 'custom'
    ? { from: readDay(search, 'from'), to: readDay(search, 'to') }
    : { from: firstDayOf(period, today) };
