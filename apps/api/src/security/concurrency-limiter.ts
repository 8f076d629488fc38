import { Refusal } from '../domain-error.ts';

const BUSY_RETRY_SECONDS = 1;

/** The service has enough to do: come back in a moment. */
export const busy = () =>
  new Refusal('SYS_503', { retryAfterSeconds: BUSY_RETRY_SECONDS, isProtocolFault: true });

export type Turnstile = {
  /** Does the work when its turn comes; refuses at once when the line is full. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  isFull(): boolean;
};

/** Bounds costly work: at most `running` at once and `waiting` in line, the rest are turned away. */
export const makeTurnstile = (bounds: { running: number; waiting: number }): Turnstile => {
  let running = 0;
  const line: (() => void)[] = [];
  const isFull = () => line.length >= bounds.waiting;
  return {
    isFull,
    async inTurn(work) {
      if (isFull()) throw busy();
      if (running >= bounds.running) await new Promise<void>((resolve) => line.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
