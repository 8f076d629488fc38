import { useSearchParams } from 'react-router';
import {
  firstDayOf,
  localToday,
  type PeriodDays,
  type PeriodKey,
  readPeriod,
  readPeriodDays,
} from '../rules/periods.ts';

/** Reads the period from the address, and writes it there, so a link shows the same. */
export const usePeriod = (usual: PeriodKey) => {
  const [search, setSearch] = useSearchParams();
  const today = localToday();
  const period = readPeriod(search, usual);
  const change = (values: Record<string, string | undefined>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
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
