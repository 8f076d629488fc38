import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createTestDatabase,
  queryAsAdmin,
  type TestDatabase,
} from '../../testing/database/test-database.ts';
import { migrate } from './migrate.ts';

const FOLDER = resolve(import.meta.dirname, '../../migrations');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase('nothing');
  folder = await mkdtemp(join(tmpdir(), 'wonderfield-migrations-'));
  await cp(FOLDER, folder, { recursive: true });
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const query = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('migrate', () => {
  // @proves D-7-database-url
  it('applies migrations once and in order when five processes start together', async () => {
    const added = await Promise.all(Array.from({ length: 5 }, () => migrate(database.ownerUrl)));
    const names = (await readdir(FOLDER)).sort();
    expect(added.filter((list) => list.length > 0)).toEqual([names]);
    const rows = await query<{ name: string }>('select name from applied_migrations order by name');
    expect(rows.map((row) => row.name)).toEqual(names);
  });

  it('applies no migration the second time', async () => {
    await migrate(database.ownerUrl);
    expect(await migrate(database.ownerUrl)).toEqual([]);
  });

  it('applies a new migration that sorts before applied ones', async () => {
    await migrate(database.ownerUrl, folder);
    const early = '20000101000000__servers__early.sql';
    await writeFile(join(folder, early), 'create table early (id int)');
    expect(await migrate(database.ownerUrl, folder)).toEqual([early]);
    expect(await query('select id from early')).toEqual([]);
  });

  it('rejects a migration that was edited after it was applied', async () => {
    await migrate(database.ownerUrl, folder);
    const [first = ''] = (await readdir(folder)).sort();
    await writeFile(join(folder, first), `${await readFile(join(folder, first))}\n-- edited`);
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(
      `Migration ${first} was edited after it was applied. Add a new one instead.`,
    );
  });

  it('rolls back a failing migration and keeps the earlier ones', async () => {
    const broken = '29990101000000__broken.sql';
    await writeFile(join(folder, broken), 'create table half (id int); select nonsense;');
    await expect(migrate(database.ownerUrl, folder)).rejects.toThrow(`Migration ${broken} failed`);
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const names = tables.map((table) => table.name);
    expect(names).toContain('users');
    expect(names).not.toContain('half');
    await rm(join(folder, broken));
    expect(await migrate(database.ownerUrl, folder)).toEqual([]);
  });

  it('moves operators’ reasons out of the append-only log and its data file', async () => {
    const later = (await readdir(folder)).filter((name) => name >= '20261115230100');
    for (const name of later) await rm(join(folder, name));
    await migrate(database.ownerUrl, folder);
    await query(`insert into audit_events (at, action, reason)
      values (now(), 'account.suspended', 'canary'), (now(), 'session.started', null)`);
    await query(`insert into users (user_type, email, first_name, last_name)
      values ('student', 'canary1', 'Canary', 'A'), ('student', 'canary2', 'Canary', 'B'); analyze`);
    await cp(FOLDER, folder, { recursive: true });
    await migrate(database.ownerUrl, folder);
    const reasons = await query(`select action, reason from audit_events
      left join audit_reasons on event_id = audit_events.id order by audit_events.id`);
    expect(reasons).toEqual([
      { action: 'account.suspended', reason: 'canary' },
      { action: 'session.started', reason: null },
    ]);
    await queryAsAdmin(database.url, 'checkpoint');
    const [file] = await queryAsAdmin(
      database.url,
      `select position('canary'::bytea in pg_read_binary_file(pg_relation_filepath('audit_events')))`,
    );
    expect(file).toEqual({ position: 0 });
    const statistics = `select attname from pg_stats where histogram_bounds::text ilike '%canary%'
      or most_common_vals::text ilike '%canary%'`;
    expect(await queryAsAdmin(database.url, statistics)).toEqual([]);
  });

  it('moves every answer into its monthly partition', async () => {
    const later = (await readdir(folder)).filter((name) => name >= '20261128000100');
    for (const name of later) await rm(join(folder, name));
    await migrate(database.ownerUrl, folder);
    await query(`with made as (
        insert into users (user_type, email, first_name, last_name)
        values ('student', 'mover', 'Pat', 'Mover') returning id)
      insert into players (user_id) select id from made`);
    await query(`insert into play_answers (user_id, row_id, position, attempt, skill_id, grade, level,
        seed, given, is_right, slip, answered_at, day)
      select user_id, gen_random_uuid(), n % 6, 1, 'adding-past-ten', 3, 2, n, array[n, 0.5], n % 2 = 0,
        'carry', '2024-01-31T23:00:00Z'::timestamptz + n * interval '13 days', date '2024-02-01' + n * 13
      from players, generate_series(0, 40) n`);
    const responses = `select * from play_answers order by answered_at`;
    const before = await query(responses);
    await cp(FOLDER, folder, { recursive: true });
    await migrate(database.ownerUrl, folder);
    // Later migrations add the version and the hint.
    const added = { version: 1, is_hinted: false };
    const expected = before.map((answer) => Object.assign(answer, added));
    expect(await query(responses)).toEqual(expected);
    const misplaced = await query(`select from play_answers
      where tableoid::regclass::text
        <> 'answer_months.' || to_char(answered_at at time zone 'UTC', '"month_"YYYY_MM')`);
    expect([before.length, misplaced.length]).toEqual([41, 0]);
    expect(await query(`select to_regclass('play_answers_before') as left_over`)).toEqual([
      { left_over: null },
    ]);
  });

  // @proves D-9-sealed-passwords
  it('keeps a password sealed if an adult may show it, and hashed otherwise', async () => {
    const later = (await readdir(folder)).filter((name) => name >= '20261130100000');
    for (const name of later) await rm(join(folder, name));
    await migrate(database.ownerUrl, folder);
    await query(`with made as (
        insert into users (user_type, email, first_name, last_name, password_hash, must_change_password)
        select 'student', email, 'Pat', 'Ray', 'hash', email = 'issued'
        from unnest(array['issued', 'chosen', 'familys', 'unsealed']) email returning id, email)
      insert into students (user_id, is_school_made, sealed_password)
      select id, email <> 'familys', case when email <> 'unsealed' then '\\x01'::bytea end from made`);
    await cp(FOLDER, folder, { recursive: true });
    await migrate(database.ownerUrl, folder);
    const stored =
      await query(`select email, password_hash as hash, users.sealed_password as sealed,
        students.sealed_password as copy
      from users join students on user_id = users.id order by email`);
    const sealed = Buffer.from([1]);
    expect(stored).toEqual([
      { email: 'chosen', hash: 'hash', sealed: null, copy: null },
      { email: 'familys', hash: null, sealed, copy: null },
      { email: 'issued', hash: null, sealed, copy: null },
      { email: 'unsealed', hash: 'hash', sealed: null, copy: null },
    ]);
    const both = query(`update users set password_hash = 'hash' where email = 'issued'`);
    await expect(both).rejects.toThrow('users_one_stored_password');
  });

  it('names migrations by time and topic', async () => {
    for (const name of await readdir(FOLDER))
      expect(name).toMatch(/^\d{14}__[a-z_]+__[a-z_]+\.sql$/);
  });

  it('matches the generated table types column by column', async () => {
    await migrate(database.ownerUrl);
    const columns = await query<{ table: string; column: string }>(
      `select table_name as table, column_name as column from information_schema.columns
       where table_schema = 'public'`,
    );
    const source = await readFile(resolve(import.meta.dirname, 'tables.generated.ts'), 'utf8');
    const typed = [...source.matchAll(/export interface (\w+) \{([^}]*)\}/g)]
      .filter(([, name]) => name !== 'DB')
      .flatMap(([, name = '', body = '']) =>
        [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column]) => `${name}.${column}`),
      );
    const toName = (table: string) =>
      table.replace(/(?:^|_)([a-z])/g, (_all, email: string) => email.toUpperCase());
    const real = columns.map(({ table, column }) => `${toName(table)}.${column}`);
    expect(typed.sort()).toEqual(real.sort());
  });
});

describe('database schema', () => {
  beforeEach(() => migrate(database.ownerUrl));
  const insert = (values: string) =>
    query(
      `insert into users (user_type, email, first_name, last_name, must_change_password) values (${values})`,
    );

  it.each([
    ['a fourth user type', `'operator', 'a@b.test', 'A', 'B', false`],
    ['a student’s username in upper case', `'student', 'MAYA', 'A', 'B', false`],
    ['an adult with a pending password reset', `'parent', 'a@b.test', 'A', 'B', true`],
    ['an empty name', `'parent', 'a@b.test', '', 'B', false`],
    ['an empty sign-in name', `'parent', '', 'A', 'B', false`],
    ['a name of 61 characters', `'parent', 'a@b.test', '${'x'.repeat(61)}', 'B', false`],
  ])('rejects %s', async (_what, values) => {
    await expect(insert(values)).rejects.toMatchObject({ code: '23514' });
  });

  // @proves D-4-email-unique
  it('rejects the same sign-in name in another case [T04]', async () => {
    await insert(`'parent', 'a@b.test', 'A', 'B', false`);
    await expect(insert(`'educator', 'A@B.test', 'A', 'B', false`)).rejects.toMatchObject({
      code: '23505',
      constraint: 'users_email_unique',
    });
  });

  /** Foreign keys to people without a full index, and the reason. */
  const WITHOUT_INDEX: Record<string, string> = {
    'child_exports.child_id': 'a small table: rows are kept for a day',
    'idempotency_keys.actor_id': 'rows are kept for a day',
    'mailed_links.user_id': 'indexed until it is used; then kept for a day',
    'one_time_codes.user_id': 'rows are kept for two days',
  };

  it('has an index for every foreign key to a person, so an erasure scans no table', async () => {
    // A partial index counts only if it excludes nothing but null values.
    const rows = await query<{ name: string }>(`
      select c.conrelid::regclass || '.' || a.attname as name
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid in ('users'::regclass, 'students'::regclass)
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))
      order by name`);
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_INDEX).sort());
  });

  it('rejects a second active link of the same purpose for one person', async () => {
    await insert(`'parent', 'a@b.test', 'A', 'B', false`);
    const link = (token: string) =>
      query(`insert into mailed_links (user_id, purpose, token_sha256, created_at, expires_at)
             select id, 'reset-password', '${token}', now(), now() from users`);
    await link('a');
    await expect(link('b')).rejects.toMatchObject({ constraint: 'mailed_links_one_live' });
  });
});
