import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  APP_ROLE,
  createDatabase,
  ensureRolesAndDatabase,
  OWNER_ROLE,
} from '@wonderfield/local-database/databases';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import pg from 'pg';

/** A server on which tests create and drop databases. */
export type DatabaseServer = {
  /** URL for the service's role. */
  url: string;
  /** URL for the migration role. */
  ownerUrl: string;
  /** URL for the superuser. */
  adminUrl: string;
  /** The server's log file, if it is readable from here. */
  logFile: string | undefined;
};

type RunningServer = DatabaseServer & { stop(): Promise<void> };

/** Turns off durability and all that pays only for data that outlives the test run. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  jit: 'off',
  // Each test file has new connections, so plans for given values would hardly be used twice.
  plan_cache_mode: 'force_generic_plan',
  // Passwords of the roles are random, so many rounds of hashing protect nothing.
  scram_iterations: '1',
  max_connections: '200',
  // Keeps the files small, because they are in memory.
  max_wal_size: '256MB',
};

const MEMORY_FOLDER = '/dev/shm';
const FOLDER_PREFIX = 'wonderfield-test-';
const LEFTOVER = new RegExp(`^${FOLDER_PREFIX}(\\d+)-`);
const MIN_FREE_BYTES = 2 * 1024 ** 3;

const isRunning = (pid: string) => existsSync(`/proc/${pid}`);

/** Removes the files of killed test runs, because they occupy memory. */
const removeLeftovers = async () => {
  for (const name of await readdir(MEMORY_FOLDER)) {
    const [, pid] = LEFTOVER.exec(name) ?? [];
    if (pid && !isRunning(pid))
      await rm(join(MEMORY_FOLDER, name), { recursive: true, force: true });
  }
};

/**
 * Creates the folder of the server. Prefers memory, because a copy of the template is hundreds of
 * files, and creating them on a disk takes ten times as long.
 */
const createDataFolder = async () => {
  let parent = tmpdir();
  if (existsSync(MEMORY_FOLDER)) {
    await removeLeftovers();
    const { bavail, bsize } = await statfs(MEMORY_FOLDER);
    if (bavail * bsize >= MIN_FREE_BYTES) parent = MEMORY_FOLDER;
  }
  return mkdtemp(join(parent, `${FOLDER_PREFIX}${process.pid}-`));
};

/** Starts the server that comes with npm. */
export const startOwnServer = async (): Promise<RunningServer> => {
  const folder = await createDataFolder();
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
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
};

/** Returns the log file if the server is on this machine and logs to files. */
const findLogFile = async (client: pg.Client) => {
  const { rows } = await client.query<{ folder: string; file: string | null }>(
    `select current_setting('data_directory') as folder, pg_current_logfile() as file`,
  );
  const [{ folder, file } = { folder: '', file: null }] = rows;
  const path = file && resolve(folder, file);
  return path && existsSync(path) ? path : undefined;
};

/**
 * Uses an existing server, for example of another version. Creates our roles and removes databases
 * of earlier runs.
 */
export const joinServer = async (adminUrl: string): Promise<RunningServer> => {
  const password = crypto.randomUUID();
  await ensureRolesAndDatabase(adminUrl, { [OWNER_ROLE]: password, [APP_ROLE]: password });
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
    Object.assign(new URL(adminUrl), { username, password, pathname: `/${OWNER_ROLE}` }).href;
  return {
    url: urlOf(APP_ROLE),
    ownerUrl: urlOf(OWNER_ROLE),
    adminUrl,
    logFile: await asAdmin(adminUrl, findLogFile),
    stop: removeDatabases,
  };
};

/** Creates an empty database of the owner. Once migrated, every test file copies it. */
export const createTemplate = async ({ ownerUrl, adminUrl }: DatabaseServer): Promise<string> => {
  const name = 'template_migrated';
  await createDatabase(adminUrl, name, {});
  return Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href;
};
