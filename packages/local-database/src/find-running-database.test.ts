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

it('finds none where there never was one', () => {
  expect(findRunningDatabase(dataFolder)).toBeNull();
});

it('finds the one that runs, as its launcher knows it, and none once it has stopped', async () => {
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

it('is not misled by what a killed server left behind, nor by a process that has its id now', async () => {
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
