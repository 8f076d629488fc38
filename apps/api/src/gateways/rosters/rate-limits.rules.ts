/** Default wait. Google counts requests over 60 seconds. */
const USUAL_WAIT_MS = 60_000;
/** Maximum wait. A wrong clock may produce a longer one. */
const LONGEST_WAIT_MS = 60 * 60_000;

const readSeconds = (text: string | null) =>
  text !== null && /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;

/** Parses `Retry-After`, a number of seconds or a date. */
const retryAfterMs = (header: string | null, now: number) => {
  const seconds = readSeconds(header);
  if (seconds !== undefined) return now + seconds * 1000;
  const date = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(date) ? undefined : date;
};

/** Parses `X-RateLimit-Reset`, a Unix time in seconds. */
const resetMs = (header: string | null) => {
  const seconds = readSeconds(header);
  return seconds === undefined ? undefined : seconds * 1000;
};

/** Returns the time when a service that sent 429 can be called again. */
export const readRetryAt = (headers: Headers, now = Date.now()): Date => {
  const waitMs =
    retryAfterMs(headers.get('retry-after'), now) ?? resetMs(headers.get('x-ratelimit-reset'));
  const at = waitMs ?? now + USUAL_WAIT_MS;
  return new Date(Math.min(Math.max(at, now + 1000), now + LONGEST_WAIT_MS));
};
