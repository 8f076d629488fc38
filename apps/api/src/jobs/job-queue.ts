import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, PgBoss } from 'pg-boss';
import type { JobHandlers, JobName, Jobs } from './jobs.ts';

const RETRIES = { retryLimit: 8, retryDelay: 5, retryBackoff: true };
const NIGHTLY = '17 3 * * *';
const DRAIN_MS = 10_000;

/** Jobs on pg-boss, in the same database: they survive a restart and many processes share them. */
export const openJobQueue = async (databaseUrl: string, log: FastifyBaseLogger) => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'wonderfield-jobs',
    useListenNotify: true,
  });
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue has a problem'));
  await boss.start();

  const jobs: Jobs = {
    async enqueue(db, name, data) {
      await boss.send(name, data, { db: fromKysely(db) });
    },
  };

  /** Queues must exist before anything is sent, so call this before the server listens. */
  const work = async (handlers: JobHandlers) => {
    for (const name of Object.keys(handlers) as JobName[]) {
      await boss.createQueue(name, { ...RETRIES, notify: true });
      const handle = handlers[name] as (data: object) => Promise<void>;
      await boss.work(name, { pollingIntervalSeconds: 2 }, async (batch) => {
        for (const job of batch) {
          try {
            await handle(job.data as object);
          } catch (error) {
            // pg-boss tries again by itself and says nothing; somebody must know.
            log.error({ err: error, job: name, jobId: job.id }, 'a job failed');
            throw error;
          }
        }
      });
    }
    await boss.schedule('clean-up', NIGHTLY, {});
  };

  return { jobs, work, close: () => boss.stop({ graceful: true, timeout: DRAIN_MS }) };
};
