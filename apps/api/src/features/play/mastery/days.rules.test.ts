import { expect, it } from 'vitest';
import { addDays, dayAt, daysBetween, mondayOf, startOf } from './days.rules.ts';

it('returns the current day in a time zone', () => {
  const now = new Date('2026-11-16T06:30:00Z');
  expect(dayAt(now, 'America/New_York')).toBe('2026-11-16');
  expect(dayAt(now, 'America/Los_Angeles')).toBe('2026-11-15');
});

it('counts days across months, leap years and clock changes', () => {
  expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

it('returns the Monday of a week, also for a Sunday', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondayOf('2027-01-01')).toBe('2026-12-28');
});

it('returns the start of a day, also on the day of a clock change', () => {
  expect(startOf('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T04:00:00.000Z');
  expect(startOf('2026-11-02', 'America/New_York').toISOString()).toBe('2026-11-02T05:00:00.000Z');
});
