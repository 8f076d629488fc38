import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Whom the server runs as; undefined means as ourselves. */
export type ServerUser = { uid: number; gid: number } | undefined;

// No account is made. The first is above what adduser hands out in practice and below the ranges of
// Debian (60000–64999) and systemd (61184–65519); `nobody` serves where a container maps few ids.
const CANDIDATES = [59_432, 65_534];

/**
 * A name for the working directory that needs no right to pass through its parents (it is entered
 * before the change of user): a checkout in root's 0700 home then still holds its own data.
 */
export const hereOr = (absolutePath: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : absolutePath;

/** Runs a line of shell as that user, in that folder, and says whether it succeeded. */
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
    const file = `${hereOr(trial)}/file`.replaceAll("'", "'\\''");
    return succeedsAs(user, trial, `: > '${file}' && [ -O '${file}' ]`);
  } catch {
    return false;
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
};

/**
 * PostgreSQL refuses to run as root: then the owner of the data runs it, or an id nobody else uses.
 * Null when no such user can have files in that folder.
 */
export const chooseServerUser = (folder: string): ServerUser | null => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(join(folder, 'cluster'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = CANDIDATES.map((id) => ({ uid: id, gid: id }));
  return users.find((user) => canOwnFilesIn(folder, user)) ?? null;
};

/** `initdb`, unlike the server, insists on a user that has an account. */
export const chooseSetupUser = (serverUser: ServerUser): ServerUser => {
  if (!serverUser) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const fallback = accounts.find((line) => line.startsWith('nobody:'))?.split(':');
  return fallback ? { uid: Number(fallback[2]), gid: Number(fallback[3]) } : serverUser;
};
