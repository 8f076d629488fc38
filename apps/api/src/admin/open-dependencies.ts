import { readConfig } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { eventHandlers } from '../event-handlers.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';

/**
 * Placeholders for settings that the server requires. Admin commands send no mail and call no
 * provider.
 */
const NOT_USED_HERE = {
  SMTP_URL: 'smtp://not-used-here.invalid',
  STRIPE_SECRET_KEY: 'not used here',
  STRIPE_PUBLISHABLE_KEY: 'not used here',
  STRIPE_WEBHOOK_SECRET: 'not used here',
};
const POOL_SIZE = '2';

/**
 * Opens the server's dependencies on the same database. Emails wait in the queue until a server
 * runs.
 */
export const openDependencies = async (environment: NodeJS.ProcessEnv) => {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  // Opens few connections and no replica, so the process can close everything and exit.
  const own = { DATABASE_POOL_SIZE: POOL_SIZE, REPLICA_DATABASE_URL: undefined };
  const config = readConfig({ ...NOT_USED_HERE, ...settings, ...own });
  const log = createLog('silent');
  await prepareDatabase(config);
  const queue = await openJobQueue(config.DATABASE_URL, log);
  const deps = await createDependencies(config, log, { jobs: queue.jobs, events: eventHandlers });
  const close = async () => {
    await queue.close();
    deps.mailer.close();
    await deps.db.destroy();
  };
  return { deps, close };
};
