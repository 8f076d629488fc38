import { once } from 'node:events';
import { inspect } from 'node:util';
import { buildApp } from './app.ts';
import { checkRole, checkServerLog } from './check-database.ts';
import { ConfigError, readConfig } from './config.ts';
import { waitForDatabase } from './db/connection/wait-for-database.ts';
import { createDependencies } from './dependencies.ts';
import { eventHandlers } from './event-handlers.ts';
import { DEMO_OPERATOR, DEMO_PEOPLE } from './features/demo/demo-people.ts';
import { loadDemoPeople } from './features/demo/load-demo-people.ts';
import { jobHandlers } from './job-handlers.ts';
import { createAnswerPartitions } from './jobs/answer-partitions.queries.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { createLog } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';

/** Sign-ins of the demo users, printed by the supervisor. */
const demoSignIns = () => [
  ...DEMO_PEOPLE.map(({ who, userType, email, password }) => ({
    who,
    where: `/sign-in/${userType}`,
    login: email,
    password,
  })),
  {
    who: 'Operator, code at /authenticator of the sandbox',
    where: '/console',
    login: DEMO_OPERATOR.email,
    password: DEMO_OPERATOR.password,
  },
];

let isStopping = false;

/** Asks for the port, because a maintenance server uses it after a crash. */
const askForPort = async () => {
  process.send?.({ type: 'needs-port' });
  await once(process, 'message');
};

const start = async () => {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  // Runs in parallel with startup. Requests get 503 with Retry-After until it finishes.
  const prepared = waitForDatabase(async () => {
    await checkRole(config, (sentence) => log.warn(sentence));
    return prepareDatabase(config);
  }, console.error);
  prepared.catch(() => undefined); // Awaited below.
  const queue = createJobQueue(config.DATABASE_URL, log);
  // Code that serves requests never gets the owner's connection string.
  delete process.env.MIGRATION_DATABASE_URL;
  const { MIGRATION_DATABASE_URL: _owner, ...served } = config;
  const deps = await createDependencies(served, log, { jobs: queue.jobs, events: eventHandlers });
  let isOpen = false;
  const app = await buildApp(deps, { isOpen: () => isOpen });

  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    await app.close(); // Finishes running requests and accepts no new ones.
    if (isOpen) await queue.close();
    deps.mailer.close();
    await deps.db.destroy();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('SIGTERM', () => void stop('SIGTERM'));
  // Exits together with the supervisor of `npm start`.
  process.once('disconnect', () => void stop('supervisor gone'));
  if (process.send && !process.connected) await stop('supervisor gone');

  if (config.PORT_IS_LENT) await askForPort();
  await app.listen({ host: config.HOST, port: config.PORT });
  const added = await prepared;
  if (added.length > 0) log.info({ added }, 'migrated');
  await checkServerLog(deps);
  // After months of downtime the current monthly partition is missing.
  await createAnswerPartitions(deps.db, deps.now());
  await queue.open();
  await queue.work(jobHandlers(deps));
  if (config.WONDERFIELD_DEMO) await loadDemoPeople(deps);
  isOpen = true;
  process.send?.({ type: 'ready', demo: config.WONDERFIELD_DEMO ? demoSignIns() : [] });
};

const explain = (error: unknown) => {
  if (error instanceof ConfigError) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  }
  // Prints an error without message and code in full, so it can be identified.
  return `The portal could not start: ${message || code || inspect(error)}`;
};

start().catch((error) => {
  // Running work may fail during shutdown, but the exit code is already decided.
  if (isStopping) return;
  console.error(explain(error));
  process.exit(1);
});
