import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  APP,
  createDatabase,
  ensureOwnDatabase,
  OWNER,
} from '@wonderfield/local-database/databases';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import pg from 'pg';

/** A server that tests make databases on, and drop them. */
export type DatabaseServer = {
  /** As the service signs in. */
  url: string;
  /** As migrations sign in. */
  ownerUrl: string;
  /** As superuser. */
  adminUrl: string;
  /** Where the server writes what it has to say, where that can be read from here. */
  logFile: string | undefined;
};

type RunningServer = DatabaseServer & { stop(): Promise<void> };

/** Nothing here outlives the run, so nothing needs to survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** The one that npm brings. */
export const startOwnServer = async (): Promise<RunningServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-test-'));
  const server = await startLocalDatabase({
    dataFolder: join(folder, 'data'),
    settings: SETTINGS,
    quiet: true,
  });
  const { url, ownerUrl, adminUrl } = server;
  return {
    url,
    ownerUrl,
    adminUrl,
    logFile: join(folder, 'data', 'server.log'),
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

const asAdmin = async <Result>(
  adminUrl: string,
  ctx: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await ctx(client);
  } finally {
    await client.end();
  }
};

/** Known when the server collects its log in files, and is on this machine. */
const findLogFile = async (client: pg.Client) => {
  const { rows } = await client.query<{ folder: string; file: string | null }>(
    `select current_setting('data_directory') as folder, pg_current_logfile() as file`,
  );
  const [{ folder, file } = { folder: '', file: null }] = rows;
  const path = file && resolve(folder, file);
  return path && existsSync(path) ? path : undefined;
};

/** Somebody else's, such as another version: with roles of ours, and without what another run left. */
export const joinServer = async (adminUrl: string): Promise<RunningServer> => {
  const password = crypto.randomUUID();
  await ensureOwnDatabase(adminUrl, { [OWNER]: password, [APP]: password });
  const removeDatabases = () =>
    asAdmin(adminUrl, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        String.raw`select datname as name from pg_database
          where datname like 'test\_%' or datname = 'template_migrated'`,
      );
      for (const { name } of rows)
        await client.query(`drop database ${pg.escapeIdentifier(name)} with (force)`);
    });
  await removeDatabases();
  const urlOf = (username: string) =>
    Object.assign(new URL(adminUrl), { username, password, pathname: `/${OWNER}` }).href;
  return {
    url: urlOf(APP),
    ownerUrl: urlOf(OWNER),
    adminUrl,
    logFile: await asAdmin(adminUrl, findLogFile),
    stop: removeDatabases,
  };
};

/** An empty database of the owner, for every test file to copy once it is migrated. */
export const createTemplate = async ({ ownerUrl, adminUrl }: DatabaseServer): Promise<string> => {
  const name = 'template_migrated';
  await createDatabase(adminUrl, name, {});
  return Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
};
