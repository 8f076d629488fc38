import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool, makeStudentCode } from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { expectAllAlike } from '../../../testing/response-assertions.ts';
import { snapshotClassrooms } from '../../../testing/snapshot-classrooms.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

const show = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const generate = (session: SessionFields, requestUserId: string) =>
  portal.call('generateStudentPassword', { update: '1', requestUserId, ...session });
const showAll = (session: SessionFields, { id }: MadeClassroom) =>
  portal.call('showRosterPasswords', { classRoomId: id, ...session });
const renew = (session: SessionFields, { id }: MadeClassroom, studentIds: string[]) =>
  portal.call('renewRosterPasswords', {
    classRoomId: id,
    studentIds: JSON.stringify(studentIds),
    ...session,
  });
const shownIn = (response: Answer) =>
  (expectSuccess(response).body.passwords as { userId: string }[]).map(({ userId }) => userId);
/** Returns whether the roster lists this classroom as the manager of the student's login. */
const isManagedBy = async (session: SessionFields, { id }: MadeClassroom, studentId: string) => {
  const wanted = { classRoomId: id, studentsDataFlag: '1', ...session };
  const { body } = expectSuccess(await portal.call('getClassroomsByEducator', wanted));
  const [classroom] = body.allClassroomsDocs as ClassroomJson[];
  return classroom?.studentData?.find(({ userId }) => userId === studentId)?.schoolAccountReg;
};
const eventsOf = (childId: string) =>
  portal.db
    .selectFrom('child_password_events')
    .select(['actor_id', 'action'])
    .where('child_id', '=', childId)
    .execute();
/** Marks the password as issued by the school, so it is printed on login cards. */
const markResetPending = ({ id }: MadeUser) =>
  portal.db.updateTable('users').set({ must_change_password: true }).where('id', '=', id).execute();

/** Creates a student of one classroom who joined another one by code. */
const joinedStudent = async () => {
  const home = await makeClassroom(portal, { students: 1 });
  const guest = await makeClassroom(portal, { code: true, students: 1, resetPending: true });
  const student = home.students[0] as MadeUser;
  const own = await signIn(portal, student);
  expectSuccess(await portal.call('joinClassroom', { code: guest.code, ...own }));
  await markResetPending(student);
  return { home, guest, student };
};
/** Creates a family's child who joined by code. */
const joinedChild = async () => {
  const guest = await makeClassroom(portal, { code: true, students: 1, resetPending: true });
  const { session, child } = await makeFamily(portal);
  const wanted = { code: guest.code, requestUserId: child.id, ...session };
  expectSuccess(await portal.call('joinClassroom', wanted));
  return { guest, student: child };
};

describe.each([
  ['a student of another classroom', joinedStudent],
  ['a child with a parent account', joinedChild],
] as const)('Login of %s who joined by code', (_who, make) => {
  it('rejects the classroom’s owner and co-teacher who show or renew the password [T25, T26]', async () => {
    const { guest, student } = await make();
    const coTeacher = await signIn(portal, await makeCoTeacher(portal, guest.id));
    const own = guest.students[0] as MadeUser;
    const before = await snapshotClassrooms(portal.db);
    const responses: Answer[] = [];
    for (const session of [guest.session, coTeacher]) {
      responses.push(expectError(await show(session, student.id), 'CHD_001'));
      responses.push(expectError(await generate(session, student.id), 'CHD_001'));
      responses.push(expectError(await show(session, crypto.randomUUID()), 'CHD_001'));
      expect(shownIn(await showAll(session, guest))).toEqual([own.id]);
      expectError(await renew(session, guest, [student.id]), 'STU_001');
      expectError(await renew(session, guest, [own.id, student.id]), 'STU_001');
      expect(await isManagedBy(session, guest, student.id)).toBe('0');
      expect(await isManagedBy(session, guest, own.id)).toBe('1');
    }
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expect(await eventsOf(student.id)).toEqual([]);
    await expectInvariants(portal.db);
  });
});

describe('Login created by a classroom', () => {
  it('keeps a login managed by the classroom that created it when the student joins another one', async () => {
    const { home, student } = await joinedStudent();
    expect(await isManagedBy(home.session, home, student.id)).toBe('1');
    expectSuccess(await show(home.session, student.id));
    expect(shownIn(await showAll(home.session, home))).toEqual([student.id]);
    expect(shownIn(await renew(home.session, home, [student.id]))).toEqual([student.id]);
    expectSuccess(await generate(home.session, student.id));
  });

  it('lets an educator of both classrooms manage the login only in the one that created it', async () => {
    const { home, guest, student } = await joinedStudent();
    await makeCoTeacher(portal, home.id, guest.owner);
    expectSuccess(await show(guest.session, student.id));
    expect(await isManagedBy(guest.session, home, student.id)).toBe('1');
    expect(await isManagedBy(guest.session, guest, student.id)).toBe('0');
    expectError(await renew(guest.session, guest, [student.id]), 'STU_001');
    expect(shownIn(await renew(guest.session, home, [student.id]))).toEqual([student.id]);
  });

  it('leaves a login without a managing classroom when its classroom removes the student', async () => {
    const { home, guest, student } = await joinedStudent();
    const about = { classRoomId: home.id, studentId: student.id };
    expectSuccess(await portal.call('removeStudentfromClass', { ...about, ...home.session }));
    expectError(await show(home.session, student.id), 'CHD_001');
    expectError(await show(guest.session, student.id), 'CHD_001');
    expectError(await renew(guest.session, guest, [student.id]), 'STU_001');
  });

  it('lets the classroom whose code created the student manage the login', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(classroom.code)));
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', String(body.email))
      .executeTakeFirstOrThrow();
    expect(await isManagedBy(classroom.session, classroom, id)).toBe('1');
    const shown = expectSuccess(await show(classroom.session, id));
    expect(shown.body.studentPassword).toBe(body.studentPassword);
    expect(shownIn(await showAll(classroom.session, classroom))).toEqual([id]);
    expect(shownIn(await renew(classroom.session, classroom, [id]))).toEqual([id]);
    expectSuccess(await generate(classroom.session, id));
  });
});

describe('Login of a student who joined by the school’s code', () => {
  const cameBySchoolCode = async (code: string) => {
    const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
    const student = await portal.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', String(body.email))
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('users')
      .set({ must_change_password: false })
      .where('id', '=', student.id)
      .execute();
    const password = Buffer.from(String(body.studentPassword), 'base64').toString();
    const login = { userType: 'student', email: student.email, password };
    const signedIn = expectSuccess(await portal.call('login', login)).body;
    return { id: student.id, own: { sessionToken: signedIn.sessionToken, userId: student.id } };
  };

  it('lets only the classroom of the same school manage the login', async () => {
    const school = await makeSchool(portal);
    const { id, own } = await cameBySchoolCode(await makeStudentCode(portal, school));
    const home = await makeClassroom(portal, { school, code: true });
    const elsewhere = await makeClassroom(portal, { code: true });
    for (const { code } of [elsewhere, home]) {
      expectSuccess(await portal.call('joinClassroom', { code, ...own }));
    }
    expectError(await show(elsewhere.session, id), 'CHD_001');
    expectSuccess(await show(home.session, id));
  });
});
