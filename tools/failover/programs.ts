import { accessSync, constants, globSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { StartupError } from '@wonderfield/local-database/startup-error';

/** Required programs with their Debian packages. */
const PROGRAMS = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  nginx: 'nginx',
} as const;

export type Programs = Record<keyof typeof PROGRAMS, string> & {
  /** Folder of `postgres`, `initdb` and related programs. */
  postgresBin: string;
};

/** Includes the folders of servers, which are not on a normal user's PATH on Debian. */
const folders = () => [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/local/sbin',
  '/usr/sbin',
  '/sbin',
];

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const findProgram = (name: string) =>
  folders()
    .map((folder) => join(folder, name))
    .find(isProgram);

const versionIn = (path: string) => Number(/postgresql\/(\d+)\//.exec(path)?.[1]);

/** Returns the oldest supported version, so the result applies to newer ones too. */
const findPostgresBin = () => {
  const servers = globSync('/usr/lib/postgresql/*/bin/postgres').filter(
    (path) => versionIn(path) >= 15,
  );
  const [oldest] = servers.toSorted((first, second) => versionIn(first) - versionIn(second));
  return oldest && dirname(oldest);
};

/** Finds every program, or throws an error that says what to install. */
export const findPrograms = (): Programs => {
  const names = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];
  const programs = names.map((name) => [name, findProgram(name)] as const);
  const postgresBin = findPostgresBin();
  const missing = [
    ...programs.filter(([, path]) => !path).map(([name]) => PROGRAMS[name]),
    ...(postgresBin ? [] : ['postgresql']),
  ];
  if (missing.length > 0)
    throw new StartupError(
      `Required programs are missing. Run: apt-get install ${missing.join(' ')}`,
    );
  return { ...Object.fromEntries(programs), postgresBin } as Programs;
};

/**
 * Returns Debian's postgres account if the command runs as root, because PostgreSQL and PgBouncer
 * do not run as root.
 */
export const chooseUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = accounts.find((line) => line.startsWith('postgres:'))?.split(':') ?? [];
  if (!uid || !gid)
    throw new StartupError('There is no user "postgres". Run this as a user other than root.');
  return { uid: Number(uid), gid: Number(gid) };
};
