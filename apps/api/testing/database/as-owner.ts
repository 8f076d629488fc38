import type { RawBuilder } from 'kysely';
import { type Db, openDatabase } from '../../src/db/connection/connection.ts';
import { ownerUrlOf } from './test-database.ts';

/** Runs a function on a test database as its owner. */
export const withOwner = async (databaseUrl: string, task: (db: Db) => Promise<unknown>) => {
  const db = openDatabase(ownerUrlOf(databaseUrl), 1, () => undefined);
  try {
    await task(db);
  } finally {
    await db.destroy();
  }
};

/**
 * Runs statements that the service's role cannot run, such as creating a trigger that makes a write
 * fail.
 */
export const asOwner = (databaseUrl: string, ...statements: RawBuilder<unknown>[]) =>
  withOwner(databaseUrl, async (db) => {
    for (const statement of statements) await statement.execute(db);
  });
