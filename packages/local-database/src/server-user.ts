import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** User that runs the server. Undefined means the current user. */
export type ServerUser = { uid: number; gid: number } | undefined;

// No account is created. The first id is above those of adduser and below the ranges of Debian
// (60000–64999) and systemd (61184–65519). `nobody` works if a container maps few ids.
const CANDIDATES = [59_432, 65_534];

/**
 * Returns a path of the working directory that needs no access to its parents. A checkout in root's
 * 0700 home can therefore hold its data.
 */
export const workingDirectoryOr = (absolutePath: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : absolutePath;

/** Runs a shell script as a user in a folder and returns whether it succeeded. */
export const succeedsAs = (user: ServerUser, folder: string, script: string): boolean => {
  const { status } = spawnSync('/bin/sh', ['-c', script], {
    cwd: folder,
    stdio: 'ignore',
    ...user,
  });
  return status === 0;
};

const canOwnFilesIn = (folder: string, user: NonNullable<ServerUser>): boolean => {
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    mkdirSync(trial, { mode: 0o700 });
    chownSync(trial, user.uid, user.gid);
    const file = `${workingDirectoryOr(trial)}/file`.replaceAll("'", "'\\''");
    return succeedsAs(user, trial, `: > '${file}' && [ -O '${file}' ]`);
  } catch {
    return false;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
};

/**
 * Chooses a user if we run as root, which PostgreSQL rejects: the owner of the data, or an unused
 * id. Returns null if none can own files in that folder.
 */
export const chooseServerUser = (folder: string): ServerUser | null => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(join(folder, 'cluster'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = CANDIDATES.map((id) => ({ uid: id, gid: id }));
  return users.find((user) => canOwnFilesIn(folder, user)) ?? null;
};

/** Returns a user with an account, which `initdb` requires, unlike the server. */
export const chooseSetupUser = (serverUser: ServerUser): ServerUser => {
  if (!serverUser) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fallback = accounts.find((line) => line.startsWith('nobody:'))?.split(':');
  return fallback ? { uid: Number(fallback[2]), gid: Number(fallback[3]) } : serverUser;
};
