import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { UNDELIVERED } from '../../../db/connection/queue-names.ts';

type Row = { kind: string; letters: string; since: Date; lastReason: string | null };

/**
 * Reads pg-boss's job table, which stores when a failed email was first queued and why it failed.
 */
export const selectUndelivered = async (db: Db) => {
  const { rows } = await sql<Row>`
    select data->>'job' as kind, count(*) as letters, min(source_created_on) as since,
      (array_agg(source_output->>'reason' order by created_on desc))[1] as "lastReason"
    from pgboss.job where name = ${UNDELIVERED} and state = 'created'
    group by kind order by since`.execute(db);
  return rows.map(({ kind, letters: emails, since, lastReason }) => ({
    kind,
    letters: Number(emails),
    since: since.toISOString(),
    // The queue ends a job that timed out without our reason.
    lastReason: lastReason ?? 'timeout',
  }));
};

/**
 * Removes and returns all undelivered emails of a kind, in their order. Only the first of
 * concurrent requests gets them.
 */
export const deleteUndelivered = async (db: Db, kind: string) => {
  const { rows } = await sql<{ letter: { job: string; data: object } }>`
    with taken as (
      delete from pgboss.job
      where name = ${UNDELIVERED} and state = 'created' and data->>'job' = ${kind}
      returning data, source_created_on)
    select data as letter from taken order by source_created_on`.execute(db);
  return rows.map(({ letter: email }) => email);
};
