import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../testing/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { expectSuccess } from '../../testing/expect-response.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { parentSignUp } from '../../testing/factories/parent-sign-up.ts';
import { openTcpGate } from '../../testing/fakes/tcp-gate.ts';
import { type Db, openDatabase } from '../db/connection/connection.ts';
import { openMailer } from '../gateways/email/mailer.ts';
import { jobHandlers } from '../job-handlers.ts';
import { createLog } from '../log.ts';
import { openJobQueue } from './job-queue.ts';
import type { JobHandlers, JobName } from './jobs.ts';

/* Tests the real queue and mailer with a real database and an SMTP mailbox. */

const SOMEBODY = crypto.randomUUID();

type Message = { to: string[]; from: string; subject: string; links: string[] };

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let queue: Awaited<ReturnType<typeof openJobQueue>>;
let portal: TestPortal;
beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox({ port: 0 });
  queue = await openJobQueue(database.url, createLog('silent'));
  portal = await buildTestApp({
    databaseUrl: database.url,
    // The queue uses the real clock.
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

it('sends a working confirmation link after a sign-up', async () => {
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

it('sends one email to one recipient, whatever the first name contains [T38]', async () => {
  // Forms reject such a name now, but old accounts may have one.
  const firstName = 'Bob {{7*7}} http://evil.test';
  const { email } = await makeParent(portal.db, { firstName, confirmed: false });
  expectSuccess(await portal.call('resendVerification', { email }));
  const message = await arrived(email);
  expect(message.to).toEqual([email]);
  expect(JSON.stringify(message)).not.toContain('evil.test');
});

/** Runs a queue in a separate database with one handler for all emails. */
const withQueue = async (
  run: (own: { db: Db; queue: typeof queue; lines: string[] }) => Promise<void>,
) => {
  const own = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  const ownQueue = await openJobQueue(own.url, log);
  const db = openDatabase(own.url, 2, () => undefined);
  try {
    await run({ db, queue: ownQueue, lines });
  } finally {
    await ownQueue.close();
    await db.destroy();
    await own.drop();
  }
};
const handledBy = (handle: (name: JobName, data: object) => Promise<void>) =>
  Object.fromEntries(
    Object.keys(jobHandlers(portal.deps)).map((name) => [
      name,
      (data: object) => handle(name as JobName, data),
    ]),
  ) as JobHandlers;
const people = Array.from({ length: 60 }, () => crypto.randomUUID());
const WITH_RETRIES = { timeout: 15_000, interval: 50 };

it('sends many emails in a row without waiting for the next poll', async () => {
  await withQueue(async ({ db, queue }) => {
    const done = new Set<string>();
    await queue.work(handledBy(async (_name, data) => void done.add(JSON.stringify(data))));
    await Promise.all(
      people.map((userId) => queue.jobs.enqueue(db, 'mail-reset-link', { userId })),
    );
    await vi.waitFor(() => expect(done.size).toBe(people.length), WITH_RETRIES);
  });
});

it('sends one-time codes first, then awaited emails, then the rest', async () => {
  await withQueue(async ({ db, queue }) => {
    const started: JobName[] = [];
    const gate = Promise.withResolvers<void>();
    for (const invitationId of people) {
      await queue.jobs.enqueue(db, 'mail-co-teacher-invitation', { invitationId });
    }
    for (const userId of people) await queue.jobs.enqueue(db, 'mail-reset-link', { userId });
    await queue.jobs.enqueue(db, 'mail-one-time-code', { codeId: crypto.randomUUID() });
    await queue.work(
      handledBy(async (name) => {
        started.push(name);
        await gate.promise;
      }),
    );
    // All workers are busy now, none of them with an email of low priority.
    await vi.waitFor(() => expect(started.length).toBeGreaterThanOrEqual(4), WITH_RETRIES);
    expect(started).toContain('mail-one-time-code');
    expect(started).not.toContain('mail-co-teacher-invitation');
    gate.resolve();
    await vi.waitFor(() => expect(started).toHaveLength(2 * people.length + 1), WITH_RETRIES);
    // Workers that finish early may start the rest while others still process earlier emails.
    expect(started.slice(0, people.length / 2)).not.toContain('mail-co-teacher-invitation');
  });
});

it('sends a one-time code while all other emails are stuck at the relay', async () => {
  await withQueue(async ({ db, queue }) => {
    const codeLeft = Promise.withResolvers<void>();
    let delivered = 0;
    await queue.work(
      handledBy(async (name) => {
        if (name === 'mail-one-time-code') codeLeft.resolve();
        else await codeLeft.promise;
        delivered += 1;
      }),
    );
    for (const userId of people) await queue.jobs.enqueue(db, 'mail-reset-link', { userId });
    await queue.jobs.enqueue(db, 'mail-one-time-code', { codeId: crypto.randomUUID() });
    await vi.waitFor(() => expect(delivered).toBe(people.length + 1), WITH_RETRIES);
  });
});

it('retries only the email that failed', async () => {
  await withQueue(async ({ db, queue }) => {
    const attempts = new Map<string, number>();
    for (const userId of people) await queue.jobs.enqueue(db, 'mail-reset-link', { userId });
    await queue.work(
      handledBy(async (_name, data) => {
        const { userId } = data as { userId: string };
        attempts.set(userId, (attempts.get(userId) ?? 0) + 1);
        if (userId === people[7] && attempts.get(userId) === 1) throw new Error('no relay');
      }),
    );
    await vi.waitFor(() => expect(attempts.get(String(people[7]))).toBe(2), WITH_RETRIES);
    await vi.waitFor(() => expect(attempts.size).toBe(people.length), WITH_RETRIES);
    expect([...attempts.values()].filter((times) => times > 1)).toHaveLength(1);
  });
});

it('increases the pause after each failure and sets the email aside after the last attempt', async () => {
  await withQueue(async ({ db, queue }) => {
    const { rows: settings } = await sql<Record<string, unknown>>`
      select retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter
      from pgboss.queue where name = 'mail'`.execute(db);
    expect(settings).toEqual([
      {
        retry_limit: 12,
        retry_delay: 1,
        retry_backoff: true,
        retry_delay_max: 1800,
        dead_letter: 'mail-undelivered',
      },
    ]);
    await queue.jobs.enqueue(db, 'mail-reset-link', { userId: String(people[0]) });
    await sql`update pgboss.job set retry_limit = 0`.execute(db);
    await queue.work(
      handledBy(async () => {
        throw Object.assign(new Error('550 canary@home.test does not exist'), {
          code: 'EENVELOPE',
          responseCode: 550,
          rejected: ['canary@home.test'],
        });
      }),
    );
    const aside = () =>
      sql<Record<string, unknown>>`
        select data, source_output from pgboss.job where name = 'mail-undelivered'`.execute(db);
    await vi.waitFor(async () => expect((await aside()).rows).toHaveLength(1), WITH_RETRIES);
    expect((await aside()).rows).toEqual([
      {
        data: { job: 'mail-reset-link', data: { userId: people[0] } },
        source_output: { reason: 'EENVELOPE 550' },
      },
    ]);
    const { rows } = await sql`select * from pgboss.job`.execute(db);
    expect(JSON.stringify(rows)).not.toContain('canary');
  });
});

it('takes over the jobs of a killed process', async () => {
  await withQueue(async ({ db, queue }) => {
    const done: object[] = [];
    await queue.jobs.enqueue(db, 'mail-reset-link', { userId: SOMEBODY });
    // Simulates the state after a process was killed a minute ago.
    await sql`update pgboss.job set state = 'active', started_on = now() - interval '1 minute',
      heartbeat_on = now() - interval '1 minute'`.execute(db);
    await queue.work(handledBy(async (_name, data) => void done.push(data)));
    await vi.waitFor(() => expect(done).toEqual([{ userId: SOMEBODY }]), {
      ...WITH_RETRIES,
      timeout: 40_000,
    });
  });
}, 60_000);

it('delivers emails from a queue of an older version', async () => {
  const own = await createTestDatabase();
  const former = new PgBoss({ connectionString: own.url });
  await former.start();
  await former.createQueue('mail-reset-link');
  await former.send('mail-reset-link', { userId: people[0] });
  await former.send('mail-reset-link', { userId: null });
  await former.stop();
  const ownQueue = await openJobQueue(own.url, createLog('silent'));
  const done: object[] = [];
  await ownQueue.work(handledBy(async (_name, data) => void done.push(data)));
  await vi.waitFor(() => expect(done).toEqual([{ userId: people[0] }]), WITH_RETRIES);
  await ownQueue.close();
  await own.drop();
});

it('logs a failed job', async () => {
  const own = await createTestDatabase();
  const lines: string[] = [];
  const queue = await openJobQueue(
    own.url,
    createLog('error', { write: (line) => void lines.push(line) }),
  );
  await queue.work({
    ...jobHandlers(portal.deps),
    'mail-reset-link': async () => {
      throw new Error('no relay');
    },
  });
  const db = openDatabase(own.url, 1, () => undefined);
  await queue.jobs.enqueue(db, 'mail-reset-link', { userId: SOMEBODY });
  await vi.waitFor(() => expect(lines.join()).toContain('a job failed'), { timeout: 15_000 });
  expect(lines.join()).toContain('mail-reset-link');
  await queue.close();
  await db.destroy();
  await own.drop();
});

type Gate = Awaited<ReturnType<typeof openTcpGate>>;
const ENDS: [string, (gate: Gate) => void][] = [
  [
    'a lost database connection',
    (gate) => {
      gate.cut();
      gate.repair();
    },
  ],
  [
    'a server that closes every connection and a pooler that reports it twice',
    (gate) => gate.endTwice(),
  ],
];

it.each(ENDS)('survives %s and continues to process jobs', async (_what, end) => {
  const crashes: unknown[] = [];
  const noteCrash = (error: unknown) => crashes.push(error);
  process.on('uncaughtException', noteCrash);
  const own = await createTestDatabase();
  const url = new URL(own.url);
  const gate = await openTcpGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  const cutQueue = await openJobQueue(url.href, createLog('silent'));
  const done: unknown[] = [];
  await cutQueue.work({
    ...jobHandlers(portal.deps),
    'mail-reset-link': async (data) => void done.push(data),
  });
  const db = openDatabase(own.url, 1, () => undefined);
  end(gate);
  await cutQueue.jobs.enqueue(db, 'mail-reset-link', { userId: SOMEBODY });
  await vi.waitFor(() => expect(done).toEqual([{ userId: SOMEBODY }]), { timeout: 15_000 });
  await cutQueue.close();
  await db.destroy();
  await gate.close();
  await own.drop();
  process.off('uncaughtException', noteCrash);
  expect(crashes).toEqual([]);
});

it('queues no job when the transaction fails', async () => {
  const count = async () => {
    const { rows } = await sql`select from pgboss.job where name = 'mail'`.execute(portal.db);
    return rows.length;
  };
  const before = await count();
  const failing = portal.db.transaction().execute(async (tx) => {
    await queue.jobs.enqueue(tx, 'mail-reset-link', { userId: SOMEBODY });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await count()).toBe(before);
});
