/** Consecutive failures before the first wait, because children mistype. */
const FREE_FAILURES = 5;
/** The first wait. Each further failure doubles it. */
const FIRST_WAIT_SECONDS = 15;
/** The longest wait. A new password ends it immediately. */
export const LONGEST_WAIT_SECONDS = 900;
/** Time without failures after which the failure count is reset. */
export const FORGOTTEN_AFTER_SECONDS = 86_400;

/**
 * Returns the wait after this many consecutive failures. Allows at most 10 attempts in 15 minutes
 * [T08].
 */
export const waitAfter = (failures: number) =>
  failures < FREE_FAILURES
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);

/** Failures that one IP address may cause for accounts that do not know this network [T10]. */
export const STRANGE_FAILURES_PER_ADDRESS = { times: 100, seconds: 900 } as const;
