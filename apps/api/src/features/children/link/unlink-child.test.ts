import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { CHILD_PASSWORD, childForm } from '../../../../testing/factories/child-form.ts';
import { enroll, makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import {
  type Family,
  makeFamily,
  makeHomeChild,
  makeSecondParent,
} from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import { PASSWORD } from '../../../../testing/factories/password-hash.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { eraseDeactivatedStudents } from '../erase/erase-child.ts';

const DAY = 24 * 3_600_000;
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const unlink = (session: SessionFields, requestUserId: string) =>
  portal.call('deleteParentChildAccount', { requestUserId, ...session });
const unlinked = async (family: Family) => {
  expectSuccess(await unlink(family.session, family.child.id));
  return family;
};
const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const login = (email: string, password: string = PASSWORD) =>
  portal.call('login', { userType: 'student', email, password });
const isThere = async (id: string) =>
  (await portal.db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;
/** Advances the clock and runs the retention job. Signed-in users have to sign in again. */
const after = async (days: number) => {
  portal.clock.advance(days * DAY);
  await portal.runJob('clean-up');
};

describe('deleteParentChildAccount', () => {
  // @proves C-deleteParentChildAccount, D-2-child-json, D-4-unlink, D-6-audit
  it('ends the parent’s access to list, password, edit, export and erasure of an unlinked child', async () => {
    const { session, child, parent } = await makeFamily(portal);
    const response = expectSuccess(await unlink(session, child.id));
    expect(response.body.childJson).toEqual({ userId: child.id });
    expect(userIn(await portal.call('getUser', session)).childDetails).toEqual([]);
    const target = { requestUserId: child.id, ...session };
    for (const [call, fields] of [
      ['showStudentPassword', {}],
      ['generateStudentPassword', { update: '1' }],
      ['updateUser', { firstName: 'Mia' }],
      ['childPasswordViews', {}],
      ['exportChild', {}],
      ['eraseChild', { password: 'Wrong#pass1' }],
      ['deleteParentChildAccount', {}],
    ] as const) {
      expectError(await portal.call(call, { ...fields, ...target }), 'CHD_001');
    }
    expect(await auditOf(portal.db, child.id)).toEqual([
      { action: 'child.unlinked', actor_id: parent.id, outcome: 'ok' },
    ]);
    await expectInvariants(portal.db);
  });

  // @proves D-4-unlink
  it('signs an unaffiliated child out and rejects new sign-ins', async () => {
    const family = await makeFamily(portal);
    const childSession = await signIn(portal, family.child);
    await unlinked(family);
    expectError(await portal.call('getUser', childSession), 'SSN_002');
    expectError(await login(family.child.email), 'LGN_004');
    expectError(await login(family.child.email, 'Wrong#pass1'), 'LGN_001');
  });

  it('keeps a child active while it has a second parent, until that one unlinks it too', async () => {
    const family = await makeFamily(portal);
    const second = await makeSecondParent(portal, family.child);
    const childSession = await signIn(portal, family.child);
    await unlinked(family);
    expectSuccess(await portal.call('getUser', childSession));
    expectSuccess(await show(second.session, family.child.id));
    expectError(await show(family.session, family.child.id), 'CHD_001');
    expectSuccess(await unlink(second.session, family.child.id));
    expectError(await portal.call('getUser', childSession), 'SSN_002');
    await expectInvariants(portal.db);
  });

  it('keeps a school’s student active after the parent unlinks it', async () => {
    const family = await makeFamily(portal, { schoolMade: true });
    const school = await makeSchool(portal);
    await portal.db
      .updateTable('students')
      .set({ school_id: school.id })
      .where('user_id', '=', family.child.id)
      .execute();
    await unlinked(family);
    expectSuccess(await login(family.child.email));
    await after(31);
    expect(await isThere(family.child.id)).toBe(true);
    await expectInvariants(portal.db);
  });

  // @proves D-4-unlink
  it('keeps a child in a classroom active until it is removed from the classroom', async () => {
    const family = await makeFamily(portal);
    const classroom = await makeClassroom(portal, { archived: true });
    await enroll(portal, classroom.id, family.child.id, 'code');
    await unlinked(family);
    expectSuccess(await login(family.child.email));
    const taken = { classRoomId: classroom.id, studentId: family.child.id };
    const response = portal.call('removeStudentfromClass', { ...taken, ...classroom.session });
    expectSuccess(await response);
    expectError(await login(family.child.email), 'LGN_004');
    await expectInvariants(portal.db);
  });

  it('does not count a deleted classroom as an affiliation', async () => {
    const family = await makeFamily(portal);
    const classroom = await makeClassroom(portal);
    await enroll(portal, classroom.id, family.child.id, 'code');
    await portal.db
      .updateTable('classrooms')
      .set({ deleted_at: portal.deps.now() })
      .where('id', '=', classroom.id)
      .execute();
    await unlinked(family);
    expectError(await login(family.child.email), 'LGN_004');
    await portal.db.deleteFrom('enrollments').where('classroom_id', '=', classroom.id).execute();
  });

  // @proves C-deleteParentChildAccount, M-CHD_001, P-parent-children
  it('rejects unlinking another family’s child, an adult or garbage with CHD_001', async () => {
    const { session, parent } = await makeFamily(portal);
    const other = await makeFamily(portal);
    const before = await snapshotPeople(portal.db);
    for (const target of [other.child.id, other.parent.id, parent.id, crypto.randomUUID(), 'x']) {
      expectError(await unlink(session, target), 'CHD_001');
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });
});

describe('createUser for an unlinked child', () => {
  const link = (session: SessionFields, email: string, fields = {}) =>
    portal.call('createUser', { ...childForm({ email, ...fields }), ...session });

  // @proves D-4-unlink
  it('restores the same account for the same parent within 30 days', async () => {
    const { session, child, parent } = await unlinked(
      await makeFamily(portal, { avatar: { name: 'Foxglove', look: 'fox' } }),
    );
    portal.clock.advance(29 * DAY);
    const mine = await signIn(portal, parent);
    expectError(await portal.call('getUser', session), 'SSN_002');
    const response = expectSuccess(await link(mine, child.email, { userGrade: '5' }));
    expect(userIn(response).childDetails).toMatchObject([{ userId: child.id, userGrade: '5' }]);
    const signedIn = expectSuccess(await login(child.email, CHILD_PASSWORD));
    expect(userIn(signedIn)).toMatchObject({ userId: child.id, wonderfieldName: 'Foxglove' });
    const shown = await show(mine, child.id);
    expect(decodeChildPassword(String(shown.body.studentPassword))).toBe(CHILD_PASSWORD);
    await after(31);
    expect(await isThere(child.id)).toBe(true);
    await expectInvariants(portal.db);
  });

  it('rejects another parent with CHD_002 and does not name the former parent', async () => {
    const { child } = await unlinked(await makeFamily(portal));
    const outsider = await signIn(portal, await makeParent(portal.db));
    const before = await snapshotPeople(portal.db);
    const response = await link(outsider, child.email);
    expect(response.body.msgCode).toBe('CHD_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('restores the child only for the parent who unlinked it last', async () => {
    const family = await makeFamily(portal);
    const second = await makeSecondParent(portal, family.child);
    await unlinked(family);
    expectSuccess(await unlink(second.session, family.child.id));
    expect((await link(family.session, family.child.email)).body.msgCode).toBe('CHD_007');
    expectSuccess(await link(second.session, family.child.email));
    await expectInvariants(portal.db);
  });

  it('creates a new child with the username after the old one was erased', async () => {
    const { child, parent } = await unlinked(await makeFamily(portal));
    await after(30.1);
    const mine = await signIn(portal, parent);
    const me = userIn(expectSuccess(await link(mine, child.email)));
    expect(me.childDetails).toHaveLength(1);
    expect(me.childDetails?.[0]?.userId).not.toBe(child.id);
  });
});

describe('Retention of unlinked children', () => {
  // @proves D-4-unlink
  it('erases an unlinked child after 30 days, and no other child', async () => {
    const { child, parent } = await unlinked(await makeFamily(portal));
    const kept = await makeHomeChild(portal, { parentId: parent.id });
    await after(29.9);
    expect(await isThere(child.id)).toBe(true);
    await after(0.2);
    expect(await isThere(child.id)).toBe(false);
    expect(await isThere(kept.id)).toBe(true);
    expect((await auditOf(portal.db, child.id)).map(({ action }) => action)).toEqual([
      'child.unlinked',
      'child.erased',
    ]);
    await portal.runJob('clean-up');
  });

  it('erases each unlinked child once when several workers run the job', async () => {
    const families = await Promise.all(
      Array.from({ length: 5 }, async () => unlinked(await makeFamily(portal))),
    );
    portal.clock.advance(31 * DAY);
    await Promise.all(Array.from({ length: 4 }, () => eraseDeactivatedStudents(portal.deps)));
    for (const { child } of families) {
      expect(await isThere(child.id)).toBe(false);
      const events = await auditOf(portal.db, child.id);
      expect(events.filter(({ action }) => action === 'child.erased')).toHaveLength(1);
    }
  });

  it('keeps a child whose parent returns while the job is running', async () => {
    const { child, parent } = await unlinked(await makeFamily(portal));
    portal.clock.advance(31 * DAY);
    const mine = await signIn(portal, parent);
    const form = childForm({ email: child.email });
    // The parent returns after the job has read its list and before it processes this child.
    const { db } = portal;
    let isFirst = true;
    const late = new Proxy(db, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name).bind(target);
        return () => ({
          execute: async (task: never) => {
            if (isFirst) expectSuccess(await portal.call('createUser', { ...form, ...mine }));
            isFirst = false;
            return target.transaction().execute(task);
          },
        });
      },
    });
    await eraseDeactivatedStudents({ ...portal.deps, db: late });
    expect(await isThere(child.id)).toBe(true);
    expectSuccess(await show(mine, child.id));
    await expectInvariants(portal.db);
  });
});

describe('deleteParentChildAccount: concurrent requests', () => {
  // @proves C-deleteParentChildAccount
  it('unlinks a child once for ten parallel requests [T28]', async () => {
    const { session, child } = await makeFamily(portal);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => unlink(session, child.id)),
    );
    const codes = responses.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual([...Array(9).fill('CHD_001'), 'GEN_000']);
    await expectInvariants(portal.db);
  });

  it('records or rejects a password view during the unlinking [T28]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      const [, shown] = await Promise.all([unlink(session, child.id), show(session, child.id)]);
      const events = await portal.db
        .selectFrom('child_password_events')
        .select('action')
        .where('child_id', '=', child.id)
        .execute();
      expect(events).toHaveLength(shown.body.msgCode === 'GEN_000' ? 1 : 0);
      expect(['GEN_000', 'CHD_001']).toContain(shown.body.msgCode);
    }
    await expectInvariants(portal.db);
  });

  it('leaves no session from a sign-in during the unlinking [T28]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      await Promise.all([login(child.email), unlink(session, child.id)]);
      const sessions = await portal.db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', child.id)
        .execute();
      expect(sessions).toEqual([]);
    }
    await expectInvariants(portal.db);
  });

  it('deactivates a child that both parents unlink at the same time [T28]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      const second = await makeSecondParent(portal, child);
      const responses = await Promise.all([
        unlink(session, child.id),
        unlink(second.session, child.id),
      ]);
      for (const response of responses) expectSuccess(response);
      expectError(await login(child.email), 'LGN_004');
    }
    await expectInvariants(portal.db);
  });

  it('deactivates a child that leaves its only classroom during the unlinking [T28]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      const classroom = await makeClassroom(portal);
      await enroll(portal, classroom.id, child.id, 'code');
      const taken = { classRoomId: classroom.id, studentId: child.id };
      const responses = await Promise.all([
        unlink(session, child.id),
        portal.call('removeStudentfromClass', { ...taken, ...classroom.session }),
      ]);
      for (const response of responses) expectSuccess(response);
      expectError(await login(child.email), 'LGN_004');
    }
    await expectInvariants(portal.db);
  });

  it('keeps all database invariants when a child joins a classroom during the unlinking [T28]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { session, child } = await makeFamily(portal);
      const { code } = await makeClassroom(portal, { code: true });
      const [, joined] = await Promise.all([
        unlink(session, child.id),
        portal.call('joinClassroom', { code, requestUserId: child.id, ...session }),
      ]);
      expect(['GEN_000', 'CHD_001']).toContain(joined.body.msgCode);
    }
    await expectInvariants(portal.db);
  });

  it('keeps a child deactivated when it is edited during the unlinking [T28]', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { session, child } = await makeFamily(portal);
      const fields = { requestUserId: child.id, firstName: 'Mia', ...session };
      await Promise.all([unlink(session, child.id), portal.call('updateUser', fields)]);
      expectError(await login(child.email), 'LGN_004');
    }
    await expectInvariants(portal.db);
  });
});
