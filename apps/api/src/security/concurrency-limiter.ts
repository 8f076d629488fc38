import { DomainError } from '../domain-error.ts';

const BUSY_RETRY_SECONDS = 1;

/** Creates the error for an overloaded service, with Retry-After. */
export const createBusyError = () =>
  new DomainError('SYS_503', { retryAfterSeconds: BUSY_RETRY_SECONDS, isProtocolError: true });

export type ConcurrencyLimiter = {
  /** Queues a task and runs it, or rejects at once if the queue is full. */
  inTurn<Result>(task: () => Promise<Result>): Promise<Result>;
  isFull(): boolean;
};

/** Runs up to `running` tasks, queues up to `waiting` more, and rejects the rest. */
export const createConcurrencyLimiter = (limits: {
  running: number;
  waiting: number;
}): ConcurrencyLimiter => {
  let running = 0;
  const queue: (() => void)[] = [];
  const isFull = () => queue.length >= limits.waiting;
  return {
    isFull,
    async inTurn(task) {
      if (isFull()) throw createBusyError();
      if (running >= limits.running) await new Promise<void>((resolve) => queue.push(resolve));
      else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
};
