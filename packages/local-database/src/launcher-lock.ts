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

/** `stamp` is the start time of the process, because process ids are reused. */
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
  const startTime = processStartTime(holder.pid);
  return startTime !== null && startTime === holder.stamp;
};

const createInUseError = (folder: string, holder: LockHolder): StartupError =>
  new StartupError(
    `The database in ${folder} is already in use by process ${holder.pid}. Stop that process first, or choose another folder with WONDERFIELD_DATA.`,
  );

/**
 * Deletes the lock of a dead process by moving it first. Restores the lock if another launcher
 * replaced it between our check and our move.
 */
const removeDeadLock = (lockFile: string, movedLock: string): void => {
  try {
    renameSync(lockFile, movedLock);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  const holder = readLockHolder(movedLock);
  if (holder && isAlive(holder)) tryLink(movedLock, lockFile);
  rmSync(movedLock, { force: true });
};

/** Locks the folder for this process. Replaces the lock of a dead process. */
export const acquireLauncherLock = (folder: string): { release(): void } => {
  const lockFile = join(folder, 'launcher.lock');
  const ownFile = join(folder, `launcher.lock.${process.pid}.${process.hrtime.bigint()}`);
  writeFileSync(
    ownFile,
    JSON.stringify({ pid: process.pid, stamp: processStartTime(process.pid) }),
  );
  try {
    while (!tryLink(ownFile, lockFile)) {
      const holder = readLockHolder(lockFile);
      if (holder && isAlive(holder)) throw createInUseError(folder, holder);
      removeDeadLock(lockFile, `${ownFile}.dead`);
    }
  } finally {
    rmSync(ownFile, { force: true });
  }
  return { release: () => rmSync(lockFile, { force: true }) };
};
