import { expect, it } from 'vitest';
import { CODES_ONLY, retryPolicyFor, urgencyOf } from './email-priorities.ts';

it('puts a code before a letter somebody waits for, and that before the rest', () => {
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

it('keeps one hand free for codes alone', () => {
  expect(urgencyOf('mail-one-time-code')).toBeGreaterThanOrEqual(CODES_ONLY);
  expect(urgencyOf('mail-reset-link')).toBeLessThan(CODES_ONLY);
});

it('tries a weekly mail until past noon of the next day, and leaves other letters to an operator sooner', () => {
  const { retryLimit = 0 } = retryPolicyFor('mail-weekly-report');
  // A second, two, four …, then half an hour each.
  const seconds = Array.from({ length: retryLimit }, (_, tried) => Math.min(2 ** tried, 1800));
  expect(seconds.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(18 * 3600);
  expect(retryPolicyFor('mail-reset-link')).toEqual({});
});
