const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an operator's session lasts: unused, and in all (safety bar, ruling 7). */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 8 * HOUR_MS;

/** How many sessions one operator may have at the same time; the oldest give way. */
export const LIVE_SESSIONS = 3;

export const operatorSessionEnds = (now: Date) => ({
  idleExpiresAt: new Date(now.getTime() + IDLE_MS),
  expiresAt: new Date(now.getTime() + LONGEST_MS),
});
