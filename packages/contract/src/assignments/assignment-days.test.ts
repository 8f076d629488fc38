import { describe, expect, it } from 'vitest';
import { daysBetween } from '../calendar-days.ts';
import { isAllowedDueDate, latestDueDate, suggestDueDate } from './assignment-days.ts';

describe('due dates of assignments', () => {
  it.each([
    ['today', '2026-11-16', true],
    ['yesterday', '2026-11-15', false],
    ['60 days ahead', '2027-01-15', true],
    ['61 days ahead', '2027-01-16', false],
  ])('decides whether a row can be due %s: %s', (_, day, isFine) => {
    expect(isAllowedDueDate(day, '2026-11-16')).toBe(isFine);
  });

  it('counts days across the end of February and of daylight saving time', () => {
    expect(latestDueDate('2028-01-30')).toBe('2028-03-30');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-16', '2026-11-16')).toBe(0);
  });

  it.each([
    ['Monday', '2026-11-16', '2026-11-20'],
    ['Wednesday', '2026-11-18', '2026-11-20'],
    ['Thursday', '2026-11-19', '2026-11-27'],
    ['Friday', '2026-11-20', '2026-11-27'],
    ['Saturday', '2026-11-21', '2026-11-27'],
    ['Sunday', '2026-11-22', '2026-11-27'],
  ])('suggests a Friday at least two days ahead on a %s', (_, today, due) => {
    expect(suggestDueDate(today)).toBe(due);
  });
});
