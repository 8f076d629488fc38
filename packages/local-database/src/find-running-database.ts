import { prepareDataDirectory } from './data-directory.ts';
import { APP_ROLE, databaseUrl, OWNER_ROLE } from './databases.ts';
import { ensurePasswords } from './passwords.ts';
import { findRunningPort } from './postmaster.ts';

/** URLs of one database, for the service's role and for the migration role. */
export type DatabaseUrls = { url: string; ownerUrl: string };

/**
 * Returns the URLs of the database that another process started in this folder, or null if none
 * runs.
 */
export const findRunningDatabase = (dataFolder: string): DatabaseUrls | null => {
  const { folder, cluster } = prepareDataDirectory(dataFolder, () => undefined);
  const port = findRunningPort(cluster);
  if (port === null) return null;
  const passwords = ensurePasswords(folder, true);
  const buildUrl = (role: typeof APP_ROLE | typeof OWNER_ROLE) =>
    databaseUrl({ role, password: passwords[role], port, database: OWNER_ROLE });
  return { url: buildUrl(APP_ROLE), ownerUrl: buildUrl(OWNER_ROLE) };
};
