/** Failures in a row that cost nothing but the try; children mistype. */
const FREE_FAILURES = 5;
/** From then on each failure doubles the wait: 15 s, 30 s, … */
const FIRST_WAIT_SECONDS = 15;
/** … at most this. Every wait ends; a new password ends it at once. */
export const LONGEST_WAIT_SECONDS = 900;
/** Failures nobody added to for so long are forgotten. */
export const FORGOTTEN_AFTER_SECONDS = 86_400;

/** How long a line of tries has to wait after so many failures in a row: at most 10 in 15 minutes (T08). */
export const waitAfter = (failures: number) =>
  failures < FREE_FAILURES
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);

/** Failures one address may cause at accounts that are not at home there (T10). */
export const STRANGE_FAILURES_PER_ADDRESS = { times: 100, seconds: 900 } as const;
