const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Lifetime of an operator's session: without use, and in total. */
const IDLE_MS = 30 * MINUTE_MS;
const LONGEST_MS = 8 * HOUR_MS;

/** Maximum number of sessions per operator. The oldest ones end. */
export const LIVE_SESSIONS = 3;

export const operatorSessionEnds = (now: Date) => ({
  idleExpiresAt: new Date(now.getTime() + IDLE_MS),
  expiresAt: new Date(now.getTime() + LONGEST_MS),
});
