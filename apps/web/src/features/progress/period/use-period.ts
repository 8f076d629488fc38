import {
  firstDayOf,
  localToday,
  type PeriodDays,
  type PeriodKey,
  readPeriod,
  readPeriodDays,
} from '../rules/periods.ts';
import { useAddressFilters } from './use-address-filters.ts';

/** Reads the period from the address, and writes it there, so a link shows the same. */
export const usePeriod = (usual: PeriodKey) => {
  const { search, change } = useAddressFilters();
  const today = localToday();
  const period = readPeriod(search, usual);
  return {
    search,
    today,
    period,
    days: readPeriodDays(search, period, today),
    change,
    choosePeriod: (next: PeriodKey) =>
      change({
        period: next === usual ? undefined : next,
        // The chosen days start with those of the period before.
        from: next === 'custom' ? (firstDayOf(period, today) ?? today) : undefined,
        to: next === 'custom' ? today : undefined,
      }),
    chooseDays: ({ from, to }: PeriodDays) => change({ from, to }),
  };
};
