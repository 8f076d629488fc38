import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, StartupError } from './startup-error.ts';

/** Replaces recursive `mkdirSync`, which never returns if the parent allows no folders (/proc). */
const createFolder = (path: string): void => {
  if (existsSync(path)) return;
  if (dirname(path) !== path) createFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};

/** Creates a data folder that other users cannot access and checks that it is writable. */
export const createWritableFolder = (path: string): string => {
  const probe = join(path, `.writable-${process.pid}`);
  try {
    createFolder(path);
    writeFileSync(probe, '');
    rmSync(probe);
    return realpathSync(path);
  } catch (error) {
    const reason = errorCode(error) ?? String(error);
    throw new StartupError(
      `The data folder ${path} cannot be written (${reason}): make it writable for this user, or choose another with WONDERFIELD_DATA.`,
    );
  }
};
