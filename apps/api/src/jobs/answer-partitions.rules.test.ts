import { expect, it } from 'vitest';
import { answersRetainedSince, lastMonthAhead } from './answer-partitions.rules.ts';

it.each([
  ['2026-11-01T00:00:00Z', '2025-11-01', '2027-02-01'],
  ['2026-11-30T23:59:59Z', '2025-11-01', '2027-02-01'],
  ['2026-12-01T00:00:00Z', '2025-12-01', '2027-03-01'],
  ['2028-01-31T12:00:00Z', '2027-01-01', '2028-04-01'],
  ['2028-02-29T12:00:00Z', '2027-02-01', '2028-05-01'],
])(
  'calculates the partitions at %s: answers kept since %s and months created up to %s',
  (now, since, ahead) => {
    expect(answersRetainedSince(new Date(now))).toEqual(new Date(since));
    expect(lastMonthAhead(new Date(now))).toEqual(new Date(ahead));
  },
);
