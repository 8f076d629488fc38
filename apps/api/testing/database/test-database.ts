import { createDatabase } from '@wonderfield/local-database/databases';
import pg from 'pg';
import { inject } from 'vitest';

/** Runs a statement as superuser, outside the test databases. */
export const onServer = async (statement: string) => {
  const client = new pg.Client({ connectionString: inject('databaseServer').adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/** Runs a query as superuser, because only a superuser can read statistics and files. */
export const queryAsAdmin = async <Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
) => {
  const url = new URL(inject('databaseServer').adminUrl);
  url.pathname = new URL(databaseUrl).pathname;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
};

export type TestDatabase = {
  /** URL for the service's role. */
  url: string;
  /** URL for the migration role. */
  ownerUrl: string;
  drop(): Promise<void>;
};

/** Returns the URL of the same database for its owner. */
export const ownerUrlOf = (databaseUrl: string) => {
  const owner = new URL(inject('databaseServer').ownerUrl);
  const { pathname, port } = new URL(databaseUrl);
  return Object.assign(owner, { pathname, port }).href;
};

/** Creates a separate database, empty or a copy of the migrated template. */
export const createTestDatabase = async (
  from: 'template_migrated' | 'nothing' = 'template_migrated',
): Promise<TestDatabase> => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const { url, adminUrl } = inject('databaseServer');
  await createDatabase(adminUrl, name, from === 'nothing' ? {} : { template: from });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    url: own.href,
    ownerUrl: ownerUrlOf(own.href),
    drop: () => onServer(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  };
};
