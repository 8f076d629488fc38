import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { asOwner } from '../../../testing/database/as-owner.ts';
import { createTestDatabase } from '../../../testing/database/test-database.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import { prepareDatabase } from '../../prepare-database.ts';
import { selectExcessRights } from './app-role.ts';
import { openDatabase } from './connection.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp();
  await makeParent(portal.db);
  await insertAuditEvent(portal.db, { at: portal.deps.now(), action: 'session.started' });
});
afterAll(() => portal.close());

describe('application role', () => {
  it.each([
    ['change an audit event', sql`update audit_events set outcome = 'changed'`],
    ['delete an audit event', sql`delete from audit_events`],
    ['truncate the audit log', sql`truncate audit_events`],
    ['disable the trigger of the audit log', sql`alter table audit_events disable trigger all`],
    [
      'drop the trigger of the audit log',
      sql`drop trigger audit_events_append_only on audit_events`,
    ],
    [
      'replace the trigger function of the audit log',
      sql`create or replace function refuse_audit_change()
      returns trigger language plpgsql as $$ begin return null; end; $$`,
    ],
    ['drop the audit log', sql`drop table audit_events`],
    ['become the owner of the audit log', sql`alter table audit_events owner to current_user`],
    ['switch to the owner role', sql`set role wonderfield`],
    ['disable triggers for the session', sql`set session_replication_role = replica`],
    ['create a table', sql`create table public.mine (id int)`],
    ['create a temporary table', sql`create temporary table mine (id int)`],
    ['create a schema', sql`create schema mine`],
    ['add a column', sql`alter table users add column mine text`],
    ['create a role', sql`create role mine`],
    ['change a consent', sql`update consents set notice_version = 'other'`],
    ['delete password events of a child', sql`delete from child_password_events`],
    ['delete an erasure', sql`delete from erasures`],
    ['insert an applied migration', sql`insert into applied_migrations values ('x', 'y')`],
    ['change the queue’s tables', sql`alter table pgboss.job add column mine text`],
    ['read a file on the server', sql`select pg_read_file('postgresql.conf')`],
    ['run a program on the server', sql`copy users to program 'cat'`],
  ])('does not let the application role %s', async (_action, statement) => {
    const before = await portal.db.selectFrom('audit_events').selectAll().execute();
    // insufficient_privilege
    await expect(statement.execute(portal.db)).rejects.toMatchObject({ code: '42501' });
    expect(await portal.db.selectFrom('audit_events').selectAll().execute()).toEqual(before);
  });

  it('gives the application role no extra rights, even if it grants them to itself', async () => {
    await sql`grant all on audit_events to current_user`.execute(portal.db);
    expect(await selectExcessRights(portal.databaseUrl)).toEqual([]);
  });

  it('rejects changes to the audit log by a trigger even if the role has the privilege', async () => {
    await asOwner(portal.databaseUrl, sql`grant update on audit_events to wonderfield_app`);
    const change = sql`update audit_events set outcome = 'x'`.execute(portal.db);
    await expect(change).rejects.toThrow('audit_events is append-only');
    expect(await selectExcessRights(portal.databaseUrl)).toEqual(['change the audit log']);
    await asOwner(portal.databaseUrl, sql`revoke update on audit_events from wonderfield_app`);
  });
});

describe('prepareDatabase', () => {
  it('revokes excess rights of the application role and grants rights on a new table', async () => {
    const database = await createTestDatabase();
    const urls = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: database.ownerUrl };
    await asOwner(
      database.url,
      sql`grant update, delete on audit_events to wonderfield_app`,
      sql`create table added_later (id int)`,
    );
    await Promise.all([prepareDatabase(urls), prepareDatabase(urls)]);
    const db = openDatabase(database.url, 1, () => undefined);
    expect(await selectExcessRights(database.url)).toEqual([]);
    await sql`insert into added_later values (1)`.execute(db);
    await db.destroy();
    await database.drop();
  });

  it('reports the rights of a role that owns everything', async () => {
    const database = await createTestDatabase('nothing');
    await prepareDatabase({ DATABASE_URL: database.ownerUrl, MIGRATION_DATABASE_URL: undefined });
    expect(await selectExcessRights(database.ownerUrl)).toEqual([
      'own tables',
      'change the audit log',
      'create tables',
      'create schemas',
    ]);
    await database.drop();
  });

  it('runs no migration without the owner’s URL and names the missing one', async () => {
    const database = await createTestDatabase();
    const urls = { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: undefined };
    expect(await prepareDatabase(urls)).toEqual([]);
    await asOwner(
      database.url,
      sql`delete from applied_migrations where name like '20261115230300%'`,
    );
    await expect(prepareDatabase(urls)).rejects.toThrow(
      /waits for the migration 20261115230300.*Set MIGRATION_DATABASE_URL/,
    );
    await database.drop();
  });
});
