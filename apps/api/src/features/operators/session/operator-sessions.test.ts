import { describe, expect, it } from 'vitest';
import { callOperators } from '../../../../testing/call-operators.ts';
import { expectProtocolError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const MINUTE = 60_000;
const portal = await openTestServer();

type Session = Awaited<ReturnType<typeof openConsole>>;
const read = (session: Session) => callOperators(portal, 'readOperator', session);
const expectAlive = async (session: Session) => expectSuccess(await read(session));
const expectDead = async (session: Session) =>
  expectProtocolError(await read(session), 404, 'RTE_404');

describe('Operator session', () => {
  // @proves D-6-operators
  it('ends an operator’s session after 30 minutes without use', async () => {
    const session = await openConsole(portal, await makeOperator(portal));
    portal.clock.advance(30 * MINUTE - 1);
    await expectAlive(session);
    portal.clock.advance(30 * MINUTE);
    await expectDead(session);
  });

  // @proves D-6-operators
  it('ends an operator’s session after 8 hours regardless of use', async () => {
    const session = await openConsole(portal, await makeOperator(portal));
    for (let passed = 0; passed < 460; passed += 20) {
      portal.clock.advance(20 * MINUTE);
      await expectAlive(session);
    }
    portal.clock.advance(20 * MINUTE - 1);
    await expectAlive(session);
    portal.clock.advance(1);
    await expectDead(session);
  });

  it('ends the oldest of more than three operator sessions', async () => {
    const operator = await makeOperator(portal);
    const sessions: Session[] = [];
    for (let time = 0; time < 4; time += 1) {
      sessions.push(await openConsole(portal, operator));
      portal.clock.advance(1);
    }
    const [oldest, ...kept] = sessions as [Session, ...Session[]];
    await expectDead(oldest);
    for (const session of kept) await expectAlive(session);
  });

  // @proves C-op-signOutOperator
  it('ends only the signed-out session of an operator', async () => {
    const operator = await makeOperator(portal);
    const [first, second] = [
      await openConsole(portal, operator),
      await openConsole(portal, operator),
    ];
    expectSuccess(await callOperators(portal, 'signOutOperator', first));
    await expectDead(first);
    expectProtocolError(await callOperators(portal, 'signOutOperator', first), 404, 'RTE_404');
    await expectAlive(second);
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'operator_id'])
      .where('subject_id', '=', operator.id)
      .execute();
    expect(events).toEqual([{ action: 'operator.signed-out', operator_id: operator.id }]);
  });

  it('rejects the stored token hash as a session token [T15]', async () => {
    const operator = await makeOperator(portal);
    await openConsole(portal, operator);
    const { token_sha256 } = await portal.db
      .selectFrom('operator_sessions')
      .select('token_sha256')
      .where('operator_id', '=', operator.id)
      .executeTakeFirstOrThrow();
    for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const) {
      await expectDead({ sessionToken: token_sha256.toString(encoding) });
    }
  });
});
