import { prepareDataPlace } from './data-place.ts';
import { databaseUrl, OWNER } from './databases.ts';
import { ensurePasswords } from './passwords.ts';
import { runningPort } from './postmaster.ts';

/** The address of the database somebody else has started in this folder; null when none runs. */
export const findRunningDatabase = (dataFolder: string): string | null => {
  const { folder, cluster } = prepareDataPlace(dataFolder, () => undefined);
  const port = runningPort(cluster);
  if (port === null) return null;
  const { wonderfield: password } = ensurePasswords(folder, true);
  return databaseUrl({ role: 'wonderfield', password, port, database: OWNER });
};
