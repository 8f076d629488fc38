import { readConfig } from '../config.ts';
import { createDependencies } from '../dependencies.ts';
import { eventHandlers } from '../event-handlers.ts';
import { openJobQueue } from '../jobs/job-queue.ts';
import { createLog } from '../log.ts';
import { prepareDatabase } from '../prepare-database.ts';

/** The service cannot do without these; nothing here mails or asks a provider by itself. */
const NOT_USED_HERE = {
  SMTP_URL: 'smtp://not-used-here.invalid',
  STRIPE_SECRET_KEY: 'not used here',
  STRIPE_PUBLISHABLE_KEY: 'not used here',
  STRIPE_WEBHOOK_SECRET: 'not used here',
};
const POOL_SIZE = '2';

/** The same parts the service has, on the same database. Mails wait for a running portal. */
export const openDependencies = async (environment: NodeJS.ProcessEnv) => {
  const settings = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  // A command that is done should end: it opens no more than it closes.
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
