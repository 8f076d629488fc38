import pg from 'pg';

type DatabaseOptions = { template?: string };

/** Role that owns the databases and runs migrations. It is not a superuser. */
export const OWNER_ROLE = 'wonderfield';
/** Role of the service. It owns nothing and gets its rights from the migrations. */
export const APP_ROLE = 'wonderfield_app';

type ConnectionParams = { role: string; password: string; port: number; database: string };

export const databaseUrl = ({ role, password, port, database }: ConnectionParams): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

const withClient = async <T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

const createDatabaseSql = (name: string, { template }: DatabaseOptions): string => {
  // Copies files, because writing every page to the log takes four times as long.
  const source = template ? ` template ${pg.escapeIdentifier(template)} strategy file_copy` : '';
  return `create database ${pg.escapeIdentifier(name)} owner ${OWNER_ROLE}${source}`;
};

const ensureRole = async (client: pg.Client, name: string, password: string) => {
  const role = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  const verb = role.rowCount ? 'alter' : 'create';
  await client.query(`${verb} role ${name} login password ${pg.escapeLiteral(password)}`);
};

type RolePasswords = Record<typeof OWNER_ROLE | typeof APP_ROLE, string>;

export const ensureRolesAndDatabase = async (
  adminUrl: string,
  passwords: RolePasswords,
): Promise<void> => {
  await withClient(adminUrl, async (client) => {
    await ensureRole(client, OWNER_ROLE, passwords[OWNER_ROLE]);
    await ensureRole(client, APP_ROLE, passwords[APP_ROLE]);
    const database = await client.query('select 1 from pg_database where datname = $1', [
      OWNER_ROLE,
    ]);
    if (!database.rowCount) await client.query(createDatabaseSql(OWNER_ROLE, {}));
  });
};

export const createDatabase = async (adminUrl: string, name: string, options: DatabaseOptions) => {
  await withClient(adminUrl, async (client) => {
    await client.query(createDatabaseSql(name, options));
    // A copy does not inherit the template's rights on the database itself.
    await client.query(`revoke temporary on database ${pg.escapeIdentifier(name)} from public`);
  });
};
