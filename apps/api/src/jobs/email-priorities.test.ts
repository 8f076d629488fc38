import { expect, it } from 'vitest';
import { CODES_ONLY, retryPolicyFor, urgencyOf } from './email-priorities.ts';

it('ranks one-time codes before awaited emails and those before the rest', () => {
  const order = [
    'mail-one-time-code',
    'mail-reset-link',
    'mail-password-changed',
    'mail-co-teacher-invitation',
  ] as const;
  const urgencies = order.map(urgencyOf);
  expect(urgencies).toEqual([...urgencies].sort((a, b) => b - a));
  expect(new Set(urgencies).size).toBe(order.length);
  expect(urgencyOf('mail-confirmation-link')).toBe(urgencyOf('mail-reset-link'));
});

it('reserves one worker for one-time codes', () => {
  expect(urgencyOf('mail-one-time-code')).toBeGreaterThanOrEqual(CODES_ONLY);
  expect(urgencyOf('mail-reset-link')).toBeLessThan(CODES_ONLY);
});

it('retries a weekly mail for at least 18 hours and uses the default for other emails', () => {
  const { retryLimit = 0 } = retryPolicyFor('mail-weekly-report');
  // Pauses of 1, 2, 4 … seconds, at most 30 minutes.
  const seconds = Array.from({ length: retryLimit }, (_, tried) => Math.min(2 ** tried, 1800));
  expect(seconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(18 * 3600);
  expect(retryPolicyFor('mail-reset-link')).toEqual({});
});
