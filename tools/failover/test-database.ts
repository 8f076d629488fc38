import { APP, databaseUrl, ensureOwnDatabase, OWNER } from '@wonderfield/local-database/databases';
import pg from 'pg';

/** What the portal says of its connections in apps/api/src/db/connection.ts; PgBouncer does not pass it on. */
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
  client.on('error', () => undefined); // what is under way rejects
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

/** The database with its two roles, as docs/operations.md asks for it. Answers where it is for each of them. */
export const makeOwnDatabase = async (port: number, password: string) => {
  const urlOf = (role: string, database: string) => databaseUrl({ role, password, port, database });
  const adminUrl = urlOf('postgres', 'postgres');
  await ensureOwnDatabase(adminUrl, { [OWNER]: password, [APP]: password });
  for (const [setting, value] of Object.entries(TIMEOUT))
    await query(adminUrl, `alter role ${APP} set ${setting} = '${value}'`);
  const [server] = await query<{ version: string }>(
    adminUrl,
    `select current_setting('server_version') as version`,
  );
  return {
    adminUrl,
    ownerUrl: urlOf(OWNER, OWNER),
    /** The same database at one of its nodes. */
    urlAt: (nodePort: number) =>
      databaseUrl({ role: OWNER, password, port: nodePort, database: OWNER }),
    database: OWNER,
    version: server?.version ?? '',
  };
};

/** Connections of the service that wait for word of new work; each process has one. */
export const countListeners = async (adminUrl: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    adminUrl,
    `select count(*)::int as count from pg_stat_activity where usename = $1 and query ilike 'listen %'`,
    [APP],
  );
  return row?.count ?? 0;
};
