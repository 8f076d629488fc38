import { sql } from 'kysely';
import type { Db } from '../src/db/connection.ts';

/** Goes on once somebody waits for a lock: then two are in the middle of things at the same time. */
export const waitForLock = async (db: Db) => {
  for (;;) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db);
    if (rows.length > 0) return;
  }
};
