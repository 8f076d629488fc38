import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { jobHandlers } from '../../../job-handlers.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { createLog } from '../../../log.ts';

const portal = await openTestServer();

const status = async () => {
  const session = await openConsole(portal, await makeOperator(portal));
  return expectSuccess(await callOperators(portal, 'readSystemStatus', session)).body;
};

// @proves C-op-readSystemStatus
it('returns the database state, the third parties and the number of waiting applicants', async () => {
  await makeEducator(portal.db, { approved: false });
  await makeEducator(portal.db);
  const body = await status();
  expect(body).toMatchObject({
    startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    queues: [],
    waiting: { educators: 1, schools: 0 },
    parts: [
      { part: 'mail', mode: 'live' },
      { part: 'texts', mode: expect.any(String) },
      { part: 'cards', mode: 'sandbox' },
      { part: 'zips', mode: 'builtIn' },
    ],
  });
  expect(new Date(String(body.startedAt)).getTime()).toBeLessThanOrEqual(Date.now());
  const { size, connections } = body.database as Record<string, number>;
  expect(size).toBeGreaterThan(1_000_000);
  expect(connections).toBeGreaterThan(0);
});

// @proves C-op-readSystemStatus
it('counts waiting, active and failed jobs of each queue', async () => {
  const queue = await openJobQueue(portal.databaseUrl, createLog('silent'));
  try {
    await queue.work(jobHandlers(portal.deps));
  } finally {
    // The queues stay, but have no worker.
    await queue.close();
  }
  const insert = (state: string, count: number) =>
    sql`insert into pgboss.job (name, state) select 'mail', ${state}::pgboss.job_state
      from generate_series(1, ${count}::int)`.execute(portal.db);
  await insert('created', 3);
  await insert('retry', 2);
  await insert('active', 1);
  await insert('failed', 4);
  await insert('completed', 5);
  await insert('cancelled', 6);
  const queues = (await status()).queues as { name: string }[];
  expect(queues).toEqual([
    { name: 'clean-up', waiting: 0, active: 0, failed: 0 },
    { name: 'ending-access', waiting: 0, active: 0, failed: 0 },
    { name: 'finish-erasures', waiting: 0, active: 0, failed: 0 },
    { name: 'mail', waiting: 5, active: 1, failed: 4 },
    { name: 'replay-answers', waiting: 0, active: 0, failed: 0 },
    { name: 'sync-classroom', waiting: 0, active: 0, failed: 0 },
    { name: 'sync-classrooms', waiting: 0, active: 0, failed: 0 },
    { name: 'weekly-mails', waiting: 0, active: 0, failed: 0 },
  ]);
});
