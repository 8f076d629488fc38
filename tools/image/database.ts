import { join } from 'node:path';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import pg from 'pg';
import type { Lifetime } from '../lib/portal/lifetime.ts';
import { readDatabaseStatements, type Settings } from './compose.ts';

/** Removes the existing roles and database, because the script has to create them. */
const EMPTY_CLUSTER = [
  'drop database wonderfield',
  'drop role wonderfield_app',
  'drop role wonderfield',
];

/** Starts a real PostgreSQL, sets it up with the compose file's script and returns its port. */
export const startDatabase = async (lifetime: Lifetime, folder: string, settings: Settings) => {
  const database = await startLocalDatabase({ dataFolder: join(folder, 'database'), quiet: true });
  lifetime.onEnd(() => database.stop());
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  try {
    for (const statement of [...EMPTY_CLUSTER, ...readDatabaseStatements(settings)]) {
      await client.query(statement);
    }
  } finally {
    await client.end();
  }
  return database.port;
};
