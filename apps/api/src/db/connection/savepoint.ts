import { sql } from 'kysely';
import type { Db } from './connection.ts';

/**
 * Runs the work in a savepoint and rolls it back unless `isKept`. Both paths take the same time, so
 * timing reveals nothing.
 */
export const withSavepoint = async (tx: Db, isKept: boolean, task: () => Promise<void>) => {
  await sql`savepoint kept_or_undone`.execute(tx);
  await task();
  if (!isKept) await sql`rollback to savepoint kept_or_undone`.execute(tx);
  else await sql`release savepoint kept_or_undone`.execute(tx);
};
