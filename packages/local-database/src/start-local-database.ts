import { existsSync } from 'node:fs';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './create-cluster.ts';
import { prepareDataDirectory } from './data-directory.ts';
import {
  APP_ROLE,
  createDatabase,
  databaseUrl,
  ensureRolesAndDatabase,
  OWNER_ROLE,
} from './databases.ts';
import { acquireLauncherLock } from './launcher-lock.ts';
import { ensurePasswords } from './passwords.ts';
import { stopLeftoverProcess, stopServer } from './postmaster.ts';
import { type RunningServer, runServer } from './run-server.ts';
import { startWatchdog } from './watchdog.ts';

export type LocalDatabaseOptions = {
  /** Folder for PostgreSQL's files, the passwords and the log. Created if missing. */
  dataFolder: string;
  /** Defaults to a free port. */
  port?: number;
  /** Server settings. Tests that can lose all data pass `fsync: 'off'`. */
  settings?: Record<string, string>;
  quiet?: boolean;
};

export type LocalDatabase = {
  /** URL of the database `wonderfield` for the service's role, which owns nothing. */
  url: string;
  /** URL of the same database for its owner, for migrations. */
  ownerUrl: string;
  /** URL of the database `postgres` for the superuser. */
  adminUrl: string;
  port: number;
  /** Creates a database of the same owner, optionally as a copy. Returns the owner's URL. */
  createDatabase(name: string, options?: { template?: string }): Promise<string>;
  /** Resolves when the server's process has ended for any reason. */
  ended: Promise<void>;
  /** Disconnects clients, flushes all data and waits until the server's process has ended. */
  stop(): Promise<void>;
};

/** Starts the watchdog and returns how to stop the server and how to wait for its end. */
const superviseServer = (
  { child, pid }: RunningServer,
  user: Parameters<typeof startWatchdog>[1],
  release: () => void,
): Pick<LocalDatabase, 'ended' | 'stop'> => {
  const watchdog = startWatchdog(pid, user);
  // Lets a program end without stopping the server. The watchdog then stops it.
  child.unref();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      watchdog.kill('SIGKILL');
      resolve();
    });
  });
  let stopping: Promise<void> | undefined;
  const stop = () => {
    child.ref();
    stopping ??= stopServer(pid)
      .then(() => ended)
      .then(release);
    return stopping;
  };
  return { ended, stop };
};

/** Starts a local PostgreSQL on 127.0.0.1 and recovers the data of a killed one. */
export const startLocalDatabase = async (options: LocalDatabaseOptions): Promise<LocalDatabase> => {
  const log = options.quiet ? () => undefined : (line: string) => console.log(line);
  const settings = options.settings ?? {};
  const directory = prepareDataDirectory(options.dataFolder, log);
  const lock = acquireLauncherLock(directory.folder);
  let server: RunningServer | undefined;
  try {
    const binaries = findBinaries(directory.user);
    const passwords = ensurePasswords(directory.folder, existsSync(directory.cluster));
    const isDurable = settings.fsync !== 'off';
    await ensureCluster(directory, { binaries, adminPassword: passwords.postgres, isDurable });
    if (await stopLeftoverProcess(directory.cluster))
      log('Stopped a database server of an earlier start.');
    server = await runServer(directory, { binaries, port: options.port, settings });
    const { port } = server;
    const buildUrl = (role: keyof typeof passwords, database: string) =>
      databaseUrl({ role, password: passwords[role], port, database });
    const adminUrl = buildUrl('postgres', 'postgres');
    await ensureRolesAndDatabase(adminUrl, passwords);
    return {
      url: buildUrl(APP_ROLE, OWNER_ROLE),
      ownerUrl: buildUrl(OWNER_ROLE, OWNER_ROLE),
      adminUrl,
      port,
      createDatabase: async (name, databaseOptions = {}) => {
        await createDatabase(adminUrl, name, databaseOptions);
        return buildUrl(OWNER_ROLE, name);
      },
      ...superviseServer(server, directory.user, lock.release),
    };
  } catch (error) {
    if (server) await stopServer(server.pid);
    lock.release();
    throw error;
  }
};
