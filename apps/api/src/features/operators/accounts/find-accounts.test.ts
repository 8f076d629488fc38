import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { callOperators } from '../../../../testing/call-operators.ts';
import { eventsWithReasons } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeOperator, openConsole } from '../../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';

const reason = 'asked for by mail, case 17';
let portal: TestPortal;
let operatorId: string;
let session: Fields;
beforeAll(async () => {
  portal = await buildTestApp();
  const operator = await makeOperator(portal);
  operatorId = operator.id;
});
afterAll(() => portal.close());

const look = async (search: string) => {
  session = await openConsole(portal, { id: operatorId });
  return callOperators(portal, 'findAccounts', { ...session, search, reason });
};
const accountsFor = async (search: string) =>
  expectSuccess(await look(search)).body.accounts as AccountRecord[];
const idsOf = async (search: string) => (await accountsFor(search)).map(({ userId }) => userId);
const lookUps = () =>
  eventsWithReasons(portal.db)
    .select(['subject_id', 'operator_id', 'outcome', 'reason', 'request_id'])
    .where('action', '=', 'account.looked-up')
    .orderBy('id')
    .execute();

describe('findAccounts', () => {
  it('finds any account by the exact sign-in name in any case or by id', async () => {
    const people = [
      await makeParent(portal.db),
      await makeEducator(portal.db),
      await makeStudent(portal.db, { email: 'maya4827' }),
    ];
    for (const { id, email } of people) {
      expect((await idsOf(email.toUpperCase()))[0]).toBe(id);
      expect(await idsOf(id)).toEqual([id]);
      expect(await idsOf(id.toUpperCase())).toEqual([id]);
    }
  });

  // @proves C-op-findAccounts
  it('finds adults, but no students, by the beginning of an email or a name', async () => {
    const name = { firstName: 'Ottilie', lastName: 'Quillfeather' };
    const parent = await makeParent(portal.db, { ...name, email: 'zz.quill@home.test' });
    const student = await makeStudent(portal.db, { ...name, email: 'zz.quillstudent' });
    for (const search of ['zz.', 'ZZ.QUILL@', 'quil', 'Ottilie Q', 'ottilie quillfeather']) {
      expect(await idsOf(search)).toEqual([parent.id]);
    }
    for (const search of ['illfeather', 'zz', 'qu', 'zz%', 'q_ill', 'Quillfeather Ottilie']) {
      expect(await idsOf(search)).toEqual([]);
    }
    expect(await idsOf('zz.quillstudent')).toEqual([student.id]);
  });

  it('returns at most 20 accounts with an exact match first', async () => {
    for (let number = 0; number < 21; number += 1) {
      await makeParent(portal.db, { lastName: 'Abernathy', email: `aber${number}@home.test` });
    }
    const exact = await makeParent(portal.db, { lastName: 'Zimmer', email: 'aber' });
    const ids = await idsOf('aber');
    expect(ids).toHaveLength(20);
    expect(ids[0]).toBe(exact.id);
  });

  // @proves C-op-findAccounts
  it('returns the fields of each account type and no password data', async () => {
    const parent = await makeParent(portal.db, { children: 2 });
    const teacher = await makeEducator(portal.db, { approved: false });
    const deactivated = await makeStudent(portal.db, { suspended: true });
    await portal.db
      .updateTable('students')
      .set({ orphaned_at: portal.deps.now() })
      .where('user_id', '=', deactivated.id)
      .execute();
    const { email, password, userType } = parent;
    expectSuccess(await portal.call('login', { email, password, userType }));
    const common = {
      firstName: 'Robin',
      lastName: 'Marsh',
      city: 'Portland',
      state: 'OR',
      createdAt: '2026-11-01T08:00:00.000Z',
      signsInWith: [],
    };
    expect(await accountsFor(parent.email)).toEqual([
      {
        ...common,
        userId: parent.id,
        userType: 'parent',
        email: parent.email,
        isEmailConfirmed: true,
        isAgeVerified: true,
        children: 2,
        lastSignInAt: portal.deps.now().toISOString(),
      },
    ]);
    expect(await accountsFor(teacher.email)).toEqual([
      {
        ...common,
        userId: teacher.id,
        userType: 'educator',
        email: teacher.email,
        isEmailConfirmed: true,
        isAgeVerified: true,
        isApproved: false,
        licenseType: 'teacherAccount',
        schoolName: 'Hazel Grove Elementary',
      },
    ]);
    expect(await accountsFor(deactivated.email)).toEqual([
      {
        ...common,
        userId: deactivated.id,
        userType: 'student',
        email: deactivated.email,
        isEmailConfirmed: false,
        isAgeVerified: false,
        isSchoolMade: false,
        isOrphan: true,
        suspendedAt: '2026-11-01T08:00:00.000Z',
      },
    ]);
  });
});

describe('findAccounts: audit events', () => {
  // @proves C-op-findAccounts, D-6-operator-log
  it('writes one audit event per found account with operator and reason [T72]', async () => {
    const people = [
      await makeParent(portal.db, { lastName: 'Underbough', email: 'a.underbough@home.test' }),
      await makeParent(portal.db, { lastName: 'Underbough', email: 'b.underbough@home.test' }),
    ];
    const before = (await lookUps()).length;
    await accountsFor('underbough');
    expect((await lookUps()).slice(before)).toEqual(
      people.map(({ id }) => ({
        subject_id: id,
        operator_id: operatorId,
        outcome: 'ok',
        reason,
        request_id: expect.any(String),
      })),
    );
  });

  // @proves D-6-operator-log
  it('audits a lookup without results [T72]', async () => {
    const before = (await lookUps()).length;
    expect(await accountsFor('nobody at all')).toEqual([]);
    expect((await lookUps()).slice(before)).toMatchObject([
      { subject_id: null, operator_id: operatorId, outcome: 'none', reason },
    ]);
  });

  // @proves D-6-operator-log
  it('rejects a lookup without a reason [T72]', async () => {
    const before = (await lookUps()).length;
    const session = await openConsole(portal, { id: operatorId });
    const response = await callOperators(portal, 'findAccounts', {
      ...session,
      search: 'maya4827',
      reason: '   ',
    });
    expectError(response, 'VAL_001', { reason: expect.any(String) });
    expect(await lookUps()).toHaveLength(before);
  });
});
