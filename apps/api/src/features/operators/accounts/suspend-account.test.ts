import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { eventsWithReasons } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';

const reason = 'reported by a school';
let portal: TestPortal;
let operatorId: string;
let session: { sessionToken: string };
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  const operator = await makeOperator(portal);
  operatorId = operator.id;
  session = await openConsole(portal, operator);
});
afterAll(() => portal.close());

const suspend = (userId: string) =>
  callOperators(portal, 'suspendAccount', { ...session, userId, reason });
const restore = (userId: string) =>
  callOperators(portal, 'restoreAccount', { ...session, userId, reason });
const login = ({ userType, email, password }: MadeUser) =>
  portal.call('login', { userType, email, password });
const eventsOf = (subjectId: string) =>
  eventsWithReasons(portal.db)
    .select(['action', 'operator_id', 'reason'])
    .where('subject_id', '=', subjectId)
    .where('action', 'like', 'account.%')
    .orderBy('id')
    .execute();

describe.each([
  ['parent', () => makeParent(portal.db)],
  ['educator', () => makeEducator(portal.db)],
  ['student', () => makeStudent(portal.db)],
] as const)('Suspended %s', (_who, make) => {
  // @proves C-op-suspendAccount, C-op-restoreAccount
  it('ends all sessions and rejects sign-ins until the account is restored', async () => {
    const user = await make();
    const sessions = [await signIn(portal, user), await signIn(portal, user)];
    const { body } = expectSuccess(await suspend(user.id));
    expect(body.account).toMatchObject({
      userId: user.id,
      suspendedAt: portal.deps.now().toISOString(),
    });
    for (const fields of sessions) {
      expectError(await portal.call('getUser', fields), 'SSN_002');
    }
    expectError(await login(user), 'LGN_004');

    const restored = expectSuccess(await restore(user.id));
    expect(restored.body.account).not.toHaveProperty('suspendedAt');
    for (const fields of sessions) {
      expectError(await portal.call('getUser', fields), 'SSN_002');
    }
    expectSuccess(await login(user));
    expect(await eventsOf(user.id)).toEqual([
      { action: 'account.suspended', operator_id: operatorId, reason },
      { action: 'account.restored', operator_id: operatorId, reason },
    ]);
  });
});

describe('suspendAccount and restoreAccount: errors', () => {
  // @proves M-ACC_001
  it.each(['', 'x', '00000000-0000-0000-0000-000000000000', "' or true --"])(
    'returns ACC_001 for the unknown account %j',
    async (userId) => {
      expectError(await suspend(userId), 'ACC_001');
      expectError(await restore(userId), 'ACC_001');
    },
  );

  // @proves M-ACC_002
  it('returns ACC_002 in the wrong state and writes no audit event', async () => {
    const user = await makeParent(portal.db);
    expectError(await restore(user.id), 'ACC_002');
    const suspended = await makeParent(portal.db, { suspended: true });
    expectError(await suspend(suspended.id), 'ACC_002');
    for (const { id } of [user, suspended]) expect(await eventsOf(id)).toEqual([]);
  });

  // @proves C-op-restoreAccount
  it('rejects suspending or restoring an unaffiliated child with ACC_002', async () => {
    const child = await makeStudent(portal.db, { suspended: true });
    await portal.db
      .updateTable('students')
      .set({ orphaned_at: portal.deps.now() })
      .where('user_id', '=', child.id)
      .execute();
    expectError(await restore(child.id), 'ACC_002');
    expectError(await suspend(child.id), 'ACC_002');
    expectError(await login(child), 'LGN_004');
  });

  // @proves C-op-suspendAccount
  it('suspends an account once for 20 parallel requests', async () => {
    const user = await makeParent(portal.db);
    const responses = await Promise.all(Array.from({ length: 20 }, () => suspend(user.id)));
    const codes = responses.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual([...Array(19).fill('ACC_002'), 'GEN_000']);
    expect(await eventsOf(user.id)).toHaveLength(1);
  });
});
