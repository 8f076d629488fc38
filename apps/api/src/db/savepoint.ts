import { sql } from 'kysely';
import type { Db } from './connection.ts';

/**
 * Does the work in the caller's transaction, and undoes it again unless it is to be kept. Either way
 * the database does the same, so that the time an answer takes tells nobody which it was.
 */
export const withSavepoint = async (tx: Db, isKept: boolean, ctx: () => Promise<void>) => {
  await sql`savepoint kept_or_undone`.execute(tx);
  await ctx();
  if (!isKept) await sql`rollback to savepoint kept_or_undone`.execute(tx);
  else await sql`release savepoint kept_or_undone`.execute(tx);
};
