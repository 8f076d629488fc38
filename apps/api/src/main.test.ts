import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { LONG } from '@wonderfield/contract/testing/scale';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { openTcpGate } from '../testing/fakes/tcp-gate.ts';
import { listPending } from './db/migrate.ts';

/* Tests startup errors and shutdown of the real process. */

/** A new process loads all modules, which is slow on a busy machine. */
const STARTS_MS = 60_000;
const MAIN = resolve(import.meta.dirname, 'main.ts');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('nothing');
});
afterAll(() => database.drop());

const start = (changes: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      MIGRATION_DATABASE_URL: database.ownerUrl,
      SECRET_KEY: Buffer.from('a key for tests: 32 bytes long..').toString('base64'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      STRIPE_SECRET_KEY: 'sk_test_main',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_main',
      STRIPE_WEBHOOK_SECRET: 'whsec_main',
      PORT: '0',
      HOST: '127.0.0.1',
      ...changes,
    },
  });

const failureOf = async (changes: NodeJS.ProcessEnv) => {
  const child = start(changes);
  const [output, [code]] = await Promise.all([
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { said: output.trim(), code };
};

describe('failed startup', { timeout: STARTS_MS }, () => {
  it.each([
    ['a broken configuration', { SECRET_KEY: 'short' }, /^SECRET_KEY: .*32 bytes in base64\.$/],
  ])('prints one sentence and exits with 1 for %s', async (_what, changes, sentence) => {
    const { said: output, code } = await failureOf(changes);
    expect(output).toMatch(sentence);
    expect(code).toBe(1);
  });

  it(
    'prints one sentence and exits with 1 when the database rejects the password',
    LONG,
    async () => {
      const url = new URL(database.ownerUrl);
      url.password = 'wrong';
      const { said: output, code } = await failureOf({ MIGRATION_DATABASE_URL: url.href });
      expect(output).toBe(
        'The portal could not start: password authentication failed for user "wonderfield"',
      );
      expect(code).toBe(1);
    },
  );

  it('exits with 1 in production when the role could change more than rows', async () => {
    const { said: output, code } = await failureOf({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.wonderfield.test',
      STRIPE_SECRET_KEY: 'sk_live_main',
      DATABASE_URL: database.ownerUrl,
      MIGRATION_DATABASE_URL: '',
    });
    // No migration has run, so the previous version keeps working.
    expect(await listPending(database.ownerUrl)).not.toEqual([]);
    expect(output).toBe(
      'The role of DATABASE_URL may create tables, create schemas. Give the service a role that owns nothing, and put the owner into MIGRATION_DATABASE_URL: see "Database roles" in docs/operations.md.',
    );
    expect(code).toBe(1);
  });

  it('prints one sentence and exits with 1 when the port is in use', LONG, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { said: output, code } = await failureOf({ PORT: String(port) });
    other.close();
    expect(output).toBe(`Port ${port} is in use. Stop what uses it, or set PORT to another.`);
    expect(code).toBe(1);
  });
});

describe('process without a database', { timeout: STARTS_MS }, () => {
  const freePort = async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    other.close();
    return port;
  };
  const untilListening = (port: number) =>
    vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), { timeout: STARTS_MS / 2 });

  it('waits for the database, returns 503 until then and serves requests afterwards', async () => {
    const { hostname, port: databasePort } = new URL(database.url);
    const gate = await openTcpGate({ host: hostname, port: Number(databasePort) });
    gate.cut();
    const through = (url: string) => Object.assign(new URL(url), { port: gate.port }).href;
    const port = await freePort();
    const child = start({
      DATABASE_URL: through(database.url),
      MIGRATION_DATABASE_URL: through(database.ownerUrl),
      PORT: String(port),
    });
    const output = text(child.stderr as NodeJS.ReadableStream);
    expect((await untilListening(port)).status).toBe(200);
    const body = new URLSearchParams({ email: 'free@home.test' });
    const check = () =>
      fetch(`http://127.0.0.1:${port}/users/checkEmail`, { method: 'POST', body });
    const rejected = await check();
    expect(rejected.status).toBe(503);
    expect(rejected.headers.get('retry-after')).toBe('2');
    expect(await rejected.json()).toMatchObject({ _responseStatus: 0, msgCode: 'SYS_002' });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
    gate.repair();
    expect((await once(child, 'message'))[0]).toMatchObject({ type: 'ready' });
    expect(await (await check()).json()).toMatchObject({ _responseStatus: 1 });
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
    expect(await output).toBe(
      'The database does not answer. Check DATABASE_URL; the portal goes on when it does.\n',
    );
    await gate.close();
  });

  it('exits on request while it waits for the database', LONG, async () => {
    const port = await freePort();
    const nowhere = 'postgres://x@127.0.0.1:1/x';
    const addresses = { DATABASE_URL: nowhere, MIGRATION_DATABASE_URL: nowhere };
    const child = start({ ...addresses, PORT: String(port) });
    await untilListening(port);
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  it('asks the supervisor for the port, listens when it is free and exits with 0 on SIGINT', async () => {
    const port = await freePort();
    const child = start({ PORT: String(port), PORT_IS_LENT: 'on' });
    expect((await once(child, 'message'))[0]).toEqual({ type: 'needs-port' });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
    child.send({ type: 'port-is-free' });
    expect((await once(child, 'message'))[0]).toMatchObject({ type: 'ready' });
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});

describe('running process', { timeout: STARTS_MS }, () => {
  it('reports the demo sign-ins and exits when its supervisor is gone', LONG, async () => {
    const child = start({ WONDERFIELD_DEMO: 'on' });
    const [ready] = await once(child, 'message');
    expect(ready).toMatchObject({ type: 'ready' });
    expect(ready.demo).toContainEqual(
      expect.objectContaining({ where: '/sign-in/parent', login: 'dana@demo.wonderfield.example' }),
    );
    expect(ready.demo).toContainEqual({
      who: 'Operator, code at /authenticator of the sandbox',
      where: '/console',
      login: 'operator@demo.wonderfield.example',
      password: 'Lighthouse#96',
    });
    child.disconnect();
    expect((await once(child, 'exit'))[0]).toBe(0);
  });
});
