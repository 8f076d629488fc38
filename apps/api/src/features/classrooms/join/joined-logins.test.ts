import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../../testing/database/snapshot-classrooms.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { joinForm } from '../../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeSchool, makeStudentCode } from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { expectAllAlike } from '../../../../testing/response-assertions.ts';
import { openFastTestServer } from '../../../../testing/test-server.ts';

const portal = await openFastTestServer();

const showPassword = (session: SessionFields, requestUserId: string) =>
  portal.call('showStudentPassword', { requestUserId, ...session });
const generatePassword = (session: SessionFields, requestUserId: string) =>
  portal.call('generateStudentPassword', { update: '1', requestUserId, ...session });
const showPasswords = (session: SessionFields, { id }: MadeClassroom) =>
  portal.call('showRosterPasswords', { classRoomId: id, ...session });
const renewPasswords = (session: SessionFields, { id }: MadeClassroom, studentIds: string[]) =>
  portal.call('renewRosterPasswords', {
    classRoomId: id,
    studentIds: JSON.stringify(studentIds),
    ...session,
  });
const readIds = (response: TestResponse) =>
  (expectSuccess(response).body.passwords as { userId: string }[]).map(({ userId }) => userId);
/** Returns '1' if the roster says that this classroom manages the student's login, or else '0'. */
const readManagedFlag = async (
  session: SessionFields,
  { id }: MadeClassroom,
  studentId: string,
) => {
  const fields = { classRoomId: id, studentsDataFlag: '1', ...session };
  const { body } = expectSuccess(await portal.call('getClassroomsByEducator', fields));
  const [classroom] = body.allClassroomsDocs as ClassroomJson[];
  return classroom?.studentData?.find(({ userId }) => userId === studentId)?.schoolAccountReg;
};
const selectPasswordEvents = (childId: string) =>
  portal.db
    .selectFrom('child_password_events')
    .select(['actor_id', 'action'])
    .where('child_id', '=', childId)
    .execute();
/** Marks the password as issued by the school, so it is printed on login cards. */
const markResetPending = ({ id }: MadeUser) =>
  portal.db.updateTable('users').set({ must_change_password: true }).where('id', '=', id).execute();

/** Creates a student of one classroom who joined another one by code. */
const makeJoinedStudent = async () => {
  const home = await makeClassroom(portal, { students: 1 });
  const guest = await makeClassroom(portal, { code: true, students: 1, resetPending: true });
  const student = home.students[0] as MadeUser;
  const session = await signIn(portal, student);
  expectSuccess(await portal.call('joinClassroom', { code: guest.code, ...session }));
  await markResetPending(student);
  return { home, guest, student };
};
/** Creates a family's child who joined by code. */
const makeJoinedChild = async () => {
  const guest = await makeClassroom(portal, { code: true, students: 1, resetPending: true });
  const { session, child } = await makeFamily(portal);
  const fields = { code: guest.code, requestUserId: child.id, ...session };
  expectSuccess(await portal.call('joinClassroom', fields));
  return { guest, student: child };
};

describe.each([
  ['a student of another classroom', makeJoinedStudent],
  ['a child with a parent account', makeJoinedChild],
] as const)('Login of %s who joined by code', (_student, makeJoined) => {
  it('does not let the classroom’s owner and co-teacher show or renew the password [T25, T26]', async () => {
    const { guest, student } = await makeJoined();
    const coTeacher = await signIn(portal, await makeCoTeacher(portal, guest.id));
    const ownStudent = guest.students[0] as MadeUser;
    const before = await snapshotClassrooms(portal.db);
    const responses: TestResponse[] = [];
    for (const session of [guest.session, coTeacher]) {
      responses.push(expectError(await showPassword(session, student.id), 'CHD_001'));
      responses.push(expectError(await generatePassword(session, student.id), 'CHD_001'));
      responses.push(expectError(await showPassword(session, crypto.randomUUID()), 'CHD_001'));
      expect(readIds(await showPasswords(session, guest))).toEqual([ownStudent.id]);
      expectError(await renewPasswords(session, guest, [student.id]), 'STU_001');
      expectError(await renewPasswords(session, guest, [ownStudent.id, student.id]), 'STU_001');
      expect(await readManagedFlag(session, guest, student.id)).toBe('0');
      expect(await readManagedFlag(session, guest, ownStudent.id)).toBe('1');
    }
    expectAllAlike(responses);
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expect(await selectPasswordEvents(student.id)).toEqual([]);
    await expectInvariants(portal.db);
  });
});

describe('Login created by a classroom', () => {
  it('lets the classroom that created a login manage it after the student joined another one', async () => {
    const { home, student } = await makeJoinedStudent();
    expect(await readManagedFlag(home.session, home, student.id)).toBe('1');
    expectSuccess(await showPassword(home.session, student.id));
    expect(readIds(await showPasswords(home.session, home))).toEqual([student.id]);
    expect(readIds(await renewPasswords(home.session, home, [student.id]))).toEqual([student.id]);
    expectSuccess(await generatePassword(home.session, student.id));
  });

  it('lets an educator of both classrooms manage the login only in the one that created it', async () => {
    const { home, guest, student } = await makeJoinedStudent();
    await makeCoTeacher(portal, home.id, guest.owner);
    expectSuccess(await showPassword(guest.session, student.id));
    expect(await readManagedFlag(guest.session, home, student.id)).toBe('1');
    expect(await readManagedFlag(guest.session, guest, student.id)).toBe('0');
    expectError(await renewPasswords(guest.session, guest, [student.id]), 'STU_001');
    expect(readIds(await renewPasswords(guest.session, home, [student.id]))).toEqual([student.id]);
  });

  it('lets no classroom manage a login after its own classroom removed the student', async () => {
    const { home, guest, student } = await makeJoinedStudent();
    const fields = { classRoomId: home.id, studentId: student.id };
    expectSuccess(await portal.call('removeStudentfromClass', { ...fields, ...home.session }));
    expectError(await showPassword(home.session, student.id), 'CHD_001');
    expectError(await showPassword(guest.session, student.id), 'CHD_001');
    expectError(await renewPasswords(guest.session, guest, [student.id]), 'STU_001');
  });

  it('lets the classroom whose code created the student manage the login', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(classroom.code)));
    const { id } = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', String(body.email))
      .executeTakeFirstOrThrow();
    expect(await readManagedFlag(classroom.session, classroom, id)).toBe('1');
    const shown = expectSuccess(await showPassword(classroom.session, id));
    expect(shown.body.studentPassword).toBe(body.studentPassword);
    expect(readIds(await showPasswords(classroom.session, classroom))).toEqual([id]);
    expect(readIds(await renewPasswords(classroom.session, classroom, [id]))).toEqual([id]);
    expectSuccess(await generatePassword(classroom.session, id));
  });
});

describe('Login of a student who joined by the school’s code', () => {
  const joinBySchoolCode = async (code: string) => {
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
    return { id: student.id, session: { sessionToken: signedIn.sessionToken, userId: student.id } };
  };

  it('lets a classroom of the same school manage the login, and no other classroom', async () => {
    const school = await makeSchool(portal);
    const { id, session } = await joinBySchoolCode(await makeStudentCode(portal, school));
    const home = await makeClassroom(portal, { school, code: true });
    const otherClassroom = await makeClassroom(portal, { code: true });
    for (const { code } of [otherClassroom, home]) {
      expectSuccess(await portal.call('joinClassroom', { code, ...session }));
    }
    expectError(await showPassword(otherClassroom.session, id), 'CHD_001');
    expectSuccess(await showPassword(home.session, id));
  });
});
