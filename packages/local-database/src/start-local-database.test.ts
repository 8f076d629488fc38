import { spawn } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processStartTime } from './process-start-time.ts';
import { type LocalDatabase, startLocalDatabase } from './start-local-database.ts';
import { StartupError } from './startup-error.ts';

const settings = { fsync: 'off' };
let home: string;
let dataFolder: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'a closed home-'));
  // For root this is the difficult case, because the server's user cannot access the folder.
  chmodSync(home, 0o700);
  dataFolder = join(home, 'the data');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const start = () => startLocalDatabase({ dataFolder, settings, quiet: true });
const serverPid = () =>
  Number(readFileSync(join(dataFolder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
};

const withDatabase = async (work: (database: LocalDatabase) => Promise<void>): Promise<void> => {
  const database = await start();
  try {
    await work(database);
  } finally {
    await database.stop();
  }
};

/** Starts a launcher and kills it, like `kill -9` or the out-of-memory killer. */
const startAndKillLauncher = async (): Promise<number> => {
  const script = `
    import { startLocalDatabase } from ${JSON.stringify(join(import.meta.dirname, 'start-local-database.ts'))};
    await startLocalDatabase({ dataFolder: ${JSON.stringify(dataFolder)}, settings: ${JSON.stringify(settings)}, quiet: true });
    process.stdout.write('ready');
    setInterval(() => {}, 1000);`;
  const launcher = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => launcher.stdout.once('data', resolve));
  const pid = serverPid();
  launcher.kill('SIGKILL');
  await new Promise((resolve) => launcher.once('exit', resolve));
  return pid;
};

describe('startLocalDatabase', () => {
  // @proves D-7-start
  it('starts in a new private folder with a space in its name', async () => {
    await withDatabase(async ({ ownerUrl: url, adminUrl, createDatabase }) => {
      await query(url, 'create table kept (word text)');
      await query(url, `insert into kept values ('first')`);
      expect(await query(url, 'select current_user, current_database()')).toEqual([
        'wonderfield',
        'wonderfield',
      ]);
      expect(
        await query(url, `select current_setting('is_superuser'), current_setting('timezone')`),
      ).toEqual(['off', 'UTC']);
      expect(await query(adminUrl, 'show data_checksums')).toEqual(['on']);
      const copy = await createDatabase('copy of it', { template: 'wonderfield' });
      expect(await query(copy, 'select word from kept')).toEqual(['first']);
    });
    expect(statSync(join(dataFolder, 'passwords.json')).mode & 0o777).toBe(0o600);
  });

  it('creates a role for the service that owns nothing and can create nothing', async () => {
    await withDatabase(async ({ url, ownerUrl }) => {
      expect(await query(url, 'select current_user, current_database()')).toEqual([
        'wonderfield_app',
        'wonderfield',
      ]);
      await expect(query(url, 'create table mine (id int)')).rejects.toThrow(/permission denied/);
      await expect(query(url, 'select * from kept')).rejects.toThrow(/permission denied/);
      expect(await query(ownerUrl, 'select word from kept')).toEqual(['first']);
    });
  });

  it('adds the service’s role to an older cluster', async () => {
    const file = join(dataFolder, 'passwords.json');
    const { wonderfield_app: _gone, ...before } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(before));
    await withDatabase(async ({ url, ownerUrl }) => {
      expect(await query(url, 'select current_user')).toEqual(['wonderfield_app']);
      expect(await query(ownerUrl, 'select word from kept')).toEqual(['first']);
    });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject(before);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('compares and lowercases text by Unicode on every machine', async () => {
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(await query(url, `select lower('ÉLAN'), 'Z' < 'a'`)).toEqual(['élan', true]);
    });
  });

  // @proves D-7-data-survives
  it('keeps the data after a restart', async () => {
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select word from kept')).toEqual(['first']);
    });
  });

  it('rejects a second launcher on the same folder', async () => {
    await withDatabase(async () => {
      await expect(start()).rejects.toThrow(/already in use by process \d+/);
    });
  });

  it('rejects a wrong password', async () => {
    await withDatabase(async ({ ownerUrl: url }) => {
      const wrong = new URL(url);
      wrong.password = 'guess';
      await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password authentication failed/);
    });
  });

  it('takes over from a server whose launcher was killed', async () => {
    const orphanedServer = await startAndKillLauncher();
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(processStartTime(orphanedServer)).toBeNull();
      expect(await query(url, 'select word from kept')).toEqual(['first']);
    });
  });

  it('stops the server of a killed launcher even without another start', async () => {
    const orphanedServer = await startAndKillLauncher();
    const deadline = Date.now() + 5_000;
    while (processStartTime(orphanedServer) !== null && Date.now() < deadline) await sleep(50);
    expect(processStartTime(orphanedServer)).toBeNull();
  });

  // @proves D-7-data-survives
  it('recovers when the server was killed, too', async () => {
    const orphanedServer = await startAndKillLauncher();
    process.kill(orphanedServer, 'SIGKILL');
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select word from kept')).toEqual(['first']);
    });
  });

  it('reports that the server ended unexpectedly and starts again afterwards', async () => {
    const database = await start();
    process.kill(serverPid(), 'SIGKILL');
    await database.ended;
    await database.stop();
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select word from kept')).toEqual(['first']);
    });
  });

  it('ignores a pid file that names an unrelated process', async () => {
    writeFileSync(join(dataFolder, 'cluster/postmaster.pid'), `${process.pid}\n`);
    await withDatabase(async ({ ownerUrl: url }) => {
      expect(await query(url, 'select word from kept')).toEqual(['first']);
    });
  });

  it('deletes an interrupted setup', async () => {
    const interrupted = join(home, 'interrupted');
    mkdirSync(join(interrupted, 'unfinished-1', 'cluster'), { recursive: true });
    const database = await startLocalDatabase({ dataFolder: interrupted, settings, quiet: true });
    await database.stop();
    expect(statSync(join(interrupted, 'unfinished-1'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('explains what to do about a folder that is not writable', async () => {
    const file = join(home, 'a file');
    writeFileSync(file, '');
    const attempt = startLocalDatabase({ dataFolder: join(file, 'data'), quiet: true });
    await expect(attempt).rejects.toThrow(StartupError);
    await expect(attempt).rejects.toThrow(/cannot be written \(ENOTDIR\).*WONDERFIELD_DATA/);
    const impossible = startLocalDatabase({ dataFolder: '/proc/no/such', quiet: true });
    await expect(impossible).rejects.toThrow(/cannot be written/);
  });
});
