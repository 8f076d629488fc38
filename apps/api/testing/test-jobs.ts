import { sql } from 'kysely';
import type { Db } from '../src/db/connection/connection.ts';
import type { JobHandlers, JobName, Jobs } from '../src/jobs/jobs.ts';

type QueuedJob = { name: JobName; data: object };

/**
 * Creates a queue that runs only on request. It is stored in the database, so a job exists only if
 * its transaction was committed.
 */
export const makeTestJobs = (db: Db) => {
  const jobs: Jobs = {
    async enqueue(tx, name, data) {
      await sql`insert into testing.jobs (name, data) values (${name}, ${JSON.stringify(data)})`.execute(
        tx,
      );
    },
    async enqueueAt(tx, name, data, startAt) {
      await sql`insert into testing.jobs (name, data, start_at)
        values (${name}, ${JSON.stringify(data)}, ${startAt})`.execute(tx);
    },
  };
  const queued = async () =>
    (await sql<QueuedJob>`select name, data from testing.jobs order by id`.execute(db)).rows;
  /** Returns delayed jobs, earliest first. */
  const delayed = async () =>
    (
      await sql<QueuedJob & { startAt: Date }>`
        select name, data, start_at as "startAt" from testing.jobs
        where start_at is not null order by start_at, id`.execute(db)
    ).rows;
  const clear = () => sql`truncate testing.jobs`.execute(db);
  const run = async (handlers: JobHandlers) => {
    const waiting = await queued();
    await clear();
    for (const { name, data } of waiting) {
      await (handlers[name] as (data: object) => Promise<void>)(data);
    }
  };
  return { jobs, queued, delayed, clear, run };
};
