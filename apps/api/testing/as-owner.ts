import type { RawBuilder } from 'kysely';
import { type Db, openDatabase } from '../src/db/connection.ts';
import { ownerUrlOf } from './test-database.ts';

/** A test's database as the role that owns it, for one piece of work. */
export const withOwner = async (databaseUrl: string, ctx: (db: Db) => Promise<unknown>) => {
  const db = openDatabase(ownerUrlOf(databaseUrl), 1, () => undefined);
  try {
    await ctx(db);
  } finally {
    await db.destroy();
  }
};

/** Does to a test's database what the service may not, such as a trigger that makes a write fail. */
export const asOwner = (databaseUrl: string, ...statements: RawBuilder<unknown>[]) =>
  withOwner(databaseUrl, async (db) => {
    for (const statement of statements) await statement.execute(db);
  });
