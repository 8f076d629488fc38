import { sql } from 'kysely';
import type { Db } from '../db/connection.ts';

/** The fields of a job that can hold the id of a child. */
const childIn = (field: 'childId' | 'userId') => sql`job.data -> 'data' ->> ${sql.lit(field)}`;

/**
 * Deletes jobs about a child that is erased, waiting and finished ones. One that runs right now is
 * left to `deleteJobsOfErased`.
 */
export const deleteJobsAbout = (tx: Db, childId: string) =>
  sql`delete from pgboss.job job where job.state <> 'active'
    and ${childId} in (${childIn('childId')}, ${childIn('userId')})`.execute(tx);

/** Deletes finished jobs about accounts that are not there anymore. */
export const deleteJobsOfErased = (db: Db) =>
  sql`delete from pgboss.job job where job.state in ('completed', 'failed', 'cancelled')
    and exists (select from (values (${childIn('childId')}), (${childIn('userId')})) as about (id)
      where about.id is not null
      and not exists (select from users where users.id::text = about.id))`.execute(db);
