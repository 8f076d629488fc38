import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../src/prepare-database.ts';
import {
  createTemplate,
  type DatabaseServer,
  joinServer,
  startOwnServer,
} from './database/database-server.ts';
import { makeTestQueue } from './test-queue.ts';

/**
 * Starts one server with one migrated template database for the whole run. Uses the server of
 * TEST_DATABASE_URL (as superuser) if it is set.
 */
export const setup = async ({ provide }: TestProject) => {
  const { TEST_DATABASE_URL } = process.env;
  const { stop, ...server } = await (TEST_DATABASE_URL
    ? joinServer(TEST_DATABASE_URL)
    : startOwnServer());
  const template = await createTemplate(server);
  await prepareDatabase({ DATABASE_URL: server.url, MIGRATION_DATABASE_URL: template });
  await makeTestQueue(template);
  provide('databaseServer', server);
  return stop;
};

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}
