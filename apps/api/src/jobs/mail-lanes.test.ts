import { expect, it } from 'vitest';
import { CODES_ONLY, urgencyOf } from './mail-lanes.ts';

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
