import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { LONG } from '@wonderfield/contract/testing/scale';
import { startLocalDatabase } from '@wonderfield/local-database/start-local-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TIMEOUT_MS = 60_000;
let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'wonderfield-admin-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

/** Runs `npm run admin` on a separate data folder. */
const admin = (...args: string[]) => adminWith({}, ...args);
const adminWith = async (settings: NodeJS.ProcessEnv, ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      WONDERFIELD_DATA: dataFolder,
      PORT: '3999',
      ...settings,
    },
  });
  const [out, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { out: out.trim(), said: said.trim(), code };
};

it('prints help without touching any data', async () => {
  const { code, out } = await admin('--help');
  expect(out).toContain('Usage: npm run admin -- COMMAND');
  expect(code).toBe(0);
  expect(await admin('nope')).toMatchObject({ code: 2 });
  expect(readdirSync(dataFolder)).toEqual([]);
});

// @proves D-6-operators
it('works while the portal is stopped and on a running database', {
  ...LONG,
  timeout: TIMEOUT_MS,
}, async () => {
  const made = await admin('create-operator', 'sam@wonderfield.test', 'Sam Hill');
  expect(made).toMatchObject({ code: 0, said: '' });
  expect(made.out).toContain('http://localhost:3999/console/setup/');
  // A running portal provides its address. The file of an ended process is ignored.
  const address = (pid: number) =>
    writeFileSync(
      join(dataFolder, 'address.json'),
      JSON.stringify({ url: 'http://localhost:7777', pid }),
    );
  address(process.pid);
  const beside = await admin('reset-operator', 'sam@wonderfield.test');
  expect(beside.out).toContain('http://localhost:7777/console/setup/');
  address(2 ** 30);
  const after = await admin('reset-operator', 'sam@wonderfield.test');
  expect(after.out).toContain('http://localhost:3999/console/setup/');
  const database = await startLocalDatabase({
    dataFolder: join(dataFolder, 'database'),
    quiet: true,
  });
  try {
    const { code, out } = await admin('list-operators');
    expect(out).toContain('sam@wonderfield.test');
    expect(code).toBe(0);
    const failed = await admin('disable-operator', 'nobody@wonderfield.test');
    expect(failed).toEqual({
      code: 1,
      out: '',
      said: 'There is no operator with the email nobody@wonderfield.test.',
    });
  } finally {
    await database.stop();
  }
});

// @proves D-7-database-url
it('uses the PostgreSQL of DATABASE_URL in parallel without starting a local one', {
  ...LONG,
  timeout: TIMEOUT_MS,
}, async () => {
  const [elsewhere, here] = [join(dataFolder, 'elsewhere'), join(dataFolder, 'here')];
  const database = await startLocalDatabase({ dataFolder: elsewhere, quiet: true });
  const settings = {
    WONDERFIELD_DATA: here,
    DATABASE_URL: database.url,
    MIGRATION_DATABASE_URL: database.ownerUrl,
  };
  try {
    const people = ['ann', 'ben', 'cleo'].map((name) => `${name}@wonderfield.test`);
    const made = await Promise.all(
      people.map((email) => adminWith(settings, 'create-operator', email, 'An Operator')),
    );
    expect(made.map(({ code, said }) => [code, said])).toEqual(people.map(() => [0, '']));
    const { out } = await adminWith(settings, 'list-operators');
    for (const email of people) expect(out).toContain(email);
    expect(readdirSync(here)).not.toContain('database');
  } finally {
    await database.stop();
  }
});
