import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from './connection.ts';

const PAUSE_MS = 200;

/** Does what needs the database, again and again while that is away. Says so once. */
export const waitForDatabase = async <Result>(
  ctx: () => Promise<Result>,
  say: (sentence: string) => void,
): Promise<Result> => {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await ctx();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      if (!hasSaid) {
        say('The database does not answer. Check DATABASE_URL; the portal goes on when it does.');
      }
      await sleep(PAUSE_MS);
    }
  }
};
