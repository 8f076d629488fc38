import { DomainError } from '../domain-error.ts';

const BUSY_RETRY_SECONDS = 1;

/** The service has enough to do: come back in a moment. */
export const busy = () =>
  new DomainError('SYS_503', { retryAfterSeconds: BUSY_RETRY_SECONDS, isProtocolError: true });

export type ConcurrencyLimiter = {
  /** Does the work when its turn comes; refuses at once when the line is full. */
  inTurn<Result>(ctx: () => Promise<Result>): Promise<Result>;
  isFull(): boolean;
};

/** Bounds costly work: at most `running` at once and `waiting` in line, the rest are turned away. */
export const createConcurrencyLimiter = (bounds: {
  running: number;
  waiting: number;
}): ConcurrencyLimiter => {
  let running = 0;
  const line: (() => void)[] = [];
  const isFull = () => line.length >= bounds.waiting;
  return {
    isFull,
    async inTurn(ctx) {
      if (isFull()) throw busy();
      if (running >= bounds.running) await new Promise<void>((resolve) => line.push(resolve));
      else running += 1;
      try {
        return await ctx();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
