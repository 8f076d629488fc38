const MINUTE_MS = 60_000;
const REQUESTS_PER_MINUTE = 1200;

export const rateLimitReset = (now = Date.now()): number =>
  (Math.floor(now / MINUTE_MS) + 1) * (MINUTE_MS / 1000);

type Tally = { headers: Record<string, string>; isOver: boolean };

/** Counts the calls per token and resets every minute. */
export class RateLimits {
  readonly #limit: number;
  #counts = new Map<string, number>();
  #reset = 0;

  constructor(limit = REQUESTS_PER_MINUTE) {
    this.#limit = limit;
  }

  count(token: string, now = Date.now()): Tally {
    const reset = rateLimitReset(now);
    if (reset !== this.#reset) this.#counts = new Map();
    this.#reset = reset;
    const count = (this.#counts.get(token) ?? 0) + 1;
    this.#counts.set(token, count);
    return {
      headers: {
        'x-ratelimit-limit': String(this.#limit),
        'x-ratelimit-remaining': String(Math.max(this.#limit - count, 0)),
        'x-ratelimit-reset': String(reset),
      },
      isOver: count > this.#limit,
    };
  }
}
