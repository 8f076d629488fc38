import { describe, expect, it } from 'vitest';
import { limitPeriod, reportPeriod } from './report-period.rules.ts';

const TODAY = '2026-11-17';

describe('limitPeriod', () => {
  it.each([
    ['all days without a choice', {}, '2026-01-05', TODAY],
    ['the chosen days', { from: '2026-11-02', to: '2026-11-08' }, '2026-11-02', '2026-11-08'],
    ['no future day', { from: '2026-11-16', to: '2031-01-01' }, '2026-11-16', TODAY],
    ['no day before the game', { from: '0001-01-01' }, '2026-01-05', TODAY],
    [
      'one day if the first day is last',
      { from: TODAY, to: '2026-11-01' },
      '2026-11-01',
      '2026-11-01',
    ],
    [
      'today if both days are in the future',
      { from: '2030-01-01', to: '2030-02-01' },
      TODAY,
      TODAY,
    ],
  ])('returns %s', (_, input, from, to) => {
    expect(limitPeriod(input, TODAY)).toEqual({ from, to });
  });
});

describe('reportPeriod', () => {
  it.each([
    ['the last four weeks without a choice', {}, '2026-10-21', TODAY],
    ['four weeks before the last day', { to: '2026-10-31' }, '2026-10-04', '2026-10-31'],
    ['the chosen days', { from: '2026-09-01', to: '2026-09-30' }, '2026-09-01', '2026-09-30'],
  ])('returns %s', (_, input, from, to) => {
    expect(reportPeriod(input, TODAY)).toEqual({ from, to });
  });

  it('returns one year at most, because older answers are deleted', () => {
    expect(reportPeriod({ from: '2026-02-01', to: '2028-06-30' }, '2028-06-30').from).toBe(
      '2027-07-01',
    );
  });
});
