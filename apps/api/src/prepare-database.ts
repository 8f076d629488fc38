import type { Config } from './config.ts';
import { grantToApp, roleOf } from './db/app-role.ts';
import { migrate } from './db/migrate.ts';
import { installQueue } from './jobs/install-queue.ts';

type Addresses = Pick<Config, 'DATABASE_URL' | 'MIGRATION_DATABASE_URL'>;

/**
 * Brings everything in the database up to date, our tables and those of the job queue, as the role
 * that owns them, and lets the role of the service work with the rows.
 */
export const prepareDatabase = async ({ DATABASE_URL, MIGRATION_DATABASE_URL }: Addresses) => {
  const ownerUrl = MIGRATION_DATABASE_URL ?? DATABASE_URL;
  const added = await migrate(ownerUrl);
  await installQueue(ownerUrl);
  const role = roleOf(DATABASE_URL);
  if (role !== roleOf(ownerUrl)) await grantToApp(ownerUrl, role);
  return added;
};
