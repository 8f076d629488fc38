import pg from 'pg';
import { quietenLog } from './statement-logging.ts';

/** What is only ever added to; rows that go with a person go by their foreign key. */
const APPEND_ONLY = ['audit_events', 'consents', 'child_password_events', 'erasures'];
const LOCK = 7_290_116; // any constant: two processes must not grant at the same time

/** Under which name a connection string signs in. */
export const roleOf = (url: string) => String(new pg.Client({ connectionString: url }).user);

const grantStatements = (role: string, database: string | undefined) => {
  const app = pg.escapeIdentifier(role);
  return [
    database && `revoke temporary on database ${pg.escapeIdentifier(database)} from public`,
    `grant usage on schema public, pgboss to ${app}`,
    `grant select, insert, update, delete on all tables in schema public, pgboss to ${app}`,
    `grant usage, select on all sequences in schema public, pgboss to ${app}`,
    `grant execute on function make_answer_months, drop_answer_months to ${app}`,
    `revoke update, delete on ${APPEND_ONLY.join(', ')} from ${app}`,
    `revoke insert, update, delete on applied_migrations from ${app}`,
  ].filter((statement) => typeof statement === 'string');
};

/** Lets the service's role work with rows, and with nothing else. Run after migrating, by the owner. */
export const grantToApp = async (ownerUrl: string, role: string) => {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'wonderfield-migrate',
  });
  client.on('error', () => undefined); // what is under way rejects
  await client.connect();
  try {
    // In one go: at no moment may the role do more than it does afterwards.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database
       where datname = current_database() and pg_has_role(datdba, 'usage')`,
    );
    for (const statement of grantStatements(role, rows[0]?.name)) await client.query(statement);
    await quietenLog(client, role);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** What a role may do although the service never needs it; nothing, as it should be. Asked before migrating, too. */
export const rightsOf = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'wonderfield-check',
  });
  client.on('error', () => undefined); // what is under way rejects
  await client.connect();
  try {
    const { rows } = await client.query<{ may: string }>(`
      select may from (values
        ('be superuser', (select rolsuper from pg_roles where rolname = current_user)),
        ('own tables', exists (
          select from pg_class where relnamespace = 'public'::regnamespace
          and pg_has_role(relowner, 'member'))),
        ('change the audit log', has_table_privilege(
          to_regclass('audit_events')::oid, 'update, delete, truncate')),
        ('create tables', has_schema_privilege('public', 'create')),
        ('create schemas', has_database_privilege(current_database(), 'create'))
      ) as rights (may, is_so) where is_so`);
    return rows.map(({ may }) => may);
  } finally {
    await client.end();
  }
};
