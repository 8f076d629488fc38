/** What the provider says of a check. */
type Check = {
  userId: string | undefined;
  isSucceeded: boolean;
  isPrepaid: boolean;
  createdAt: Date;
};

/** What the parent is told before the check; a new text gets a new version and a new consent. */
export const NOTICE_VERSION = '2026-11';

const FRESH_MS = 60 * 60_000;

/** Only a check the provider itself calls done, of this person, with a real card, made just now. */
export const verifiesAdult = (check: Check, userId: string, now: Date) =>
  check.isSucceeded &&
  check.userId === userId &&
  !check.isPrepaid &&
  now.getTime() - check.createdAt.getTime() < FRESH_MS;

/** A check the owner of the card has left at their bank can be gone on with while it is this young. */
const RESUMABLE_MS = FRESH_MS / 2;
export const resumableSince = (now: Date) => new Date(now.getTime() - RESUMABLE_MS);

/** How long after the check it lets its person in: the way from the provider back to the page. */
const OPENABLE_MS = 10 * 60_000;
export const openableSince = (now: Date) => new Date(now.getTime() - OPENABLE_MS);

/** Card checks one person may start. */
export const CHECKS_PER_PERSON = [
  { times: 3, seconds: 3600 },
  { times: 5, seconds: 86_400 },
] as const;
