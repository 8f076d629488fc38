import { join } from 'node:path';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import pg from 'pg';
import type { Lifetime } from '../lib/lifetime.ts';
import { readDatabaseStatements, type Settings } from './compose.ts';

/** The roles and the database that the cluster brings are those the script is to make. */
const EMPTY_CLUSTER = [
  'drop database wonderfield',
  'drop role wonderfield_app',
  'drop role wonderfield',
];

/** Starts a real PostgreSQL and sets it up with the script of the compose file. Returns its port. */
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
