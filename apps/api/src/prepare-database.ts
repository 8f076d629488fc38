import { migrate } from './db/migrate.ts';
import { installQueue } from './jobs/install-queue.ts';

/** Brings everything in the database up to date: our tables, and those of the job queue. */
export const prepareDatabase = async (databaseUrl: string): Promise<string[]> => {
  const added = await migrate(databaseUrl);
  await installQueue(databaseUrl);
  return added;
};
