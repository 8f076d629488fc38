const WITHIN_MS = 60_000;
const TOO_MANY = 5;
const FIRST_PAUSE_MS = 100;
const GROWTH = 4;

/** Returns the next step after a crash: a restart after an increasing pause, or giving up. */
export const afterDeath = (
  deaths: readonly number[],
  now: number,
): { pauseMs: number } | 'give up' => {
  const recent = deaths.filter((at) => now - at < WITHIN_MS).length;
  return recent >= TOO_MANY ? 'give up' : { pauseMs: FIRST_PAUSE_MS * GROWTH ** (recent - 1) };
};
