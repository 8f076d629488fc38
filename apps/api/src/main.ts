import { buildApp } from './app.ts';
import { ConfigProblem, readConfig } from './config.ts';
import { makeDependencies } from './dependencies.ts';
import { DEMO_OPERATOR, DEMO_PEOPLE } from './features/demo/demo-people.ts';
import { loadDemoPeople } from './features/demo/load-demo-people.ts';
import { jobHandlers } from './job-handlers.ts';
import { openJobQueue } from './jobs/job-queue.ts';
import { listeners } from './listeners.ts';
import { makeLog } from './log.ts';
import { prepareDatabase } from './prepare-database.ts';

/** For the supervisor to print. */
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

const start = async () => {
  const config = readConfig(process.env);
  const log = makeLog(config.LOG_LEVEL);

  const added = await prepareDatabase(config.DATABASE_URL);
  if (added.length > 0) log.info({ added }, 'migrated');
  const queue = await openJobQueue(config.DATABASE_URL, log);
  const deps = await makeDependencies(config, log, { jobs: queue.jobs, listeners });
  await queue.work(jobHandlers(deps));
  if (config.WONDERFIELD_DEMO) await loadDemoPeople(deps);

  const app = await buildApp(deps);
  await app.listen({ host: config.HOST, port: config.PORT });

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    await app.close(); // answers what is under way, takes nothing new
    await queue.close();
    deps.mailer.close();
    await deps.db.destroy();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop('SIGINT'));
  process.once('SIGTERM', () => void stop('SIGTERM'));
  // Started by the supervisor of `npm start`: when that is gone, so are we.
  process.once('disconnect', () => void stop('supervisor gone'));
  if (process.send && !process.connected) await stop('supervisor gone');

  // Only now: whoever hears this may also ask for the end.
  process.send?.({ type: 'ready', demo: config.WONDERFIELD_DEMO ? demoSignIns() : [] });
};

const explain = (error: unknown) => {
  if (error instanceof ConfigProblem) return error.message;
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what uses it, or set PORT to another.`;
  }
  if (code === 'ECONNREFUSED') return 'The database does not answer. Check DATABASE_URL.';
  return `The portal could not start: ${message || code}`;
};

start().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
