import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { expectProtocolError, expectSuccess } from '../../testing/expect-response.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTcpGate } from '../../testing/fakes/tcp-gate.ts';

let database: TestDatabase;
let gate: Awaited<ReturnType<typeof openTcpGate>>;
let portal: TestPortal;
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  portal = await buildTestApp({ databaseUrl: url.href, config: { ADDRESS_LIMITS: false } });
});
afterAll(async () => {
  await portal.close();
  await gate.close();
  await database.drop();
});

const status = async (url: string) => (await portal.app.inject(url)).statusCode;

describe('health checks with a database', () => {
  it('reports healthy and ready', async () => {
    expect((await portal.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await portal.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

describe('health checks without a database', () => {
  // @proves M-SYS_002
  it('stays healthy but not ready, returns 503 from calls and recovers', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    gate.cut();
    expect(await status('/healthz')).toBe(200);
    const notReady = await portal.app.inject('/readyz');
    expect(notReady.statusCode).toBe(503);
    expect(notReady.json()).toEqual({
      status: 'not ready',
      reason: 'the database does not answer',
    });
    const login = { userType: 'parent', email: parent.email, password: parent.password };
    for (const response of [
      await portal.call('getUser', session),
      await portal.call('login', login),
      await portal.call('createUser', parentSignUp()),
      await portal.call('checkEmail', { email: 'free@home.test' }),
    ]) {
      expectProtocolError(response, 503, 'SYS_002');
      expect(response.headers['retry-after']).toBe('2');
    }
    gate.repair();
    expect(await status('/readyz')).toBe(200);
    expectSuccess(await portal.call('getUser', session));
  });

  it('survives a lost connection during statements and transactions and creates no partial account', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const form = parentSignUp();
    // Two transactions hold a connection when it is cut, one in a statement and one between
    // statements.
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const noteClaimed = () => {
      holding += 1;
      if (holding === 2) bothHold.resolve();
    };
    const inStatement = portal.db
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        noteClaimed();
        await sql`select pg_sleep(4)`.execute(tx);
      })
      .catch((error: Error) => error);
    const between = portal.db
      .transaction()
      .execute(async (tx) => {
        await sql`select 1`.execute(tx);
        noteClaimed();
        await held;
        await sql`select 1`.execute(tx);
      })
      .catch((error: Error) => error);
    await bothHold.promise;
    gate.cut();
    expect(await inStatement).toBeInstanceOf(Error);
    letGo();
    expect(await between).toBeInstanceOf(Error);
    expectProtocolError(await portal.call('createUser', form), 503, 'SYS_002');
    gate.repair();
    expectSuccess(await portal.call('getUser', session));
    const rows = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', form.email)
      .execute();
    expect(rows).toEqual([]);
    expectSuccess(await portal.call('createUser', form));
  });
});
