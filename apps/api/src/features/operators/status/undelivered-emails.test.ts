import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Fields } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { openJobQueue } from '../../../jobs/job-queue.ts';
import { createLog } from '../../../log.ts';

const portal = await openTestServer();
const reason = 'the relay is back';
let operatorId: string;
let session: Fields;
beforeAll(async () => {
  // Creates the queues without a worker.
  await (await openJobQueue(portal.databaseUrl, createLog('silent'))).close();
  const operator = await makeOperator(portal);
  operatorId = operator.id;
  session = await openConsole(portal, operator);
});

/** Inserts an undelivered email as pg-boss does. */
const setAside = (job: string, userId: string, hour: number, why: string) =>
  sql`insert into pgboss.job (name, data, created_on, source_created_on, source_output) values (
    'mail-undelivered', ${JSON.stringify({ job, data: { userId } })},
    ${new Date(2026, 10, 15, hour + 1)}, ${new Date(2026, 10, 15, hour)},
    ${JSON.stringify({ reason: why })})`.execute(portal.db);
const call = (name: string, fields: Fields) =>
  callOperators(portal, name, { ...session, ...fields });
const undelivered = async () =>
  expectSuccess(await call('readSystemStatus', {})).body.undelivered as Fields[];
const events = () =>
  portal.db
    .selectFrom('audit_events')
    .select(['action', 'outcome', 'operator_id', 'subject_id'])
    .where('action', 'like', 'mail.%')
    .orderBy('id')
    .execute();

it('lists undelivered emails by kind with count, first time and last reason', async () => {
  expect(await undelivered()).toEqual([]);
  await setAside('mail-password-changed', 'c', 9, 'EAUTH 535');
  await setAside('mail-reset-link', 'b', 8, 'EENVELOPE 550');
  await setAside('mail-reset-link', 'a', 7, 'ECONNECTION');
  expect(await undelivered()).toEqual([
    {
      kind: 'mail-reset-link',
      letters: 2,
      since: new Date(2026, 10, 15, 7).toISOString(),
      lastReason: 'EENVELOPE 550',
    },
    {
      kind: 'mail-password-changed',
      letters: 1,
      since: new Date(2026, 10, 15, 9).toISOString(),
      lastReason: 'EAUTH 535',
    },
  ]);
});

// @proves C-op-sendLettersAgain
it('requires a reason for resending or dropping emails', async () => {
  for (const name of ['sendLettersAgain', 'dropLetters']) {
    expectError(await call(name, { kind: 'mail-reset-link' }), 'VAL_001', {
      reason: expect.any(String),
    });
  }
  expect(await undelivered()).toHaveLength(2);
});

// @proves C-op-sendLettersAgain
it('resends the emails of a kind once, oldest first, and writes an audit event', async () => {
  const again = { kind: 'mail-reset-link', reason };
  const responses = await Promise.all([
    call('sendLettersAgain', again),
    call('dropLetters', again),
  ]);
  expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'OPS_002']);
  await setAside('mail-reset-link', 'b', 8, 'ECONNECTION');
  await setAside('mail-reset-link', 'a', 7, 'ECONNECTION');
  await portal.forgetMail();
  expect(expectSuccess(await call('sendLettersAgain', again)).body.letters).toBe(2);
  expect(await portal.queuedJobs()).toEqual([
    { name: 'mail-reset-link', data: { userId: 'a' } },
    { name: 'mail-reset-link', data: { userId: 'b' } },
  ]);
  expect((await undelivered()).map(({ kind }) => kind)).toEqual(['mail-password-changed']);
  expect((await events()).at(-1)).toEqual({
    action: 'mail.sent-again',
    outcome: 'mail-reset-link 2',
    operator_id: operatorId,
    subject_id: null,
  });
});

// @proves C-op-dropLetters, M-OPS_002
it('drops the emails of a kind and writes an audit event', async () => {
  await portal.forgetMail();
  const drop = { kind: 'mail-password-changed', reason };
  expect(expectSuccess(await call('dropLetters', drop)).body.letters).toBe(1);
  expect(await undelivered()).toEqual([]);
  expect(await portal.queuedJobs()).toEqual([]);
  expect((await events()).at(-1)).toMatchObject({
    action: 'mail.dropped',
    outcome: 'mail-password-changed 1',
    operator_id: operatorId,
  });
  expectError(await call('dropLetters', drop), 'OPS_002');
});
