import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { RosterError } from './rosters.ts';

/** A person at a page waits this long without a word; for more they are told when to come back. */
const LONGEST_SILENT_WAIT_MS = 2_000;

const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Keeps to what a service says about its rate limit. After a 429 it asks nothing with that token before
 * the time the service named: a short wait is waited, a longer one is thrown as `busy`.
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

  return async <Answer>(token: string, ask: () => Promise<Answer>): Promise<Answer> => {
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
      // Waits where the wait is short, and throws the same problem where it is not.
      return askNoting();
    }
  };
};
