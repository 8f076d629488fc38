import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/connection/connection.ts';

/** Fields of a job that can hold a child's id. */
const childIn = (field: 'childId' | 'userId') => sql`job.data -> 'data' ->> ${sql.lit(field)}`;
/** Field that can hold several student ids. Such a job also concerns other students. */
const studentsIn = sql`(job.data -> 'data' -> 'studentIds')`;

/** Removes ids from the lists of jobs and deletes jobs with an empty list. */
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
 * Deletes waiting and finished jobs about an erased child. `deleteJobsOfErased` deletes a running
 * one later.
 */
export const deleteJobsAbout = async (tx: Db, childId: string) => {
  await sql`delete from pgboss.job job where ${isNotRunning}
    and ${childId} in (${childIn('childId')}, ${childIn('userId')})`.execute(tx);
  await leaveOut(tx, isNotRunning, sql`student.id = ${childId}`);
};

/** Deletes finished jobs about accounts that no longer exist. */
export const deleteJobsOfErased = async (db: Db) => {
  await sql`delete from pgboss.job job where ${isFinished}
    and exists (select from (values (${childIn('childId')}), (${childIn('userId')})) as about (id)
      where about.id is not null
      and not exists (select from users where users.id::text = about.id))`.execute(db);
  const isErased = sql`not exists (select from users where users.id::text = student.id)`;
  await leaveOut(db, isFinished, isErased);
};
