import pg from 'pg';

type Template = { template?: string };

/** The application's role owns its databases and is no superuser. */
export const OWNER = 'wonderfield';

type Address = { role: string; password: string; port: number; database: string };

export const databaseUrl = ({ role, password, port, database }: Address): string =>
  `postgresql://${role}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const createStatement = (name: string, { template }: Template): string => {
  const source = template ? ` template ${pg.escapeIdentifier(template)}` : '';
  return `create database ${pg.escapeIdentifier(name)} owner ${OWNER}${source}`;
};

export const ensureOwnDatabase = async (adminUrl: string, password: string): Promise<void> => {
  await withClient(adminUrl, async (client) => {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    const verb = role.rowCount ? 'alter' : 'create';
    await client.query(`${verb} role ${OWNER} login password ${pg.escapeLiteral(password)}`);
    const database = await client.query('select 1 from pg_database where datname = $1', [OWNER]);
    if (!database.rowCount) await client.query(createStatement(OWNER, {}));
  });
};

export const createDatabase = async (adminUrl: string, name: string, options: Template) => {
  await withClient(adminUrl, (client) => client.query(createStatement(name, options)));
};
