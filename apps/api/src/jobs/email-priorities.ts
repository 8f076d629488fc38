import type { JobName } from './jobs.ts';

const CODE = 30;
const AWAITED = 20;
const NOTICE = 10;
const BULK = 0;

/** What is not named here can wait. */
const URGENCY: Partial<Record<JobName, number>> = {
  'mail-one-time-code': CODE,
  'mail-reset-link': AWAITED,
  'mail-confirmation-link': AWAITED,
  'mail-password-changed': NOTICE,
  'mail-login-linked': NOTICE,
  'mail-logins-linked': NOTICE,
  'mail-rejected-sentence': NOTICE,
};

/** A hand that takes nothing less urgent than this is free whenever a code is asked for. */
export const CODES_ONLY = CODE;

/** Half an hour apart at the end, so past noon of the day after; the letter itself knows when it is old news. */
const WEEKLY_ATTEMPTS = 48;

/** Most letters are set aside for an operator after an hour. The weekly mail is of use for longer, and to nobody later. */
export const retryPolicyFor = (name: JobName) =>
  name === 'mail-weekly-report' ? { retryLimit: WEEKLY_ATTEMPTS } : {};

/** Letters are taken by urgency, then by age: somebody who waits at a page comes before news. */
export const urgencyOf = (name: JobName): number => URGENCY[name] ?? BULK;
