import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RosterError } from './rosters.ts';

/** Longest wait before a waiting user gets an error with the retry time. */
const LONGEST_SILENT_WAIT_MS = 2_000;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Respects a service's rate limit. After a 429 it waits for the announced time if that is short,
 * and throws `busy` otherwise.
 */
export const createRateLimitGate = (now: () => number = Date.now) => {
  const busyUntil = new Map<string, number>();

  const forgetPast = () => {
    for (const [key, until] of busyUntil) if (until <= now()) busyUntil.delete(key);
  };

  const waitFor = async (key: string) => {
    const until = busyUntil.get(key);
    if (until === undefined || until <= now()) return;
    if (until - now() > LONGEST_SILENT_WAIT_MS) {
      throw new RosterError('busy', { retryAt: new Date(until) });
    }
    await sleep(until - now());
  };

  return async <Result>(token: string, ask: () => Promise<Result>): Promise<Result> => {
    const key = digest(token);
    const askNoting = async () => {
      await waitFor(key);
      try {
        return await ask();
      } catch (error) {
        if (error instanceof RosterError && error.retryAt) {
          forgetPast();
          busyUntil.set(key, error.retryAt.getTime());
        }
        throw error;
      }
    };
    try {
      return await askNoting();
    } catch (error) {
      if (!(error instanceof RosterError) || error.kind !== 'busy') throw error;
      // Waits if the wait is short, and throws the same error if not.
      return askNoting();
    }
  };
};
