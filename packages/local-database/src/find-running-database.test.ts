import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findRunningDatabase } from './find-running-database.ts';
import { startLocalDatabase } from './start-local-database.ts';

let home: string;
let dataFolder: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'a closed home-'));
  chmodSync(home, 0o700);
  dataFolder = join(home, 'the data');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = () => startLocalDatabase({ dataFolder, settings: { fsync: 'off' }, quiet: true });

it('returns null when no database was ever started', () => {
  expect(findRunningDatabase(dataFolder)).toBeNull();
});

it('returns the URLs of a running database and null after it stopped', async () => {
  const database = await start();
  try {
    const { url, ownerUrl } = database;
    expect(findRunningDatabase(dataFolder)).toEqual({ url, ownerUrl });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query('select current_database() as name');
    await client.end();
    expect(rows).toEqual([{ name: 'wonderfield' }]);
  } finally {
    await database.stop();
  }
  expect(findRunningDatabase(dataFolder)).toBeNull();
});

it('ignores the files of a killed server and a process that reuses its id', async () => {
  const database = await start();
  const file = join(dataFolder, 'cluster/postmaster.pid');
  const [pid, ...lines] = readFileSync(file, 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await database.ended;
  await database.stop();
  expect(findRunningDatabase(dataFolder)).toBeNull();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  writeFileSync(file, [other.pid, ...lines].join('\n'));
  expect(findRunningDatabase(dataFolder)).toBeNull();
  other.kill();
  await once(other, 'exit');
});
