import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { UNDELIVERED } from '../../../db/connection/queue-names.ts';

export const selectDatabaseFigures = async (db: Db) => {
  const { rows } = await sql<{ size: string; connections: string }>`
    select pg_database_size(current_database()) as size,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections
  `.execute(db);
  return { size: Number(rows[0]?.size), connections: Number(rows[0]?.connections) };
};

type QueueRow = { name: string; waiting: string; active: string; failed: string };

/**
 * Reads pg-boss's job table, because the counts in its queue table are a minute old. Counts the
 * state `retry` as waiting and omits undelivered emails, which are listed separately.
 */
export const selectQueues = async (db: Db) => {
  const { rows } = await sql<QueueRow>`
    select queue.name,
      count(*) filter (where job.state in ('created', 'retry')) as waiting,
      count(*) filter (where job.state = 'active') as active,
      count(*) filter (where job.state = 'failed') as failed
    from pgboss.queue left join pgboss.job on job.name = queue.name
    where not starts_with(queue.name, '__pgboss') and queue.name <> ${UNDELIVERED}
    group by queue.name order by queue.name`.execute(db);
  return rows.map(({ name, waiting, active, failed }) => ({
    name,
    waiting: Number(waiting),
    active: Number(active),
    failed: Number(failed),
  }));
};
