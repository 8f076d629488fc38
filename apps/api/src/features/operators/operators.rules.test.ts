import { expect, it } from 'vitest';
import { isStillOperator, operatorEnds, operatorState } from './operators.rules.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const later = operatorEnds(NOW);
const whole = {
  disabled_at: null,
  expires_at: later,
  password_hash: 'hash',
  sealed_totp_secret: Buffer.from('sealed'),
};

it('sets the term of an operator to 90 days', () => {
  expect(later.toISOString()).toBe('2027-02-13T12:00:00.000Z');
});

it.each([
  [{}, 'active', true],
  [{ password_hash: null }, 'not set up', true],
  [{ sealed_totp_secret: null }, 'not set up', true],
  [{ expires_at: NOW }, 'expired', false],
  [{ disabled_at: NOW }, 'disabled', false],
  [{ disabled_at: NOW, expires_at: NOW }, 'disabled', false],
])('maps an operator with %j to the state %s', (changes, state, isStill) => {
  expect(operatorState({ ...whole, ...changes }, NOW)).toBe(state);
  expect(isStillOperator({ ...whole, ...changes }, NOW)).toBe(isStill);
});
