import { expect, it } from 'vitest';
import {
  type Decision,
  ensureFitsComments,
  ensureMayBecome,
  ensureMayReview,
} from './plan-reviews.rules.ts';

const codeOf = (ensure: () => void) => {
  try {
    ensure();
    return 'OK';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const now = new Date('2026-11-16T10:00:00Z');
const later = new Date('2026-11-16T10:30:00Z');

it.each([
  ['submitted', null, null, 'OK'],
  ['inReview', 'me', later, 'OK'],
  ['inReview', 'me', now, 'OK'],
  ['inReview', 'other', later, 'PLN_008'],
  ['inReview', 'other', now, 'OK'],
  ['inReview', null, null, 'OK'],
  ['draft', null, null, 'PLN_003'],
  ['changesAsked', null, null, 'PLN_003'],
  ['accepted', null, null, 'PLN_003'],
  ['published', null, null, 'PLN_003'],
  ['declined', null, null, 'PLN_003'],
] as const)(
  'checks a review of a plan that is %s and claimed by %s until %s: %s',
  (state, held_by, held_until, code) => {
    const plan = { state, held_by, held_until };
    expect(codeOf(() => ensureMayReview(plan, { operatorId: 'me', now }))).toBe(code);
  },
);

// @proves M-PLN_010
it.each<[Decision, number, string]>([
  ['askForChanges', 0, 'PLN_010'],
  ['askForChanges', 1, 'OK'],
  ['accept', 0, 'OK'],
  ['accept', 1, 'PLN_010'],
  ['decline', 0, 'OK'],
  ['decline', 2, 'OK'],
])('checks the decision %s with %i unsent comments: %s', (decision, untold, code) => {
  expect(codeOf(() => ensureFitsComments(decision, untold))).toBe(code);
});

// @proves C-op-setRoyaltyStatus
it.each([
  ['agreed', 'due', 'OK'],
  ['agreed', 'paid', 'PLN_011'],
  ['due', 'agreed', 'PLN_011'],
  ['paid', 'canceled', 'PLN_011'],
  ['canceled', 'due', 'PLN_011'],
] as const)('checks a royalty that changes from %s to %s: %s', (from, to, code) => {
  expect(codeOf(() => ensureMayBecome(from, to))).toBe(code);
});
