import { decodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { ClassroomJson } from '@wonderfield/contract/classrooms/classroom';
import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
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
import { expectInvariants } from '../../../testing/invariants.ts';
import { studentsOf } from '../../../testing/snapshot-classrooms.ts';
import { snapshotPeople } from '../../../testing/snapshot-people.ts';
import { openQuickPortal } from '../../../testing/test-server.ts';
import { sha256 } from '../../security/tokens.ts';
import { classCodeHash } from '../classrooms/class-codes.ts';
import { restoreAccount, suspendAccount } from '../operators/suspend-account.ts';
import { codeHash } from '../schools/school-codes.ts';

const DAY = 24 * 3_600_000;
const portal = await openQuickPortal();

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
const schoolIn = (response: Answer) => expectSuccess(response).body.school as SchoolJson;
const setSeats = ({ id }: MadeSchool, seats: number) =>
  portal.db.updateTable('schools').set({ student_seats: seats }).where('id', '=', id).execute();

describe('students who came by a class code and never came back', () => {
  it('are shown after a day, and not once they signed in', async () => {
    const classroom = await makeClassroom(portal, { code: true, students: 1 });
    const [anonymous, classmate] = [await join(classroom.code), await join(classroom.code)];
    expect(await idleIn(classroom)).toEqual([]);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expect(await idleIn(classroom)).toEqual([anonymous.id]);
    await signIn(portal, anonymous);
    expect(await idleIn(classroom)).toEqual([]);
  });

  // @proves C-removeIdleStudents
  it('are removed together, which frees the seats of class and school at once', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 3);
    const classroom = await makeClassroom(portal, { school, code: true, capacity: 3 });
    const anonymousCallers = [await join(classroom.code), await join(classroom.code)];
    const classmate = await join(classroom.code);
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    classroom.session = await signIn(portal, classroom.owner);
    expectError(await portal.call('joinWithCode', joinForm(classroom.code)), 'CLS_002');
    // The one who came back was picked as well, and stays.
    const studentIds = JSON.stringify([...anonymousCallers, classmate].map(({ id }) => id));
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
  it('are never those the teacher made, nor those of another classroom', async () => {
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

describe('students who came by the student code and never came back', () => {
  // @proves C-removeIdleSchoolStudents
  it('are the administrator’s to see and to remove, which frees the seats at once', async () => {
    const school = await makeSchool(portal);
    await setSeats(school, 2);
    const code = await makeStudentCode(portal, school);
    const [anonymous, classmate] = [await join(code), await join(code)];
    await signIn(portal, classmate);
    portal.clock.advance(1.1 * DAY);
    const session = await signIn(portal, school.administrator);
    const seen = schoolIn(await portal.call('getSchool', session));
    expect(seen.unplacedStudents).toMatchObject([
      { userId: anonymous.id, firstName: 'Ada', lastName: 'Nwosu', neverSignedIn: true },
      { userId: classmate.id, neverSignedIn: false },
    ]);
    expectError(await portal.call('joinWithCode', joinForm(code)), 'SCH_002');
    const studentIds = JSON.stringify([anonymous.id, classmate.id]);
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
  it('of another school are out of reach', async () => {
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
  it('takes whoever is in no classroom off the license, also one who signed in', async () => {
    const school = await makeSchool(portal);
    const code = await makeStudentCode(portal, school);
    const anonymous = await join(code);
    await signIn(portal, anonymous);
    expect(schoolIn(await remove(school, anonymous.id))).toMatchObject({
      unplacedStudents: [],
      studentCount: 0,
    });
    expectError(await remove(school, anonymous.id), 'STU_001');
    await expectInvariants(portal.db);
  });

  // @proves C-removeSchoolStudent
  it('reaches nobody in a classroom, nobody of another school, and nobody’s child (STU_001)', async () => {
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

it('a student a teacher made holds no seat once no classroom of the school has them', async () => {
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

describe('removed while they sign in', () => {
  /** Everybody signs in at the moment the list is cleared. */
  const race = async (code: string, remove: (ids: string[]) => Promise<Answer>) => {
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
      // In and kept, or out and gone; never in and gone.
      expect(orphaned_at === null).toBe(body.msgCode === 'GEN_000');
    }
    await expectInvariants(portal.db);
  };

  it('by a teacher: whoever was faster stays', async () => {
    const classroom = await makeClassroom(portal, { code: true });
    await race(classroom.code, async (ids) =>
      portal.call('removeIdleStudents', {
        classRoomId: classroom.id,
        studentIds: JSON.stringify(ids),
        ...(await signIn(portal, classroom.owner)),
      }),
    );
  });

  it('by the administrator: whoever was faster stays', async () => {
    const school = await makeSchool(portal);
    await race(await makeStudentCode(portal, school), async (ids) =>
      portal.call('removeIdleSchoolStudents', {
        studentIds: JSON.stringify(ids),
        ...(await signIn(portal, school.administrator)),
      }),
    );
  });
});

it('a suspended student holds no seat of the school', async () => {
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

it('a suspended student comes back to a free seat only (SCH_002)', async () => {
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

describe('a code that very many join by', () => {
  // @proves M-CLS_010
  it('stops for the hour, and its owner is told once (CLS_010)', async () => {
    await portal.forgetMail();
    const classroom = await makeClassroom(portal, { code: true });
    const school = await makeSchool(portal);
    const studentCode = await makeStudentCode(portal, school);
    for (const code of [classroom.code, studentCode]) await join(code);
    // As if the last but one had joined just now: making hundreds of accounts proves nothing more.
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
    expect(portal.letters.map(({ to, subject }) => [to, subject]).sort()).toEqual(
      [
        [classroom.owner.email, 'Unusually many students joined with your class code'],
        [school.administrator.email, 'Unusually many students joined with your student code'],
      ].sort(),
    );
    // A new code is free at once, as the letter says; the old one when the hour is over.
    const renewed = await makeStudentCode(portal, school);
    await join(renewed);
    portal.clock.advance(3_600_000);
    await join(classroom.code);
  });
});
