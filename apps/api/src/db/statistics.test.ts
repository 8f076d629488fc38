import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { statisticsWith } from '../../testing/database/find-in-tables.ts';
import { openTestServer } from '../../testing/test-server.ts';

const portal = await openTestServer();

/** Text and byte columns about people with values that thousands of people share. */
const HARMLESS = [
  'users.user_type',
  'users.state',
  'users.pronoun',
  'students.birth_month',
  'students.birth_year',
  'students.grade',
  'students.level',
  'students.play_option',
  'students.typing_mode',
  'students.subjects',
  'students.subscription_plan',
  'students.avatar_look',
  'identities.provider',
  'identities.issuer',
  'identities.tied_by',
  'connections.provider',
  'connections.scopes',
  'sign_in_codes.purpose',
  'sayings.phrase',
  'play_reports.reason',
  'play_reports.outcome',
  'play_reports.source',
  // Random or encrypted values, which identify no one.
  'sign_in_codes.code_sha256',
  'sign_in_codes.browser_sha256',
  'sign_in_codes.sealed_outcome',
];

describe('planner statistics', () => {
  it('collects no planner statistics for personal columns', async () => {
    const { rows } = await sql<{ name: string }>`
      select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
      where a.attrelid in ('users'::regclass, 'students'::regclass, 'audit_reasons'::regclass,
        'identities'::regclass, 'connections'::regclass, 'sign_in_codes'::regclass,
        'sayings'::regclass, 'play_reports'::regclass)
      and a.attnum > 0 and not a.attisdropped and coalesce(a.attstattarget, -1) <> 0
      and a.atttypid in ('text'::regtype, 'text[]'::regtype, 'bytea'::regtype, 'jsonb'::regtype)
    `.execute(portal.db);
    expect(rows.map(({ name }) => name).filter((name) => !HARMLESS.includes(name))).toEqual([]);
  });

  it('collects no planner statistics for columns that reference a person', async () => {
    const { rows } = await sql<{ name: string }>`
      select a.attrelid::regclass || '.' || a.attname as name from pg_attribute a
      join pg_class t on t.oid = a.attrelid
      where t.relkind in ('r', 'p')
      and t.relnamespace in ('public'::regnamespace, 'answer_months'::regnamespace)
      and a.attnum > 0 and not a.attisdropped and coalesce(a.attstattarget, -1) <> 0
      and (exists (select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
          and a.attnum = any(c.conkey) and a.atttypid = 'uuid'::regtype
          and c.confrelid in ('users'::regclass, 'students'::regclass, 'players'::regclass))
        or (a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype)
          and a.attname in ('asked_by', 'subject_id', 'actor_id', 'made_ids', 'user_id',
            'player_key')))
    `.execute(portal.db);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it('collects no planner statistics for the payload of jobs', async () => {
    const { rows } = await sql<{ target: number }>`
      select coalesce(attstattarget, -1) as target from pg_attribute
      where attname = 'data' and attrelid in (select relid from pg_partition_tree('pgboss.job'))
    `.execute(portal.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { target } of rows) expect(target).toBe(0);
  });

  it('estimates the number of rows per person without storing an id', async ({ skip }) => {
    // Servers before PostgreSQL 18 do not accept this setting.
    const { rows: versions } = await sql<{ version: number }>`
      select current_setting('server_version_num')::int as version`.execute(portal.db);
    if ((versions[0]?.version ?? 0) < 180_000) skip();
    await sql`
      insert into users (user_type, email, first_name, last_name)
      select 'student', 'owner' || n, 'Owner', 'Owner' from generate_series(1, 2000) n`.execute(
      portal.db,
    );
    await sql`insert into audit_events (at, action, subject_id)
      select now(), 'session.started', id from users, generate_series(1, 20)
      where email like 'owner%'`.execute(portal.db);
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'owner7')
      .executeTakeFirstOrThrow();
    expect(await statisticsWith(portal.databaseUrl, id)).toEqual([]);
    const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
      explain (format json) select 1 from audit_events where subject_id = ${id}`.execute(portal.db);
    const estimate = rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
    expect(estimate).toBeLessThan(60);
  });

  it('finds a sign-in name by its index without planner statistics', async () => {
    await sql`
      insert into users (user_type, email, first_name, last_name)
      select 'parent', 'crowd' || n || '@home.test', 'Crowd' || n, 'Hillock' || n % 50
      from generate_series(1, 5000) n`.execute(portal.db);
    expect(await statisticsWith(portal.databaseUrl, 'crowd', 'hillock')).toEqual([]);
    for (const condition of [
      sql`lower(email) = 'crowd7@home.test'`,
      sql`lower(email) in ('crowd7@home.test', 'crowd8@home.test', 'nobody@home.test')`,
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from users where ${condition}`.execute(portal.db);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_email_unique');
    }
  });
});
