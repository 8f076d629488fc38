/** How long we wait where a service does not say. Google counts over 60 seconds. */
const USUAL_WAIT_MS = 60_000;
/** No service means a longer wait; a clock that runs wrong may say one. */
const LONGEST_WAIT_MS = 60 * 60_000;

const readSeconds = (text: string | null) =>
  text !== null && /^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined;

/** Reads `Retry-After`: a number of seconds, or a date. */
const retryAfterMs = (header: string | null, now: number) => {
  const seconds = readSeconds(header);
  if (seconds !== undefined) return now + seconds * 1000;
  const date = header === null ? Number.NaN : Date.parse(header);
  return Number.isNaN(date) ? undefined : date;
};

/** Reads `X-RateLimit-Reset`: a Unix time in seconds. */
const resetMs = (header: string | null) => {
  const seconds = readSeconds(header);
  return seconds === undefined ? undefined : seconds * 1000;
};

/** Returns when a service that answered 429 may be asked again. */
export const readRetryAt = (headers: Headers, now = Date.now()): Date => {
  const waitMs =
    retryAfterMs(headers.get('retry-after'), now) ?? resetMs(headers.get('x-ratelimit-reset'));
  const at = waitMs ?? now + USUAL_WAIT_MS;
  return new Date(Math.min(Math.max(at, now + 1000), now + LONGEST_WAIT_MS));
};
