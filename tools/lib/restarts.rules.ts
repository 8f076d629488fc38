const WITHIN_MS = 60_000;
const TOO_MANY = 5;
const FIRST_PAUSE_MS = 100;
const GROWTH = 4;

/** What to do after a death: start again after a pause that grows, or stop trying. */
export const afterDeath = (
  deaths: readonly number[],
  now: number,
): { pauseMs: number } | 'give up' => {
  const recent = deaths.filter((at) => now - at < WITHIN_MS).length;
  return recent >= TOO_MANY ? 'give up' : { pauseMs: FIRST_PAUSE_MS * GROWTH ** (recent - 1) };
};
