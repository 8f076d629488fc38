import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import { openQueueDatabase } from '../db/queue-database.ts';
import { MAIL, UNDELIVERED } from '../db/queue-names.ts';
import { describeFailure } from './describe-failure.rules.ts';
import { CODES_ONLY, retryPolicyFor, urgencyOf } from './email-priorities.ts';
import {
  DELAYED_JOBS,
  type DelayedJob,
  type JobData,
  type JobHandlers,
  type JobName,
  type Jobs,
  SCHEDULED_JOBS,
  type ScheduledJob,
} from './jobs.ts';
import { moveLegacyJobs } from './legacy-queues.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** After a second, two, four …, at most half an hour: more than an hour of tries in all. */
const RETRIES = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800 };
/** How soon a letter that a killed process had in hand is taken up by another. */
const SIGNS_OF_LIFE = { heartbeatSeconds: 10 };
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
/** As many letters are under way as the mailer has connections, so that none waits behind another. */
const CONCURRENCY = 4;
const BATCH = 5;
/** Work announces itself; this finds what is to be tried again, and what came while the line was cut. */
const LOOK_SECONDS = 1;
const LOOKS = { pollingIntervalSeconds: LOOK_SECONDS, notifyPollingIntervalSeconds: LOOK_SECONDS };
const DRAIN_MS = 10_000;

/** Long enough for every classroom of a country: what takes longer is tried again beside itself. */
const NIGHT = { expireInSeconds: 6 * 3600 };
/** A sync that fails is tried again twice within the hour; the next night is soon enough after that. */
const DELAYED = { retryLimit: 2, retryDelay: 600, retryBackoff: true, expireInSeconds: 15 * 60 };
const scheduledJobs = Object.entries(SCHEDULED_JOBS) as [ScheduledJob, string][];

type QueuedJob = { job: JobName; data: object };

const ensureQueues = async (boss: PgBoss) => {
  const queues = {
    [UNDELIVERED]: { retentionSeconds: 30 * DAY_SECONDS },
    [MAIL]: { ...RETRIES, ...SIGNS_OF_LIFE, notify: true, deadLetter: UNDELIVERED },
    ...Object.fromEntries(DELAYED_JOBS.map((name) => [name, { ...DELAYED, notify: true }])),
    ...Object.fromEntries(
      scheduledJobs.map(([name]) => [name, { ...RETRIES, ...NIGHT, notify: true }]),
    ),
  };
  for (const [name, options] of Object.entries(queues)) {
    await boss.createQueue(name, options);
    await boss.updateQueue(name, options); // one that an older version made
  }
};

/** Jobs on pg-boss, in the same database: they survive a restart and many processes share them. */
export const createJobQueue = (databaseUrl: string, log: FastifyBaseLogger) => {
  const reportError = (reason: string) => log.warn({ reason }, 'the job queue has a problem');
  const database = openQueueDatabase({
    url: databaseUrl,
    size: CONCURRENCY + 1,
    onLost: reportError,
  });
  const boss = new PgBoss({
    db: database,
    useListenNotify: true,
    createSchema: false,
    migrate: false,
    ...SUPERVISION,
    // Needs the owner of the tables.
    reindex: false,
  });
  boss.on('error', (error) => reportError(error.message));

  /** Needs the database; before it nothing can be sent. */
  const open = async () => {
    await boss.start();
    await ensureQueues(boss);
  };

  const jobs: Jobs = {
    async enqueue(db, name, data, { delaySeconds = 0 } = {}) {
      const options = {
        db: fromKysely(db),
        priority: urgencyOf(name),
        startAfter: delaySeconds,
        ...retryPolicyFor(name),
      };
      await boss.send(MAIL, { job: name, data } satisfies QueuedJob, options);
    },
    async enqueueAt(db, name, data, startAt) {
      await boss.send(name, data, { db: fromKysely(db), startAfter: startAt });
    },
  };

  const attempt = async (handlers: JobHandlers, jobId: string, { job, data }: QueuedJob) => {
    try {
      await (handlers[job] as (data: object) => Promise<void>)(data);
    } catch (error) {
      // pg-boss tries again by itself and says nothing; somebody must know.
      log.error({ err: error, job, jobId }, 'a job failed');
      throw error;
    }
  };

  const ctx = async (handlers: JobHandlers) => {
    const deliver = async (batch: { id: string; data: QueuedJob }[]) => {
      const results: JobResult[] = [];
      // pg-boss picks a batch by urgency, but hands it over in any order.
      const inOrder = batch.toSorted((a, b) => urgencyOf(b.data.job) - urgencyOf(a.data.job));
      for (const { id, data } of inOrder) {
        // Each by itself: a letter that left must not leave again because another did not.
        results.push(
          await attempt(handlers, id, data).then(
            () => ({ id, status: 'completed' as const }),
            (error) => ({
              id,
              status: 'failed' as const,
              output: { reason: describeFailure(error) },
            }),
          ),
        );
      }
      return results;
    };
    const common = { ...LOOKS, perJobResults: true } as const;
    const hands = { localConcurrency: CONCURRENCY, batchSize: BATCH, burstWhenBatchFull: true };
    await boss.work<QueuedJob>(MAIL, { ...common, ...hands }, deliver);
    await boss.work<QueuedJob>(MAIL, { ...common, minPriority: CODES_ONLY }, deliver);
    for (const [name, time] of scheduledJobs) {
      await boss.work(name, LOOKS, async ([job]) => {
        if (job) await attempt(handlers, job.id, { job: name, data: {} });
      });
      await boss.schedule(name, time, {});
    }
    for (const name of DELAYED_JOBS) {
      await boss.work<JobData[DelayedJob]>(name, LOOKS, async ([job]) => {
        if (job) await attempt(handlers, job.id, { job: name, data: job.data });
      });
    }
    await moveLegacyJobs(boss);
  };

  const close = async () => {
    await boss.stop({ graceful: true, timeout: DRAIN_MS });
    await database.close();
  };

  return { jobs, open, work: ctx, close };
};

/** A queue that can be used at once. */
export const openJobQueue = async (databaseUrl: string, log: FastifyBaseLogger) => {
  const queue = createJobQueue(databaseUrl, log);
  await queue.open();
  return queue;
};
