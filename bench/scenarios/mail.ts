import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, openDatabase } from '@wonderfield/api/db/connection/connection';
import { openJobQueue } from '@wonderfield/api/jobs/job-queue';
import { createLog } from '@wonderfield/api/log';
import { findRunningDatabase } from '@wonderfield/local-database/find-running-database';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { sql } from 'kysely';

const EMAILS = 1_000;
const BUDGET = { lettersMs: 60_000, codeMs: 5_000 };
const POLL_MS = 25;
const GIVE_UP_MS = 90_000;
/** A number without text support, so the code is sent by email. */
const FAR_AWAY = '+41446681800';

const makeParents = async (db: Db) => {
  const { rows } = await sql<{ id: string }>`
    insert into users (user_type, email, first_name, last_name, email_confirmed_at)
    select 'parent', 'parent-' || n || '@bench.test', 'Pat', 'Bench', now()
    from generate_series(1, ${EMAILS}::int) n returning id`.execute(db);
  return rows.map(({ id }) => id);
};

const emailsWaiting = async (db: Db) => {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pgboss.job
    where name = 'mail' and state in ('created', 'retry', 'active')`.execute(db);
  return Number(rows[0]?.count);
};

const msUntil = async (since: number, isSo: () => Promise<boolean>) => {
  while (!(await isSo())) {
    if (performance.now() - since > GIVE_UP_MS) return Number.POSITIVE_INFINITY;
    await sleep(POLL_MS);
  }
  return performance.now() - since;
};

const askForCode = async (url: string, email: string) => {
  const body = new URLSearchParams({ phoneNumber: FAR_AWAY, email });
  const response = await fetch(`${url}/users/sendAuthEmail`, { method: 'POST', body });
  const { msgCode, channel } = (await response.json()) as Record<string, unknown>;
  if (channel !== 'email') throw new Error(`No code was mailed: ${msgCode}`);
};

/** Queues a thousand emails at once, then requests a one-time code behind them. */
const measure = async ({ url, sandboxUrl }: TemporaryPortal, databaseUrl: string) => {
  const db = openDatabase(databaseUrl, 4, () => undefined);
  const queue = await openJobQueue(databaseUrl, createLog('silent'));
  try {
    const parents = await makeParents(db);
    await db.transaction().execute(async (tx) => {
      for (const userId of parents) await queue.jobs.enqueue(tx, 'mail-reset-link', { userId });
    });
    const startedAt = performance.now();
    const email = 'code@bench.test';
    await askForCode(url, email);
    const behind = await emailsWaiting(db);
    const [code, emails] = await Promise.all([
      msUntil(startedAt, async () => {
        const arrived = await fetch(`${sandboxUrl}/mail/messages?to=${encodeURIComponent(email)}`);
        return ((await arrived.json()) as unknown[]).length > 0;
      }),
      msUntil(startedAt, async () => (await emailsWaiting(db)) === 0),
    ]);
    return { behind, code, letters: emails };
  } finally {
    await queue.close();
    await db.destroy();
  }
};

/** Measures how long a thousand emails take, and a one-time code that is requested behind them. */
export const measureMail = async (portal: TemporaryPortal): Promise<boolean> => {
  const running = findRunningDatabase(join(portal.dataFolder, 'database'));
  if (!running) throw new Error('The portal’s database was not found.');
  const { behind, code, letters: emails } = await measure(portal, running.url);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  console.log(`Mail: ${EMAILS} emails queued at once`);
  console.log(`  all sent after ${seconds(emails)} (budget ${seconds(BUDGET.lettersMs)})`);
  console.log(
    `  a code requested behind ${behind} of them arrived after ${seconds(code)} (budget ${seconds(BUDGET.codeMs)})`,
  );
  return emails <= BUDGET.lettersMs && code <= BUDGET.codeMs;
};
