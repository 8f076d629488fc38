import { sql } from 'kysely';
import type { Db } from '../src/db/connection.ts';
import type { JobHandlers, JobName, Jobs } from '../src/jobs/jobs.ts';

type QueuedJob = { name: JobName; data: object };

/**
 * A queue that runs only when told to. It lies in the database like the real one, so that a job
 * exists exactly when the transaction that queued it was committed.
 */
export const makeTestJobs = (db: Db) => {
  const jobs: Jobs = {
    async enqueue(tx, name, data) {
      await sql`insert into testing.jobs (name, data) values (${name}, ${JSON.stringify(data)})`.execute(
        tx,
      );
    },
  };
  const queued = async () =>
    (await sql<QueuedJob>`select name, data from testing.jobs order by id`.execute(db)).rows;
  const clear = () => sql`truncate testing.jobs`.execute(db);
  const run = async (handlers: JobHandlers) => {
    const waiting = await queued();
    await clear();
    for (const { name, data } of waiting) {
      await (handlers[name] as (data: object) => Promise<void>)(data);
    }
  };
  return { jobs, queued, clear, run };
};
