import { startSandbox } from '@wonderfield/sandbox/start-sandbox';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';
import {
  makePlayingFamily,
  SUNDAY_NOON,
  UNTIL_EVENING_MS,
  WEEK,
} from '../../../testing/scenarios/weekly-mail.ts';
import { openMailer } from '../../gateways/email/mailer.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { openJobQueue } from '../../jobs/job-queue.ts';
import { createLog } from '../../log.ts';
import { mailWeeklyReport } from './mail-weekly-report.ts';
import { queueWeeklyMails } from './queue-weekly-mails.ts';
import { insertParts } from './weekly-mail-recipients.queries.ts';

/* Uses the real queue with two processes, the real mailer and an SMTP mailbox. */

type Message = { id: string; subject: string; text: string; links: string[] };
type Queue = Awaited<ReturnType<typeof openJobQueue>>;

let database: TestDatabase;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let queues: Queue[];
let portal: TestPortal;
beforeAll(async () => {
  database = await createTestDatabase();
  sandbox = await startSandbox({ port: 0 });
  queues = [
    await openJobQueue(database.url, createLog('silent')),
    await openJobQueue(database.url, createLog('silent')),
  ];
  portal = await buildTestApp({
    databaseUrl: database.url,
    now: SUNDAY_NOON,
    config: { ADDRESS_LIMITS: false },
    replace: ({ config, jobs }) => ({
      passwords: fastPasswords,
      jobs: queues[0]?.jobs ?? jobs,
      mailer: openMailer({ ...config, SMTP_URL: String(sandbox.services.mail) }),
    }),
  });
});
afterAll(async () => {
  for (const queue of queues) await queue.close();
  portal.deps.mailer.close();
  await portal.close();
  await sandbox.close();
  await database.drop();
});

const WITH_RETRIES = { timeout: 30_000, interval: 100 };
const at = (path: string, init?: RequestInit) => fetch(`${sandbox.homeUrl}/mail${path}`, init);
const messagesTo = async ({ email }: { email: string }) =>
  (await (await at(`/messages?to=${encodeURIComponent(email)}`)).json()) as Message[];
const breakRelay = (times: number, mode: 'reject' | 'drop' | 'dropAfter' = 'reject') =>
  at('/fail-next', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ times, mode }),
  });

// @proves S-mail-look
it('delivers the weekly mail once with images and unsubscribe link, after the relay was down', async () => {
  const family = await makePlayingFamily(portal);
  const after = await makePlayingFamily(portal);
  portal.clock.advance(UNTIL_EVENING_MS);
  await breakRelay(3);
  await Promise.all(queues.map(() => queueWeeklyMails(portal.deps)));
  for (const queue of queues) await queue.work(jobHandlers(portal.deps));
  for (const { parent } of [family, after]) {
    await vi.waitFor(async () => expect(await messagesTo(parent)).toHaveLength(1), WITH_RETRIES);
  }
  // All queued jobs are done, so nothing can send the mail again.
  await queueWeeklyMails(portal.deps);
  const unsent = portal.db.selectFrom('weekly_mails').select('week').where('sent_at', 'is', null);
  expect(await unsent.execute()).toEqual([]);
  const [message] = await messagesTo(family.parent);
  if (!message) throw new Error('no mail');
  const page = await (await at(`/messages/${message.id}`)).text();
  expect(page).toMatch(
    /list-unsubscribe<\/dt><dd><code>&lt;https:\/\/portal\.wonderfield\.test\/users\/weeklyMailOff\?token=[\w-]+&gt;/i,
  );
  expect(page).toMatch(/list-unsubscribe-post<\/dt><dd><code>List-Unsubscribe=One-Click/i);
  const framed = await (await at(`/messages/${message.id}/html`)).text();
  expect(framed).toContain('src="data:image/png;base64,');
  expect(framed).not.toContain('src="cid:');
}, 60_000);

it.each([
  ['breaks before the relay accepts the email by sending it again', 'drop', [0, 1]],
  ['breaks after the relay accepts the email by not sending it again', 'dropAfter', [1, 1]],
] as const)('handles a connection that %s', async (_, mode, arrived) => {
  const { parent, child } = await makePlayingFamily(portal);
  const mail = { parentId: parent.id, childId: child.id, week: WEEK };
  await insertParts(portal.db, [{ ...mail, goodUntil: new Date('2099-01-01') }], new Date());
  await breakRelay(1, mode);
  await expect(mailWeeklyReport(portal.deps, mail)).rejects.toThrow();
  const first = (await messagesTo(parent)).length;
  await mailWeeklyReport(portal.deps, mail);
  expect([first, (await messagesTo(parent)).length]).toEqual(arrived);
});
