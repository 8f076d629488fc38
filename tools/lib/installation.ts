import { join } from 'node:path';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import { ensureSecrets } from './secrets.ts';
import type { ServiceSettings } from './service-settings.ts';

type Database = { url: string; leave(): Promise<void> };

const enterDatabase = async ({ databaseUrl, dataFolder }: ServiceSettings): Promise<Database> => {
  const folder = join(dataFolder, 'database');
  const running = databaseUrl ?? findRunningDatabase(folder);
  if (running) return { url: running, leave: async () => undefined };
  const database = await startLocalDatabase({ dataFolder: folder, quiet: true });
  return { url: database.url, leave: database.stop };
};

type Installation = {
  environment: NodeJS.ProcessEnv;
  /** Stops what was started for the moment, and nothing else. */
  leave(): Promise<void>;
};

/** The data of this installation, for a command that meets it whether the portal runs or not. */
export const enterInstallation = async (settings: ServiceSettings): Promise<Installation> => {
  const secrets = process.env.SECRET_KEY ? {} : ensureSecrets(settings.dataFolder);
  const { url, leave } = await enterDatabase(settings);
  const environment = {
    ...(!settings.isProduction && { PUBLIC_URL: `http://localhost:${settings.port}` }),
    ...process.env,
    ...secrets,
    DATABASE_URL: url,
  };
  return { environment, leave };
};
