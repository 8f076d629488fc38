/** The state of a check at the provider. */
type Check = {
  userId: string | undefined;
  isSucceeded: boolean;
  isPrepaid: boolean;
  createdAt: Date;
};

/**
 * Version of the notice that parents see before the check. A changed text needs a new version and a
 * new consent.
 */
export const NOTICE_VERSION = '2026-11';

const FRESH_MS = 60 * 60_000;

/**
 * Accepts only a recent check of this user that succeeded at the provider with a card that is not
 * prepaid.
 */
export const verifiesAdult = (check: Check, userId: string, now: Date) =>
  check.isSucceeded &&
  check.userId === userId &&
  !check.isPrepaid &&
  now.getTime() - check.createdAt.getTime() < FRESH_MS;

/** Maximum age of a check that can be resumed after the bank's page was closed. */
const RESUMABLE_MS = FRESH_MS / 2;
export const resumableSince = (now: Date) => new Date(now.getTime() - RESUMABLE_MS);

/**
 * Time after the check in which it can sign its user in: the way from the provider back to the
 * page.
 */
const OPENABLE_MS = 10 * 60_000;
export const openableSince = (now: Date) => new Date(now.getTime() - OPENABLE_MS);

/** Card checks that one user may start. */
export const CHECKS_PER_PERSON = [
  { times: 3, seconds: 3600 },
  { times: 5, seconds: 86_400 },
] as const;
