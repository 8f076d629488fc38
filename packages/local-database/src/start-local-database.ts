import { existsSync } from 'node:fs';
import { findBinaries } from './binaries.ts';
import { ensureCluster } from './create-cluster.ts';
import { prepareDataDirectory } from './data-directory.ts';
import { APP, createDatabase, databaseUrl, ensureOwnDatabase, OWNER } from './databases.ts';
import { takeLauncherLock } from './launcher-lock.ts';
import { ensurePasswords } from './passwords.ts';
import { stopLeftoverProcess, stopServer } from './postmaster.ts';
import { type RunningServer, runServer } from './run-server.ts';
import { startWatchdog } from './watchdog.ts';

export type LocalDatabaseOptions = {
  /** Made when absent; holds PostgreSQL's files, the passwords and the log. */
  dataFolder: string;
  /** A free one when left out. */
  port?: number;
  /** Server settings; tests that can lose everything pass `fsync: 'off'`. */
  settings?: Record<string, string>;
  /** Prints nothing. */
  quiet?: boolean;
};

export type LocalDatabase = {
  /** The database `wonderfield`, as the service works with it: a role that owns nothing. */
  url: string;
  /** The same, as its owner: for migrations. */
  ownerUrl: string;
  /** The database `postgres`, as superuser. */
  adminUrl: string;
  port: number;
  /** Makes a database of the same owner, optionally a copy of another, and answers the owner's URL. */
  createDatabase(name: string, options?: { template?: string }): Promise<string>;
  /** Settles when the server's process has ended, asked or not. */
  ended: Promise<void>;
  /** Disconnects clients, writes everything out and waits for the end. */
  stop(): Promise<void>;
};

const overseen = (
  { child, pid }: RunningServer,
  user: Parameters<typeof startWatchdog>[1],
  release: () => void,
): Pick<LocalDatabase, 'ended' | 'stop'> => {
  const watchdog = startWatchdog(pid, user);
  // A program that forgets to stop the server can still end; the watchdog then stops it.
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

/** Starts a PostgreSQL of our own on 127.0.0.1, recovering whatever a killed one left behind. */
export const startLocalDatabase = async (options: LocalDatabaseOptions): Promise<LocalDatabase> => {
  const log = options.quiet ? () => undefined : (line: string) => console.log(line);
  const settings = options.settings ?? {};
  const place = prepareDataDirectory(options.dataFolder, log);
  const lock = takeLauncherLock(place.folder);
  let server: RunningServer | undefined;
  try {
    const binaries = findBinaries(place.user);
    const passwords = ensurePasswords(place.folder, existsSync(place.cluster));
    const isDurable = settings.fsync !== 'off';
    await ensureCluster(place, { binaries, adminPassword: passwords.postgres, isDurable });
    if (await stopLeftoverProcess(place.cluster))
      log('Stopped a database server left over from before.');
    server = await runServer(place, { binaries, port: options.port, settings });
    const { port } = server;
    const urlOf = (role: keyof typeof passwords, database: string) =>
      databaseUrl({ role, password: passwords[role], port, database });
    const adminUrl = urlOf('postgres', 'postgres');
    await ensureOwnDatabase(adminUrl, passwords);
    return {
      url: urlOf(APP, OWNER),
      ownerUrl: urlOf(OWNER, OWNER),
      adminUrl,
      port,
      createDatabase: async (name, template = {}) => {
        await createDatabase(adminUrl, name, template);
        return urlOf(OWNER, name);
      },
      ...overseen(server, place.user, lock.release),
    };
  } catch (error) {
    if (server) await stopServer(server.pid);
    lock.release();
    throw error;
  }
};
