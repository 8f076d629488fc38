import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createWritableFolder } from './make-folder.ts';
import { chooseServerUser, type ServerUser } from './server-user.ts';
import { StartupError } from './startup-error.ts';

/** Folders of a local database. */
export type DataDirectory = {
  /** Passwords, log and lock. Owned by the current user. */
  folder: string;
  /** PostgreSQL's files. Owned by the server's user. */
  cluster: string;
  user: ServerUser;
};

const POINTER = 'database-is-elsewhere.txt';

/** Returns the same substitute folder every time for the same request. */
const substituteFor = (folder: string): string => {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join('/var/lib/wonderfield', hash);
};

/**
 * Uses another folder if the file system ignores owners, such as shared VM folders, FAT or squashed
 * NFS.
 */
const placeElsewhere = (
  folder: string,
  isKnown: boolean,
  log: (line: string) => void,
): DataDirectory => {
  const substitute = createWritableFolder(substituteFor(folder));
  const user = chooseServerUser(substitute);
  if (user === null) {
    throw new StartupError(
      'PostgreSQL does not run as root, and this system offers no other user for it: start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  if (!isKnown) {
    const sentence = `The database's files are in ${substitute}, because files in ${folder} cannot belong to the user that runs PostgreSQL.`;
    writeFileSync(join(folder, POINTER), `${sentence}\n`);
    log(sentence);
  }
  return { folder, cluster: join(substitute, 'cluster'), user };
};

/** Finds or creates the data folder as close to the requested one as possible. */
export const prepareDataDirectory = (
  requested: string,
  log: (line: string) => void,
): DataDirectory => {
  const folder = createWritableFolder(resolve(requested));
  const isElsewhere = existsSync(join(folder, POINTER));
  const user = isElsewhere ? null : chooseServerUser(folder);
  return user === null
    ? placeElsewhere(folder, isElsewhere, log)
    : { folder, cluster: join(folder, 'cluster'), user };
};
