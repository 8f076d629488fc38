import pg from 'pg';
import { disableStatementLogging } from './statement-logging.ts';

/** Tables that only get inserts. Rows of an erased person go by foreign key. */
const APPEND_ONLY = ['audit_events', 'consents', 'child_password_events', 'erasures'];
const LOCK = 7_290_116; // Arbitrary constant, so two processes do not grant at the same time.

/** Returns the role name in a connection string. */
export const roleInUrl = (url: string) => String(new pg.Client({ connectionString: url }).user);

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

/** Grants the service's role access to rows and nothing else. The owner runs it after migrating. */
export const grantToApp = async (ownerUrl: string, role: string) => {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'wonderfield-migrate',
  });
  client.on('error', () => undefined); // Pending queries reject.
  await client.connect();
  try {
    // Runs in one transaction, so the role never has more rights in between.
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const { rows } = await client.query<{ name: string }>(
      `select datname as name from pg_database
       where datname = current_database() and pg_has_role(datdba, 'usage')`,
    );
    for (const statement of grantStatements(role, rows[0]?.name)) await client.query(statement);
    await disableStatementLogging(client, role);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/**
 * Returns rights of a role that the service never needs. The list should be empty. Also runs before
 * migrations.
 */
export const selectExcessRights = async (databaseUrl: string): Promise<string[]> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'wonderfield-check',
  });
  client.on('error', () => undefined); // Pending queries reject.
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
