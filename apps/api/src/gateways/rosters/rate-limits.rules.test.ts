import { describe, expect, it } from 'vitest';
import { readRetryAt } from './rate-limits.rules.ts';

const NOW = Date.parse('2026-11-17T08:00:00Z');
const at = (headers: Record<string, string>) =>
  readRetryAt(new Headers(headers), NOW).toISOString().slice(11, 19);

describe('readRetryAt', () => {
  // @proves M-EXT_005
  it.each([
    ['seconds in Retry-After', { 'retry-after': '90' }, '08:01:30'],
    ['a date in Retry-After', { 'retry-after': 'Tue, 17 Nov 2026 08:02:00 GMT' }, '08:02:00'],
    [
      'the Unix time in X-RateLimit-Reset',
      { 'x-ratelimit-reset': String(NOW / 1000 + 20) },
      '08:00:20',
    ],
    [
      'Retry-After rather than X-RateLimit-Reset',
      { 'retry-after': '5', 'x-ratelimit-reset': '1' },
      '08:00:05',
    ],
    ['the default of a minute if no header is set', {}, '08:01:00'],
    ['the default of a minute if no header can be parsed', { 'retry-after': 'soon' }, '08:01:00'],
    [
      'the minimum of a second if the time is in the past',
      { 'x-ratelimit-reset': '1' },
      '08:00:01',
    ],
    ['the maximum of an hour', { 'retry-after': '999999' }, '09:00:00'],
  ])('waits for the time given by %s', (_what, headers, expected) => {
    expect(at(headers)).toBe(expected);
  });
});
