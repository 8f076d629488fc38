import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startBackingServices } from './backing-services.ts';
import { Lifetime } from './lifetime.ts';
import { readServiceSettings } from './service-settings.ts';

const DATABASE_URL = 'postgres://wonderfield:secret@database.test:5432/wonderfield';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'wonderfield-settings-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dataFolder, { recursive: true, force: true });
});

// @proves D-7-database-url
it('uses a local database unless DATABASE_URL names another', () => {
  expect(readServiceSettings({}).databaseUrl).toBeUndefined();
  expect(readServiceSettings({ DATABASE_URL: '' }).databaseUrl).toBeUndefined();
  expect(readServiceSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

// @proves D-7-database-url
it('passes DATABASE_URL to the API and starts no database', async () => {
  const settings = { DATABASE_URL, NODE_ENV: 'production', WONDERFIELD_DATA: dataFolder };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const read = readServiceSettings({ ...settings, PORT: '6119' });
  const environment = await startBackingServices(new Lifetime(), read);
  expect(environment.DATABASE_URL).toBe(DATABASE_URL);
  expect(existsSync(join(dataFolder, 'database'))).toBe(false);
});
