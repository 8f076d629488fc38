import {
  constants,
  copyFileSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { processStartTime } from './process-start-time.ts';
import { errorCode, StartupError } from './startup-error.ts';

type LockHolder = { pid: number; stamp: string | null };

const tryCopy = (from: string, to: string): boolean => {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    // Shared VM folders and FAT have no hard links.
    return tryCopy(from, to);
  }
};

const readLockHolder = (path: string): LockHolder | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
};

const isAlive = (holder: LockHolder): boolean => {
  const stamp = processStartTime(holder.pid);
  return stamp !== null && stamp === holder.stamp;
};

const inUse = (folder: string, holder: LockHolder): StartupError =>
  new StartupError(
    `The database in ${folder} is already in use by process ${holder.pid}: stop that one first, or choose another folder with WONDERFIELD_DATA.`,
  );

/**
 * Moves a dead lock aside. Restores it if another launcher replaced it between our check and our
 * rename.
 */
const setDeadLockAside = (lock: string, aside: string): void => {
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const holder = readLockHolder(aside);
  if (holder && isAlive(holder)) tryLink(aside, lock);
  rmSync(aside, { force: true });
};

/** Locks the folder for this process. Ignores the lock of a dead process. */
export const takeLauncherLock = (folder: string): { release(): void } => {
  const lock = join(folder, 'launcher.lock');
  const mine = join(folder, `launcher.lock.${process.pid}.${process.hrtime.bigint()}`);
  writeFileSync(mine, JSON.stringify({ pid: process.pid, stamp: processStartTime(process.pid) }));
  try {
    while (!tryLink(mine, lock)) {
      const holder = readLockHolder(lock);
      if (holder && isAlive(holder)) throw inUse(folder, holder);
      setDeadLockAside(lock, `${mine}.dead`);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return { release: () => rmSync(lock, { force: true }) };
};
