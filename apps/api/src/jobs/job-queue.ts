import type { FastifyBaseLogger } from 'fastify';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import { openQueueDatabase } from '../db/connection/queue-database.ts';
import { MAIL, UNDELIVERED } from '../db/connection/queue-names.ts';
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
/** Pauses of 1, 2, 4 … seconds, at most 30 minutes. More than an hour in total. */
const RETRIES = { retryLimit: 12, retryDelay: 1, retryBackoff: true, retryDelayMax: 1800 };
/** Determines how soon another process takes over the emails of a killed one. */
const SIGNS_OF_LIFE = { heartbeatSeconds: 10 };
const SUPERVISION = { superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 };
/** Matches the number of mailer connections, so no email waits for another. */
const CONCURRENCY = 4;
const BATCH = 5;
/** Polling finds retries and jobs whose notification was lost. */
const LOOK_SECONDS = 1;
const LOOKS = { pollingIntervalSeconds: LOOK_SECONDS, notifyPollingIntervalSeconds: LOOK_SECONDS };
const DRAIN_MS = 10_000;

/** Long enough for all classrooms of a country. A longer run would be restarted in parallel. */
const NIGHT = { expireInSeconds: 6 * 3600 };
/** A failed sync is retried twice within an hour. After that the next night is soon enough. */
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
    await boss.updateQueue(name, options); // Created by an older version.
  }
};

/**
 * Job queue on pg-boss in the same database. Jobs survive a restart, and several processes share
 * them.
 */
export const createJobQueue = (databaseUrl: string, log: FastifyBaseLogger) => {
  const reportError = (reason: string) => log.warn({ reason }, 'the job queue reported an error');
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
    // Requires the table owner.
    reindex: false,
  });
  boss.on('error', (error) => reportError(error.message));

  /** Requires the database. No job can be sent before. */
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
      // pg-boss retries without logging, so the failure is logged here.
      log.error({ err: error, job, jobId }, 'a job failed');
      throw error;
    }
  };

  const task = async (handlers: JobHandlers) => {
    const deliver = async (batch: { id: string; data: QueuedJob }[]) => {
      const results: JobResult[] = [];
      // pg-boss selects a batch by priority but returns it in any order.
      const inOrder = batch.toSorted((a, b) => urgencyOf(b.data.job) - urgencyOf(a.data.job));
      for (const { id, data } of inOrder) {
        // Handles each job separately, so a failed email does not resend the others.
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

  return { jobs, open, work: task, close };
};

/** Creates and opens a queue. */
export const openJobQueue = async (databaseUrl: string, log: FastifyBaseLogger) => {
  const queue = createJobQueue(databaseUrl, log);
  await queue.open();
  return queue;
};
