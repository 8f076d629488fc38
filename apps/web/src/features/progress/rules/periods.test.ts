import { describe, expect, it } from 'vitest';
import { firstDayOf, localToday, readPeriod, readPeriodDays } from './periods.ts';

const TODAY = '2026-11-17';

describe('firstDayOf', () => {
  it.each([
    ['all', undefined],
    ['week', '2026-11-16'],
    ['fourWeeks', '2026-10-21'],
    ['twelveWeeks', '2026-08-26'],
  ] as const)('returns the first day of %s', (period, day) => {
    expect(firstDayOf(period, TODAY)).toBe(day);
  });

  it('returns Monday for a Sunday', () => {
    expect(firstDayOf('week', '2026-11-22')).toBe('2026-11-16');
  });
});

describe('readPeriodDays', () => {
  const read = (search: string) => {
    const params = new URLSearchParams(search);
    return readPeriodDays(params, readPeriod(params, 'all'), TODAY);
  };
  it.each([
    ['', {}],
    ['period=week', { from: '2026-11-16' }],
    ['period=never', {}],
    ['period=custom&from=2026-09-01&to=2026-09-30', { from: '2026-09-01', to: '2026-09-30' }],
    ['period=custom&from=soon&to=2026-13-99', {}],
    ['from=2026-09-01', {}],
  ])('reads %j', (search, days) => {
    expect(read(search)).toEqual(days);
  });
});

it('returns the day of the browser and not of UTC', () => {
  expect(localToday(new Date(2026, 10, 7, 23, 59))).toBe('2026-11-07');
});
