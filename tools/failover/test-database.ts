import {
  APP_ROLE,
  databaseUrl,
  ensureRolesAndDatabase,
  OWNER_ROLE,
} from '@wonderfield/local-database/databases';
import pg from 'pg';

/**
 * Timeouts of the portal's connections from apps/api/src/db/connection/connection.ts, because PgBouncer does
 * not forward them.
 */
const TIMEOUT = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
};

export const query = async <Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // Pending queries reject.
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/**
 * Creates the database with its two roles as in docs/operations.md. Returns the URL of each role.
 */
export const makeOwnDatabase = async (port: number, password: string) => {
  const urlOf = (role: string, database: string) => databaseUrl({ role, password, port, database });
  const adminUrl = urlOf('postgres', 'postgres');
  await ensureRolesAndDatabase(adminUrl, { [OWNER_ROLE]: password, [APP_ROLE]: password });
  for (const [setting, value] of Object.entries(TIMEOUT))
    await query(adminUrl, `alter role ${APP_ROLE} set ${setting} = '${value}'`);
  const [server] = await query<{ version: string }>(
    adminUrl,
    `select current_setting('server_version') as version`,
  );
  return {
    adminUrl,
    ownerUrl: urlOf(OWNER_ROLE, OWNER_ROLE),
    /** Returns the URL of the database at one node. */
    urlAt: (nodePort: number) =>
      databaseUrl({ role: OWNER_ROLE, password, port: nodePort, database: OWNER_ROLE }),
    database: OWNER_ROLE,
    version: server?.version ?? '',
  };
};

/** Counts the service's LISTEN connections. Each process has one. */
export const countListeners = async (adminUrl: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    adminUrl,
    `select count(*)::int as count from pg_stat_activity where usename = $1 and query ilike 'listen %'`,
    [APP_ROLE],
  );
  return row?.count ?? 0;
};
