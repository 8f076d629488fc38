import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { CHILD_PASSWORD, childForm } from '../../../../testing/factories/child-form.ts';
import { rosterLines } from '../../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeFamily, makeSecondParent } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeSchool } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const unlink = (session: SessionFields, { id }: MadeUser) =>
  portal.call('deleteParentChildAccount', { requestUserId: id, ...session });
const link = (session: SessionFields, { email }: MadeUser) =>
  portal.call('createUser', { ...childForm({ email }), ...session });
const login = ({ email, password }: Pick<MadeUser, 'email' | 'password'>) =>
  portal.call('login', { userType: 'student', email, password });
const childrenIn = (response: TestResponse) =>
  userIn(expectSuccess(response)).childDetails?.map(({ userId }) => userId);

/** Creates a child in a classroom whose parent unlinked it. */
const leftToClassroom = async () => {
  const { child, parent, session } = await makeFamily(portal);
  const classroom = await makeClassroom(portal, { code: true });
  const wanted = { code: classroom.code, requestUserId: child.id, ...session };
  expectSuccess(await portal.call('joinClassroom', wanted));
  expectSuccess(await unlink(session, child));
  const about = { classRoomId: classroom.id, studentId: child.id, ...classroom.session };
  return {
    child,
    parent,
    session,
    classroom,
    removeFromClassroom: async () =>
      expectSuccess(await portal.call('removeStudentfromClass', about)),
  };
};

describe('Unlinked child removed from its classroom', () => {
  it('deactivates the child, and restores it when the same parent links it again', async () => {
    const { child, session, removeFromClassroom } = await leftToClassroom();
    expectSuccess(await login(child));
    await removeFromClassroom();
    expectError(await login(child), 'LGN_004');
    await expectInvariants(portal.db);
    expect(childrenIn(await link(session, child))).toEqual([child.id]);
    expectSuccess(await login({ email: child.email, password: CHILD_PASSWORD }));
    await expectInvariants(portal.db);
  });

  it('restores the unlinked child after its classroom was deleted', async () => {
    const { child, session, classroom } = await leftToClassroom();
    const about = { classRoomId: classroom.id, ...classroom.session };
    expectSuccess(await portal.call('deleteClassroom', about));
    expectError(await login(child), 'LGN_004');
    expect(childrenIn(await link(session, child))).toEqual([child.id]);
    await expectInvariants(portal.db);
  });

  it('rejects another parent who adds the unaffiliated child with CHD_002', async () => {
    const { child, removeFromClassroom } = await leftToClassroom();
    await removeFromClassroom();
    const outsider = await signIn(portal, await makeParent(portal.db));
    const before = await snapshotPeople(portal.db);
    expect((await link(outsider, child)).body.msgCode).toBe('CHD_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('rejects creating the unlinked child while it is in a classroom with CHD_007', async () => {
    const { child, session } = await leftToClassroom();
    const before = await snapshotPeople(portal.db);
    expect((await link(session, child)).body.msgCode).toBe('CHD_007');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('restores the child for 30 days after its removal, then creates a new one', async () => {
    const { child, parent, removeFromClassroom } = await leftToClassroom();
    await removeFromClassroom();
    portal.clock.advance(29 * DAY);
    await portal.runJob('clean-up');
    const again = await signIn(portal, parent);
    expect(childrenIn(await link(again, child))).toEqual([child.id]);
    expectSuccess(await unlink(again, child));
    portal.clock.advance(30.1 * DAY);
    await portal.runJob('clean-up');
    const [made] = childrenIn(await link(await signIn(portal, parent), child)) ?? [];
    expect(made).not.toBe(child.id);
  });

  it('restores the child only for the parent who unlinked it last', async () => {
    const { child, session } = await makeFamily(portal);
    const second = await makeSecondParent(portal, child);
    const classroom = await makeClassroom(portal, { code: true });
    const wanted = { code: classroom.code, requestUserId: child.id, ...session };
    expectSuccess(await portal.call('joinClassroom', wanted));
    expectSuccess(await unlink(session, child));
    expectSuccess(await unlink(second.session, child));
    const about = { classRoomId: classroom.id, studentId: child.id, ...classroom.session };
    expectSuccess(await portal.call('removeStudentfromClass', about));
    expect((await link(session, child)).body.msgCode).toBe('CHD_007');
    expect(childrenIn(await link(second.session, child))).toEqual([child.id]);
    await expectInvariants(portal.db);
  });

  it('restores the child for its parent when another parent asks at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { child, session, removeFromClassroom } = await leftToClassroom();
      await removeFromClassroom();
      const outsider = await signIn(portal, await makeParent(portal.db));
      const [theirs, mine] = await Promise.all([link(outsider, child), link(session, child)]);
      expect(theirs.body.msgCode).toBe('CHD_002');
      expect(childrenIn(mine)).toEqual([child.id]);
    }
    await expectInvariants(portal.db);
  });
});

it('restores a school’s student for the parent who unlinked it', async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  const student = classroom.students[0] as MadeUser;
  const { session } = await makeSecondParent(portal, student);
  expectSuccess(await unlink(session, student));
  const about = { classRoomId: classroom.id, studentId: student.id, ...classroom.session };
  expectSuccess(await portal.call('removeStudentfromClass', about));
  expectError(await login(student), 'LGN_004');
  expect(childrenIn(await link(session, student))).toEqual([student.id]);
  await expectInvariants(portal.db);
});

it('clears the last guardian when the child is linked again', async () => {
  const { child, session, removeFromClassroom } = await leftToClassroom();
  await removeFromClassroom();
  expectSuccess(await link(session, child));
  const { last_guardian_id } = await portal.db
    .selectFrom('students')
    .select('last_guardian_id')
    .where('user_id', '=', child.id)
    .executeTakeFirstOrThrow();
  expect(last_guardian_id).toBeNull();
});

it('does not count a student relinked by a parent toward the seats of the former school', async () => {
  const school = await makeSchool(portal);
  const oneSeat = portal.db.updateTable('schools').set({ student_seats: 1 });
  await oneSeat.where('id', '=', school.id).execute();
  const { id, session: teacher, students } = await makeClassroom(portal, { school, students: 1 });
  const student = students[0] as MadeUser;
  const { session } = await makeSecondParent(portal, student);
  const about = { requestUserId: student.id, ...session };
  expectSuccess(await portal.call('deleteParentChildAccount', about));
  const place = { classRoomId: id, studentId: student.id, ...teacher };
  expectSuccess(await portal.call('removeStudentfromClass', place));
  const next = { classRoomId: id, studentDetails: JSON.stringify(rosterLines(1)), ...teacher };
  expectSuccess(await portal.call('addStudentsToClassRoom', next));
  const form = childForm({ email: student.email });
  expectSuccess(await portal.call('createUser', { ...form, ...session }));
  await expectInvariants(portal.db);
});
