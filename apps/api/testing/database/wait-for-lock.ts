import { sql } from 'kysely';
import type { Db } from '../../src/db/connection/connection.ts';

/** Waits until a session blocks on a lock, so that two requests run at the same time. */
export const waitForLock = async (db: Db) => {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length > 0) return;
  }
};
