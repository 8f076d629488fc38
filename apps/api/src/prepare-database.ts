import { type Config, ConfigError } from './config.ts';
import { grantToApp, roleInUrl, selectExcessRights } from './db/connection/app-role.ts';
import { listPending, migrate } from './db/migrate.ts';
import { installQueue } from './jobs/install-queue.ts';

type Addresses = Pick<Config, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>;

/** Rejects pending migrations. Processes without the owner role cannot migrate and only check. */
const ensureUpToDate = async (databaseUrl: string) => {
  const [next] = await listPending(databaseUrl);
  if (!next) return;
  throw new ConfigError(
    `The database waits for the migration ${next}, and the role of DATABASE_URL may not run it. Set MIGRATION_DATABASE_URL for one process: see "Database roles" in docs/operations.md.`,
  );
};

/**
 * Migrates our tables and those of the job queue as the owner, then grants row access to the
 * service's role.
 */
export const prepareDatabase = async ({ DATABASE_URL, MIGRATION_DATABASE_URL }: Addresses) => {
  if (
    !MIGRATION_DATABASE_URL &&
    !(await selectExcessRights(DATABASE_URL)).includes('create tables')
  ) {
    await ensureUpToDate(DATABASE_URL);
    return [];
  }
  const ownerUrl = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const added = await migrate(ownerUrl);
  await installQueue(ownerUrl);
  const role = roleInUrl(DATABASE_URL);
  if (role !== roleInUrl(ownerUrl)) await grantToApp(ownerUrl, role);
  return added;
};
