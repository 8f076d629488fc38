import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { studentsOf } from '../../../testing/database/snapshot-classrooms.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import { type MadeClassroom, makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeOperator } from '../../../testing/factories/make-operator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeStudentCode,
} from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { sha256 } from '../../security/tokens.ts';
import { classCodeHash } from '../classrooms/join/class-codes.ts';
import { restoreAccount, suspendAccount } from '../operators/accounts/suspend-account.ts';
import { codeHash } from '../schools/codes/school-codes.ts';

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();

const join = async (code: string) => {
  const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
  return portal.db
    .selectFrom('users')
    .select(['id', 'user_type as userType'])
    .where('email', '=', String(body.email))
    .executeTakeFirstOrThrow();
};
const idleIn = async ({ id, session }: MadeClassroom) => {
  const request = { classRoomId: id, studentsDataFlag: '1', ...session };
  const { body } = expectSuccess(await portal.call('getClassroomsByEducator', request));
  const [classroom] = body.allClassroomsDocs as ClassroomJson[];
  return classroom?.studentData?.flatMap(({ userId, neverSignedIn }) =>
    neverSignedIn ? [userId] : [],
  );
};
const schoolIn = (response: TestResponse) => expectSuccess(response).body.school as SchoolJson;
const setSeats = ({ id }: MadeSchool, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();

describe('Idle students of a class code', () => {
  it('lists idle students after a day, unless they signed in', async () => {
    const classroom = await makeClassroom(portal, { code: true, students: 1 });
    const [idleStudent, classmate] = [await join(classroom.code), await join(classroom.code)];
    expect(await idleIn(classroom)).toEqual([]);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expect(await idleIn(classroom)).toEqual([idleStudent.id]);
    await signIn(portal, idleStudent);
    expect(await idleIn(classroom)).toEqual([]);
  });

  // @proves C-removeIdleStudents
  it('removes idle students together and frees the seats of class and school', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 3);
    const classroom = await makeClassroom(portal, { school, code: true, capacity: 3 });
    const idleStudents = [await join(classroom.code), await join(classroom.code)];
    const classmate = await join(classroom.code);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expectError(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_002');
    // The student who returned was selected as well, but stays.
    const studentIds = JSON.stringify([...idleStudents, classmate].map(({ id }) => id));
    const chosen = { classRoomId: classroom.id, studentIds, ...classroom.session };
    const { body } = expectSuccess(await portal.call('removeIdleStudents', chosen));
    expect(body.removed).toBe(2);
    expect(await studentsOf(portal.db, classroom.id)).toEqual([classmate.id]);
    await join(classroom.code);
    await join(classroom.code);
    expectError(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_002');
    await expectInvariants(portal.db);
  });

  // @proves C-removeIdleStudents
  it('never removes students the teacher created or students of another classroom', async () => {
    const classroom = await makeClassroom(portal, { students: 2, resetPending: true });
    const other = await makeClassroom(portal, { code: true });
    const foreign = await join(other.code);
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, classroom.owner);
    const studentIds = JSON.stringify([...classroom.students, foreign].map(({ id }) => id));
    const chosen = { classRoomId: classroom.id, studentIds, ...session };
    expect((await portal.call('removeIdleStudents', chosen)).body.removed).toBe(0);
    expect(await studentsOf(portal.db, other.id)).toEqual([foreign.id]);
  });
});

describe('Idle students of a student code', () => {
  // @proves C-removeIdleSchoolStudents
  it('lets the administrator list and remove idle students, which frees their seats', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 2);
    const code = await makeStudentCode(portal, school);
    const [idleStudent, classmate] = [await join(code), await join(code)];
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, school.administrator);
    const seen = schoolIn(await portal.call('getSchool', session));
    expect(seen.unplacedStudents).toMatchObject([
      { userId: idleStudent.id, firstName: 'Ada', lastName: 'Nwosu', neverSignedIn: true },
      { userId: classmate.id, neverSignedIn: false },
    ]);
    expectError(await portal.call('joinWithCode', joinForm(code)), 'SCH_002');
    const studentIds = JSON.stringify([idleStudent.id, classmate.id]);
    const after = schoolIn(
      await portal.call('removeIdleSchoolStudents', { studentIds, ...session }),
    );
    expect(after).toMatchObject({
      unplacedStudents: [{ userId: classmate.id, neverSignedIn: false }],
      studentCount: 1,
    });
    await join(code);
    await expectInvariants(portal.db);
  });

  // @proves C-removeIdleSchoolStudents
  it('does not remove idle students of another school', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    const foreign = await join(await makeStudentCode(portal, other));
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, school.administrator);
    const studentIds = JSON.stringify([foreign.id]);
    expectSuccess(await portal.call('removeIdleSchoolStudents', { studentIds, ...session }));
    const seen = schoolIn(
      await portal.call('getSchool', await signIn(portal, other.administrator)),
    );
    expect(seen.unplacedStudents).toHaveLength(1);
  });
});

describe('removeSchoolStudent', () => {
  const remove = async (school: MadeSchool, studentId: string) =>
    portal.call('removeSchoolStudent', {
      studentId,
      ...(await signIn(portal, school.administrator)),
    });

  // @proves C-removeSchoolStudent
  it('removes a student without a classroom from the license, even after a sign-in', async () => {
    const school = await makeSchool(portal);
    const code = await makeStudentCode(portal, school);
    const idleStudent = await join(code);
    await signIn(portal, idleStudent);
    expect(schoolIn(await remove(school, idleStudent.id))).toMatchObject({
      unplacedStudents: [],
      studentCount: 0,
    });
    expectError(await remove(school, idleStudent.id), 'STU_001');
    await expectInvariants(portal.db);
  });

  // @proves C-removeSchoolStudent
  it('rejects students in a classroom, of another school or of a family with STU_001', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    const { students } = await makeClassroom(portal, { school, students: 1 });
    const foreign = await join(await makeStudentCode(portal, other));
    const before = await snapshotPeople(portal.db);
    for (const id of [students[0]?.id, foreign.id, crypto.randomUUID(), '%', '']) {
      expectError(await remove(school, String(id)), 'STU_001');
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });
});

it('frees the seat of a teacher-made student who is in no classroom of the school', async () => {
  const school = await makeSchool(portal);
  const classroom = await makeClassroom(portal, { school, students: 1 });
  const elsewhere = await makeClassroom(portal, { code: true });
  const [student] = classroom.students;
  const own = await signIn(portal, student as { id: string; userType: 'student' });
  expectSuccess(await portal.call('joinClassroom', { code: elsewhere.code, ...own }));
  const removal = { classRoomId: classroom.id, studentId: student?.id, ...classroom.session };
  expectSuccess(await portal.call('removeStudentfromClass', removal));
  const session = await signIn(portal, school.administrator);
  const seen = schoolIn(await portal.call('getSchool', session));
  expect(seen).toMatchObject({ studentCount: 0, unplacedStudents: [] });
  await expectInvariants(portal.db);
});

describe('Removal of idle students during a sign-in', () => {
  /** All students sign in while the list is removed. */
  const race = async (code: string, remove: (ids: string[]) => Promise<TestResponse>) => {
    const logins: { id: string; email: unknown; password: string }[] = [];
    for (let number = 0; number < 12; number += 1) {
      const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
      const { id } = await portal.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', String(body.email))
        .executeTakeFirstOrThrow();
      const password = decodeChildPassword(String(body.studentPassword));
      logins.push({ id, email: body.email, password });
    }
    portal.clock.advance(1.1 * DAY);
    const signIns = logins.map(({ email, password }) =>
      portal.call('login', { userType: 'student', email, password }),
    );
    const [removed, ...answers] = await Promise.all([
      remove(logins.map(({ id }) => id)),
      ...signIns,
    ]);
    expectSuccess(removed);
    for (const [at, { body }] of answers.entries()) {
      expect(['GEN_000', 'LGN_004']).toContain(body.msgCode);
      const { orphaned_at } = await portal.db
        .selectFrom('students')
        .select('orphaned_at')
        .where('user_id', '=', String(logins[at]?.id))
        .executeTakeFirstOrThrow();
      // A student is either signed in and kept, or rejected and removed, never signed in and
      // removed.
      expect(orphaned_at === null).toBe(body.msgCode === 'GEN_000');
    }
    await expectInvariants(portal.db);
  };

  it('keeps students who sign in before a teacher removes them', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    await race(classroom.code, async (ids) =>
      portal.call('removeIdleStudents', {
        classRoomId: classroom.id,
        studentIds: JSON.stringify(ids),
        ...(await signIn(portal, classroom.owner)),
      }),
    );
  });

  it('keeps students who sign in before the administrator removes them', async () => {
    const school = await makeSchool(portal);
    await race(await makeStudentCode(portal, school), async (ids) =>
      portal.call('removeIdleSchoolStudents', {
        studentIds: JSON.stringify(ids),
        ...(await signIn(portal, school.administrator)),
      }),
    );
  });
});

it('does not count a suspended student toward the seats of the school', async () => {
  const school = await makeSchool(portal);
  await setSeats(school, 1);
  const code = await makeStudentCode(portal, school);
  const { id } = await join(code);
  expectError(await portal.call('joinWithCode', joinForm(code)), 'SCH_002');
  await portal.db
    .updateTable('users')
    .set({ suspended_at: portal.deps.now() })
    .where('id', '=', id)
    .execute();
  await join(code);
});

it('rejects restoring a suspended student without a free seat with SCH_002', async () => {
  const school = await makeSchool(portal);
  await setSeats(school, 1);
  const code = await makeStudentCode(portal, school);
  const { id: userId } = await join(code);
  const operator = contextFor(portal, { operatorId: (await makeOperator(portal)).id });
  await suspendAccount(operator, { userId, reason: 'Reported' });
  await join(code);
  const restored = restoreAccount(operator, { userId, reason: 'A mistake' });
  await expect(restored).rejects.toMatchObject({ code: 'SCH_002' });
  await setSeats(school, 2);
  await restoreAccount(operator, { userId, reason: 'A mistake' });
  await expectInvariants(portal.db);
});

describe('Limit of joins per code', () => {
  // @proves M-CLS_010
  it('rejects further joins for the hour with CLS_010 and notifies the code’s owner once', async () => {
    await portal.forgetMail();
    const classroom = await makeClassroom(portal, { code: true });
    const school = await makeSchool(portal);
    const studentCode = await makeStudentCode(portal, school);
    for (const code of [classroom.code, studentCode]) await join(code);
    // Sets the counter just below the limit, because creating hundreds of accounts would test
    // nothing more.
    const fill = (mark: Buffer, used: number) =>
      portal.db
        .updateTable('rate_limits')
        .set({ used })
        .where('bucket', '=', 'join/code')
        .where('key_sha256', '=', sha256(mark.toString('hex')))
        .execute();
    await fill(classCodeHash(portal.deps, classroom.code), 79);
    await fill(codeHash(portal.deps, studentCode), 399);
    for (const code of [classroom.code, studentCode]) await join(code);
    for (const code of [classroom.code, studentCode, classroom.code, studentCode]) {
      const rejected = expectError(await portal.call('joinWithCode', joinForm(code)), 'CLS_010');
      expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    }
    await portal.runJobs();
    expect(portal.emails.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [classroom.owner.email, 'Unusually many students joined with your class code'],
        [school.administrator.email, 'Unusually many students joined with your student code'],
      ].sort(),
    );
    // A new code works immediately, as the email says, and the old one after the hour.
    const renewed = await makeStudentCode(portal, school);
    await join(renewed);
    portal.clock.advance(3_600_000);
    await join(classroom.code);
  });
});
