import { describe, expect, it } from 'vitest';
import { callOperators, totpCode } from '../../../testing/call-operators.ts';
import { contextFor } from '../../../testing/context-for.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import {
  type MadeOperator,
  makeOperator,
  openConsole,
} from '../../../testing/factories/make-operator.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { createOperator, resetOperator } from './invite-operator.ts';
import { disableOperator, listOperators, renewOperator } from './manage-operators.ts';

const DAY = 24 * 3_600_000;
const BY = { atCommandLine: true } as const;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const enter = ({ email, password, totpSecret }: MadeOperator) =>
  callOperators(portal, 'signInOperator', {
    email,
    password,
    totpCode: totpCode(totpSecret, portal.deps.now()),
  });
const expectOut = async (session: { sessionToken: string }) =>
  expectProtocolError(await callOperators(portal, 'readOperator', session), 404, 'RTE_404');
const eventsOf = (subjectId: string) =>
  portal.db
    .selectFrom('audit_events')
    .select(['action', 'outcome', 'done_at_command_line'])
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
const stateOf = async (email: string) =>
  (await listOperators(portal.deps)).find((operator) => operator.email === email)?.state;

describe('resetOperator', () => {
  // @proves D-6-operators
  it('ends the operator’s sessions and invalidates the old password and phone', async () => {
    const operator = await makeOperator(portal);
    const session = await openConsole(portal, operator);
    await resetOperator(contextFor(portal, BY), operator.email.toUpperCase());
    await expectOut(session);
    expectError(await enter(operator), 'LGN_001');
    expect(await stateOf(operator.email)).toBe('not set up');
    expect(await eventsOf(operator.id)).toMatchObject([
      { action: 'operator.set-up', outcome: 'asked', done_at_command_line: true },
      { action: 'operator.refused' },
    ]);
  });

  it('rejects a reset of an unknown, disabled or expired operator', async () => {
    const gone = await makeOperator(portal, { disabled: true });
    const expired = await makeOperator(portal, { expiresAt: portal.deps.now() });
    const reset = (email: string) => resetOperator(contextFor(portal, BY), email);
    await expect(reset('nobody@wonderfield.test')).rejects.toMatchObject({ code: 'ACC_001' });
    await expect(reset(gone.email)).rejects.toMatchObject({ code: 'ACC_002' });
    await expect(reset(expired.email)).rejects.toMatchObject({ code: 'ACC_002' });
  });
});

describe('disableOperator', () => {
  // @proves D-6-operators
  it('ends the sessions of a disabled operator and rejects new sign-ins', async () => {
    const operator = await makeOperator(portal);
    const session = await openConsole(portal, operator);
    await disableOperator(contextFor(portal, BY), operator.email);
    await expectOut(session);
    expectError(await enter(operator), 'LGN_001');
    expect(await stateOf(operator.email)).toBe('disabled');
    expect(await eventsOf(operator.id)).toMatchObject([
      { action: 'operator.disabled', done_at_command_line: true },
      { action: 'operator.refused' },
    ]);
    const again = disableOperator(contextFor(portal, BY), operator.email);
    await expect(again).rejects.toMatchObject({ code: 'ACC_002' });
    const renewed = renewOperator(contextFor(portal, BY), operator.email);
    await expect(renewed).rejects.toMatchObject({ code: 'ACC_002' });
  });

  it('requires a new setup when a disabled operator is created again', async () => {
    const operator = await makeOperator(portal);
    await disableOperator(contextFor(portal, BY), operator.email);
    await createOperator(contextFor(portal, BY), { email: operator.email, name: 'Robin Marsh' });
    expect(await stateOf(operator.email)).toBe('not set up');
    expectError(await enter(operator), 'LGN_001');
  });
});

describe('createOperator', () => {
  it('rejects an existing operator’s email in any case with EML_001', async () => {
    const operator = await makeOperator(portal);
    const again = { email: operator.email.toUpperCase(), name: 'Somebody' };
    await expect(createOperator(contextFor(portal, BY), again)).rejects.toMatchObject({
      code: 'EML_001',
    });
    expectSuccess(await enter(operator));
  });

  it('creates one operator for ten parallel requests', async () => {
    const person = { email: 'once@wonderfield.test', name: 'Only One' };
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => createOperator(contextFor(portal, BY), person)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('renewOperator', () => {
  // @proves D-6-operators
  it('ends an operator’s access after the term and restores it for 90 days when renewed', async () => {
    const operator = await makeOperator(portal, {
      expiresAt: new Date(portal.deps.now().getTime() + 1000),
    });
    const session = await openConsole(portal, operator);
    portal.clock.advance(1000);
    await expectOut(session);
    expectError(await enter(operator), 'LGN_001');
    expect(await stateOf(operator.email)).toBe('expired');
    const until = await renewOperator(contextFor(portal, BY), operator.email);
    expect(until.getTime() - portal.deps.now().getTime()).toBe(90 * DAY);
    expect(await stateOf(operator.email)).toBe('active');
    expectSuccess(await enter(operator));
  });
});
