import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOwner } from '../../../testing/database/as-owner.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { type Db, isDatabaseUnavailable, openDatabase } from './connection.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Uses one connection, so statements prepared on it are reused. */
const withConnection = async (task: (db: Db) => Promise<void>, namesStatements = true) => {
  const db = openDatabase(database.url, 1, () => undefined, { namesStatements });
  try {
    await task(db);
  } finally {
    await db.destroy();
  }
};

const prepared = async (db: Db) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements order by statement`.execute(db);
  return rows.map(({ statement }) => statement);
};

describe('withNamedStatements', () => {
  it('prepares a statement once, from its second use on', () =>
    withConnection(async (db) => {
      const ask = (zip: string) =>
        db.selectFrom('users').select('id').where('zip', '=', zip).execute();
      await ask('97214');
      expect(await prepared(db)).toEqual([]);
      for (const zip of ['97214', '10001', '60601']) await ask(zip);
      expect(await prepared(db)).toEqual(['select "id" from "users" where "zip" = $1']);
    }));

  it('limits prepared statements per connection when list lengths vary', () =>
    withConnection(async (db) => {
      for (let length = 1; length <= 600; length += 1) {
        const zips = Array.from({ length }, String);
        for (const _ of [1, 2]) {
          await db.selectFrom('users').select('id').where('zip', 'in', zips).execute();
        }
      }
      expect((await prepared(db)).length).toBeLessThanOrEqual(500);
    }));

  it('names no statements when a pooler does not support them', () =>
    withConnection(async (db) => {
      for (const zip of ['97214', '10001', '60601']) {
        await db.selectFrom('users').select('id').where('zip', '=', zip).execute();
      }
      expect(await prepared(db)).toEqual([]);
    }, false));
});

describe('withNamedStatements after a migration', () => {
  const ask = (db: Db) =>
    db.selectFrom('schools').selectAll().where('name', '=', 'nobody’s').execute();
  const addColumn = (name: string) =>
    withOwner(database.ownerUrl, async (db) => {
      await sql`alter table schools add column ${sql.ref(name)} text`.execute(db);
    });

  it('repeats the query after a migration and replaces the connection with the outdated plan', () =>
    withConnection(async (db) => {
      for (const _ of [1, 2, 3]) await ask(db);
      await addColumn('added_one');
      expect(await ask(db)).toEqual([]);
      expect(await prepared(db)).toEqual([]);
    }));

  it('fails a running transaction with a retryable error after a migration', () =>
    withConnection(async (db) => {
      for (const _ of [1, 2, 3]) await ask(db);
      await addColumn('added_two');
      const failed = await db
        .transaction()
        .execute(ask)
        .catch((error: unknown) => error);
      expect(isDatabaseUnavailable(failed)).toBe(true);
      expect(await db.transaction().execute(ask)).toEqual([]);
    }));
});
