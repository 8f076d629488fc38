import { join } from 'node:path';
import { buildApp } from '@wonderfield/api/app';
import { readConfig } from '@wonderfield/api/config';
import { type Db, openDatabase } from '@wonderfield/api/db/connection/connection';
import { createDependencies } from '@wonderfield/api/dependencies';
import { eventHandlers } from '@wonderfield/api/event-handlers';
import { createJobQueue } from '@wonderfield/api/jobs/job-queue';
import { createLog } from '@wonderfield/api/log';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import { GOOGLE_CLIENT } from '@wonderfield/sandbox/google/google-keys';
import { ensureSecrets } from '@wonderfield/tools/portal/secrets';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import type { FastifyInstance } from 'fastify';
import { type Recorder, recordStatements } from './record-statements.ts';

const CONNECTIONS = 4;

/** The portal in this process, for creating users and recording the statements of a call. */
export type BenchPortal = {
  app: FastifyInstance;
  deps: Awaited<ReturnType<typeof createDependencies>>;
  db: Db;
  databaseUrl: string;
  recorder: Recorder;
  close(): Promise<void>;
};

export const openBenchPortal = async ({
  url,
  dataFolder,
  googleUrl,
}: TemporaryPortal): Promise<BenchPortal> => {
  const running = findRunningDatabase(join(dataFolder, 'database'));
  if (!running) throw new Error('The portal’s database was not found.');
  const config = readConfig({
    DATABASE_URL: running.url,
    PUBLIC_URL: url,
    ...ensureSecrets(dataFolder),
    SMTP_URL: 'smtp://localhost:1',
    STRIPE_SECRET_KEY: 'unused',
    STRIPE_PUBLISHABLE_KEY: 'unused',
    STRIPE_WEBHOOK_SECRET: 'unused',
    GOOGLE_ISSUER: googleUrl,
    GOOGLE_BASE_URL: googleUrl,
    GOOGLE_CLIENT_ID: GOOGLE_CLIENT.id,
    GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT.secret,
    ADDRESS_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  });
  const log = createLog(config.LOG_LEVEL);
  const queue = createJobQueue(running.url, log);
  await queue.open();
  const recorder = recordStatements(running.url, CONNECTIONS);
  const db = openDatabase(running.url, CONNECTIONS, () => undefined);
  const deps = await createDependencies(config, log, { jobs: queue.jobs, events: eventHandlers });
  const app = await buildApp({ ...deps, db: recorder.db });
  const close = async () => {
    await app.close();
    await queue.close();
    await Promise.all([recorder.db.destroy(), db.destroy(), deps.db.destroy()]);
    deps.mailer.close();
  };
  return { app, deps, db, databaseUrl: running.url, recorder, close };
};
