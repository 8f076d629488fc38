import type { JobName } from './jobs.ts';

const CODE = 30;
const AWAITED = 20;
const NOTICE = 10;
const BULK = 0;

/** Emails that are not listed have the lowest priority. */
const URGENCY: Partial<Record<JobName, number>> = {
  'mail-one-time-code': CODE,
  'mail-reset-link': AWAITED,
  'mail-confirmation-link': AWAITED,
  'mail-password-changed': NOTICE,
  'mail-login-linked': NOTICE,
  'mail-logins-linked': NOTICE,
  'mail-rejected-sentence': NOTICE,
};

/** Minimum priority of the worker that is reserved for one-time codes. */
export const CODES_ONLY = CODE;

/**
 * The last retries are 30 minutes apart, so they reach past noon of the next day. The job skips
 * outdated mails.
 */
const WEEKLY_ATTEMPTS = 48;

/**
 * Returns retry options. After an hour most emails are set aside for an operator, but a weekly mail
 * stays useful longer and not later.
 */
export const retryPolicyFor = (name: JobName) =>
  name === 'mail-weekly-report' ? { retryLimit: WEEKLY_ATTEMPTS } : {};

/**
 * Returns the priority of an email. Equal priorities are sent by age, so waiting users come before
 * notifications.
 */
export const urgencyOf = (name: JobName): number => URGENCY[name] ?? BULK;
