import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { expectSuccess } from '../../testing/expect-answer.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { openTcpGate } from '../../testing/tcp-gate.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/connection.ts';
import { openMailer } from '../gateways/mailer.ts';
import { jobHandlers } from '../job-handlers.ts';
import { makeLog } from '../log.ts';
import { openJobQueue } from './job-queue.ts';

/* The real queue in the real database, the real mailer, and a mailbox that speaks SMTP. */

type Message = { to: string[]; from: string; subject: string; links: string[] };

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let queue: Awaited<ReturnType<typeof openJobQueue>>;
let portal: TestPortal;
beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox({ port: 0 });
  queue = await openJobQueue(database.url, makeLog('silent'));
  portal = await buildTestApp({
    databaseUrl: database.url,
    // The queue lives by the real clock.
    now: new Date(),
    replace: ({ config }) => ({
      jobs: queue.jobs,
      mailer: openMailer({ ...config, SMTP_URL: String(sandbox.services.mail) }),
    }),
  });
  await queue.work(jobHandlers(portal.deps));
});
afterAll(async () => {
  await queue.close();
  portal.deps.mailer.close();
  await portal.close();
  await sandbox.close();
  await database.drop();
});

const mailFor = async (email: string): Promise<Message[]> => {
  const url = `${sandbox.homeUrl}/mail/messages?to=${encodeURIComponent(email)}`;
  return (await (await fetch(url)).json()) as Message[];
};
const arrived = (email: string) =>
  vi.waitFor(
    async () => {
      const [message] = await mailFor(email);
      if (!message) throw new Error('no mail yet');
      return message;
    },
    { timeout: 15_000, interval: 50 },
  );

it('brings a confirmation link from the sign-up to the mailbox, and the link works', async () => {
  const form = parentSignUp();
  expectSuccess(await portal.call('createUser', form));
  const message = await arrived(form.email);
  expect(message).toMatchObject({
    to: [form.email],
    from: 'no-reply@wonderfield.example',
    subject: 'Please confirm your email address',
  });
  const link = new URL(String(message.links[0]));
  expect(link.origin).toBe('https://portal.wonderfield.test');
  const token = link.searchParams.get('token');
  expectSuccess(await portal.call('confirmEmail', { token }));
  const login = { userType: 'parent', email: form.email, password: form.password };
  expectSuccess(await portal.call('login', login));
});

it('sends one recipient one mail, whatever stands in the name (T38)', async () => {
  // No form takes such a name any more; one from before is no better.
  const firstName = 'Bob {{7*7}} http://evil.test';
  const { email } = await makeParent(portal.db, { firstName, confirmed: false });
  expectSuccess(await portal.call('resendVerification', { email }));
  const message = await arrived(email);
  expect(message.to).toEqual([email]);
  expect(JSON.stringify(message)).not.toContain('evil.test');
});

it('says so when a job fails', async () => {
  const own = await testDatabase();
  const lines: string[] = [];
  const queue = await openJobQueue(
    own.url,
    makeLog('error', { write: (line) => void lines.push(line) }),
  );
  await queue.work({
    ...jobHandlers(portal.deps),
    'mail-reset-link': async () => {
      throw new Error('no relay');
    },
  });
  const db = openDatabase(own.url, 1, () => undefined);
  await queue.jobs.enqueue(db, 'mail-reset-link', { userId: null });
  await vi.waitFor(() => expect(lines.join()).toContain('a job failed'), { timeout: 15_000 });
  expect(lines.join()).toContain('mail-reset-link');
  await queue.close();
  await db.destroy();
  await own.drop();
});

it('survives a cut line to the database, and goes on with the work afterwards', async () => {
  const own = await testDatabase();
  const url = new URL(own.url);
  const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  const cutQueue = await openJobQueue(url.href, makeLog('silent'));
  const done: unknown[] = [];
  await cutQueue.work({
    ...jobHandlers(portal.deps),
    'mail-reset-link': async (data) => void done.push(data),
  });
  const db = openDatabase(own.url, 1, () => undefined);
  gate.cut();
  gate.repair();
  await cutQueue.jobs.enqueue(db, 'mail-reset-link', { userId: null });
  await vi.waitFor(() => expect(done).toEqual([{ userId: null }]), { timeout: 15_000 });
  await cutQueue.close();
  await db.destroy();
  await gate.close();
  await own.drop();
});

it('queues nothing when the transaction fails', async () => {
  const failing = portal.db.transaction().execute(async (tx) => {
    await queue.jobs.enqueue(tx, 'mail-reset-link', { userId: null });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await sql<{
    count: string;
  }>`select count(*) from pgboss.job where name = 'mail-reset-link'`.execute(portal.db);
  expect(rows[0]?.count).toBe('0');
});
