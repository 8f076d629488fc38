import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/prepare-database.ts';
import { makeTestQueue } from './test-queue.ts';

/** Nothing here outlives the run, so nothing needs to survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_connections: '200',
};

/** One server for the whole run, with one migrated database that every test file copies. */
export const setup = async ({ provide }: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'wonderfield-test-'));
  const server = await startLocalDatabase({
    dataFolder: join(folder, 'data'),
    settings: SETTINGS,
    quiet: true,
  });
  const { url, ownerUrl, adminUrl } = server;
  const template = await server.createDatabase('template_migrated');
  await prepareDatabase({ DATABASE_URL: url, MIGRATION_DATABASE_URL: template });
  await makeTestQueue(template);
  const logFile = join(folder, 'data', 'server.log');
  provide('databaseServer', { url, ownerUrl, adminUrl, logFile });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
};

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface ProvidedContext {
    databaseServer: { url: string; ownerUrl: string; adminUrl: string; logFile: string };
  }
}
