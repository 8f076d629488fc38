import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connection.ts';

/** The fields of a job that can hold the id of a child. */
const childIn = (field: 'childId' | 'userId') => sql`job.data -> 'data' ->> ${sql.lit(field)}`;
/** The field that can hold the ids of several: the job is about the others as well. */
const studentsIn = sql`(job.data -> 'data' -> 'studentIds')`;

/** Takes ids out of the lists of jobs, and deletes jobs whose list is empty then. */
const leaveOut = async (db: Db, states: RawBuilder<unknown>, isGone: RawBuilder<unknown>) => {
  await sql`update pgboss.job job set data = jsonb_set(job.data, '{data,studentIds}', (
      select coalesce(jsonb_agg(student.id), '[]') from jsonb_array_elements_text(${studentsIn})
        as student (id) where not (${isGone})))
    where ${states} and jsonb_typeof(${studentsIn}) = 'array'
    and exists (select from jsonb_array_elements_text(${studentsIn}) as student (id)
      where ${isGone})`.execute(db);
  await sql`delete from pgboss.job job where ${states} and ${studentsIn} = '[]'`.execute(db);
};

const isNotRunning = sql`job.state <> 'active'`;
const isFinished = sql`job.state in ('completed', 'failed', 'cancelled')`;

/**
 * Deletes jobs about a child that is erased, waiting and finished ones. One that runs right now is
 * left to `deleteJobsOfErased`.
 */
export const deleteJobsAbout = async (tx: Db, childId: string) => {
  await sql`delete from pgboss.job job where ${isNotRunning}
    and ${childId} in (${childIn('childId')}, ${childIn('userId')})`.execute(tx);
  await leaveOut(tx, isNotRunning, sql`student.id = ${childId}`);
};

/** Deletes finished jobs about accounts that are not there anymore. */
export const deleteJobsOfErased = async (db: Db) => {
  await sql`delete from pgboss.job job where ${isFinished}
    and exists (select from (values (${childIn('childId')}), (${childIn('userId')})) as about (id)
      where about.id is not null
      and not exists (select from users where users.id::text = about.id))`.execute(db);
  const isErased = sql`not exists (select from users where users.id::text = student.id)`;
  await leaveOut(db, isFinished, isErased);
};
