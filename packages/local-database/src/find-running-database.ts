import { prepareDataDirectory } from './data-directory.ts';
import { APP, databaseUrl, OWNER } from './databases.ts';
import { ensurePasswords } from './passwords.ts';
import { runningPort } from './postmaster.ts';

/** URLs of one database, for the service's role and for the migration role. */
export type DatabaseUrls = { url: string; ownerUrl: string };

/**
 * Returns the URLs of the database that another process started in this folder, or null if none
 * runs.
 */
export const findRunningDatabase = (dataFolder: string): DatabaseUrls | null => {
  const { folder, cluster } = prepareDataDirectory(dataFolder, () => undefined);
  const port = runningPort(cluster);
  if (port === null) return null;
  const passwords = ensurePasswords(folder, true);
  const buildUrl = (role: typeof APP | typeof OWNER) =>
    databaseUrl({ role, password: passwords[role], port, database: OWNER });
  return { url: buildUrl(APP), ownerUrl: buildUrl(OWNER) };
};
