import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './connection.ts';

const PAUSE_MS = 200;

/** Retries the work while the database is unavailable. Reports it once. */
export const waitForDatabase = async <Result>(
  task: () => Promise<Result>,
  say: (sentence: string) => void,
): Promise<Result> => {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await task();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!hasSaid) {
        say('The database does not answer. Check DATABASE_URL; the portal goes on when it does.');
      }
      await sleep(PAUSE_MS);
    }
  }
};
