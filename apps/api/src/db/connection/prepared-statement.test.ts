import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { makeUser } from '../../../testing/factories/make-user.ts';
import { type Db, openDatabase } from './connection.ts';
import { preparedStatement } from './prepared-statement.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

it('builds a statement once and runs it with new values each time', async () => {
  const build = vi.fn((drafts: Db, { id, prefix }: { id: string; prefix: string }) =>
    drafts
      .selectFrom('users')
      .select(['users.id', sql<string>`${prefix}::text || users.email`.as('greeting')])
      .where('users.id', '=', id)
      .where('users.user_type', '=', 'student'),
  );
  const greet = preparedStatement(build);
  expect(build).not.toHaveBeenCalled();
  const [first, second] = [
    await makeUser(db, 'student', {}, {}),
    await makeUser(db, 'student', {}, {}),
  ];
  for (const [user, prefix] of [
    [first, 'Hi '],
    [second, 'Hello '],
    [first, ''],
  ] as const) {
    expect(await greet(db, { id: user.id, prefix })).toEqual([
      { id: user.id, greeting: `${prefix}${user.email}` },
    ]);
  }
  expect(build).toHaveBeenCalledTimes(1);
});

it('accepts null, dates, bytes and a value that is used twice', async () => {
  const echo = preparedStatement(
    (drafts, { at, bytes, none }: { at: Date; bytes: Buffer; none: null }) =>
      drafts.selectNoFrom([
        sql<Date>`${at}::timestamptz`.as('at'),
        sql<Date>`${at}::timestamptz + interval '1 day'`.as('next'),
        sql<Buffer>`${bytes}::bytea`.as('bytes'),
        sql<null>`${none}::text`.as('none'),
      ]),
  );
  const at = new Date('2026-11-16T08:30:00Z');
  const bytes = Buffer.from([0, 1, 255]);
  expect(await echo(db, { at, bytes, none: null })).toEqual([
    { at, next: new Date('2026-11-17T08:30:00Z'), bytes, none: null },
  ]);
});

it('runs in the transaction it is given', async () => {
  const find = preparedStatement((drafts, { email }: { email: string }) =>
    drafts.selectFrom('users').select('id').where('email', '=', email),
  );
  await db.transaction().execute(async (tx) => {
    const { id, email } = await makeUser(tx, 'student', {}, {});
    expect(await find(tx, { email })).toEqual([{ id }]);
    expect(await find(db, { email })).toEqual([]);
  });
});
