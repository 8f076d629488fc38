/** Failures in a row that cost nothing but the try; children mistype. */
export const FREE_FAILURES = 10;
/** From then on each failure doubles the wait: 1 s, 2 s, … at most this. */
export const LONGEST_WAIT_SECONDS = 900;
/** After this many in a row only a new password opens the account again. */
export const LAST_FAILURE = 100;

/** Failed sign-ins one address may cause; generous, for a school behind one address. */
export const FAILURES_PER_ADDRESS = { times: 100, seconds: 900 } as const;
