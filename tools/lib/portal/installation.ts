import { join } from 'node:path';
import {
  type DatabaseUrls,
  findRunningDatabase,
} from '@wonderfield/local-database/find-running-database';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import { readAddress } from './running-address.ts';
import { ensureSecrets } from './secrets.ts';
import type { ServiceSettings } from './service-settings.ts';

type Database = { environment: NodeJS.ProcessEnv; leave(): Promise<void> };

const environmentOf = ({ url, ownerUrl }: DatabaseUrls) => ({
  DATABASE_URL: url,
  MIGRATION_DATABASE_URL: ownerUrl,
});
const stay = async () => undefined;

const enterDatabase = async ({ databaseUrl, dataFolder }: ServiceSettings): Promise<Database> => {
  if (databaseUrl) return { environment: { DATABASE_URL: databaseUrl }, leave: stay };
  const folder = join(dataFolder, 'database');
  const running = findRunningDatabase(folder);
  if (running) return { environment: environmentOf(running), leave: stay };
  const database = await startLocalDatabase({ dataFolder: folder, quiet: true });
  return { environment: environmentOf(database), leave: database.stop };
};

type Installation = {
  environment: NodeJS.ProcessEnv;
  /** Stops only what this command started. */
  leave(): Promise<void>;
};

/** Opens the data of this installation for a command, whether the portal runs or not. */
export const enterInstallation = async (settings: ServiceSettings): Promise<Installation> => {
  const secrets = process.env.SECRET_KEY ? {} : ensureSecrets(settings.dataFolder);
  const database = await enterDatabase(settings);
  const environment = {
    // A running portal may use another port than this command.
    ...(!settings.isProduction && {
      PUBLIC_URL: readAddress(settings.dataFolder) ?? `http://localhost:${settings.port}`,
    }),
    ...process.env,
    ...secrets,
    ...database.environment,
  };
  return { environment, leave: database.leave };
};
