import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import { describe, expect, it } from 'vitest';
import type { TestResponse } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotClassrooms } from '../../../testing/database/snapshot-classrooms.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import {
  enroll,
  type MadeClassroom,
  makeClassroom,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  makeStudentCode,
} from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

const give = async ({ administrator }: MadeSchool, { id }: MadeClassroom, teacherId: string) =>
  portal.call('giveSchoolClassroom', {
    classRoomId: id,
    teacherId,
    ...(await signIn(portal, administrator)),
  });
const release = async ({ administrator }: MadeSchool, { id }: MadeClassroom) =>
  portal.call('releaseSchoolClassroom', {
    classRoomId: id,
    ...(await signIn(portal, administrator)),
  });
const remove = async ({ administrator }: MadeSchool, teacher: MadeUser) =>
  portal.call('removeSchoolTeacher', {
    teacherId: teacher.id,
    ...(await signIn(portal, administrator)),
  });
const opens = async (classroom: MadeClassroom, who: MadeUser) => {
  const look = { classRoomId: classroom.id, ...(await signIn(portal, who)) };
  return (await portal.call('getTeam', look)).body.msgCode;
};
const schoolIn = (response: TestResponse) => expectSuccess(response).body.school as SchoolJson;
const licensesOf = async (students: readonly { id: string }[]) => {
  const rows = await portal.db.selectFrom('students').select(['user_id', 'school_id']).execute();
  return students.map(({ id }) => rows.find(({ user_id }) => user_id === id)?.school_id);
};

describe('Teacher who leaves the school', () => {
  it('transfers the classrooms and removes co-teaching and invitations in both directions', async () => {
    const school = await makeSchool(portal);
    const leaver = await makeSchoolTeacher(portal, school);
    const own = await makeClassroom(portal, { school, owner: leaver, coTeacher: true });
    const shared = await makeClassroom(portal, { school, students: 1 });
    const invite = (classroom: MadeClassroom, email: string) =>
      portal.call('inviteCoTeacher', { classRoomId: classroom.id, email, ...classroom.session });
    expectSuccess(await invite(own, 'somebody@school.test'));
    expectSuccess(await invite(shared, leaver.email));
    expectSuccess(await invite(shared, 'other@school.test'));
    expectSuccess(await remove(school, leaver));
    const left = await snapshotClassrooms(portal.db);
    const { owner_id } = left.classrooms.find(({ id }) => id === own.id) ?? {};
    expect(owner_id).toBe(school.administrator.id);
    expect(left.teachers.filter(({ classroom_id }) => classroom_id === own.id)).toMatchObject([
      { educator_id: own.coTeacher?.id },
    ]);
    const invited = left.invitations.filter(({ classroom_id }) =>
      [own.id, shared.id].includes(classroom_id),
    );
    expect(invited.map(({ email }) => email)).toEqual(['other@school.test']);
    await expectInvariants(portal.db);
  });

  it('keeps classrooms that were never the school’s with the leaving teacher', async () => {
    const school = await makeSchool(portal);
    const leaver = await makeSchoolTeacher(portal, school);
    const own = await makeClassroom(portal, { owner: leaver });
    expectSuccess(await remove(school, leaver));
    const row = (await snapshotClassrooms(portal.db)).classrooms.find(({ id }) => id === own.id);
    expect(row).toMatchObject({ owner_id: leaver.id, school_id: null });
  });

  it('leaves no classroom in the name of a teacher who creates it during the removal', async () => {
    for (let round = 0; round < 10; round += 1) {
      const school = await makeSchool(portal);
      const leaver = await makeSchoolTeacher(portal, school);
      const session = await signIn(portal, leaver);
      const form = {
        classRoomName: 'Late',
        teacherName: 'R',
        classRoomGrade: '3',
        classRoomSubject: 'math',
        noOfStudents: '20',
      };
      await Promise.all([
        remove(school, leaver),
        portal.call('createClassRoom', { ...form, ...session }),
        portal.call('createClassRoom', { ...form, ...session }),
      ]);
    }
    await expectInvariants(portal.db);
    const late = await portal.db
      .selectFrom('classrooms')
      .select('id')
      .where('name', '=', 'Late')
      .where('school_id', 'is', null)
      .execute();
    expect(late).toEqual([]);
  });
});

describe('giveSchoolClassroom', () => {
  // @proves C-giveSchoolClassroom
  it('transfers a classroom from the administrator to a teacher and notifies the teacher', async () => {
    await portal.forgetMail();
    const school = await makeSchool(portal);
    const leaver = await makeSchoolTeacher(portal, school);
    const newOwner = await makeSchoolTeacher(portal, school);
    const traits = { school, owner: leaver, name: 'Room 12', students: 1 };
    const classroom = await makeClassroom(portal, traits);
    await remove(school, leaver);
    await portal.runJobs();
    await portal.forgetMail();
    const seen = schoolIn(await give(school, classroom, newOwner.id));
    expect(seen.classRooms).toMatchObject([{ ownerId: newOwner.id, teachers: ['Robin Marsh'] }]);
    expect(await opens(classroom, newOwner)).toBe('GEN_000');
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: newOwner.email, subject: 'You are the new owner of a classroom' },
    ]);
    expect(portal.emails[0]?.text).toContain('Room 12');
    await expectInvariants(portal.db);
  });

  it('keeps the former owner as a co-teacher', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, coTeacher: true });
    const newOwner = classroom.coTeacher as MadeUser;
    expectSuccess(await give(school, classroom, newOwner.id));
    expect(await opens(classroom, classroom.owner)).toBe('GEN_000');
    expectSuccess(await give(school, classroom, newOwner.id));
    await expectInvariants(portal.db);
  });

  // @proves C-giveSchoolClassroom
  it('rejects a new owner from outside with SCH_006 and another school’s classroom with CLS_001', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    const classroom = await makeClassroom(portal, { school });
    const foreign = await makeClassroom(portal, { school: other });
    const alone = await makeClassroom(portal);
    const outsiders = [foreign.owner, other.administrator, await makeEducator(portal.db)];
    const before = await snapshotClassrooms(portal.db);
    for (const { id } of [...outsiders, { id: crypto.randomUUID() }, { id: 'x' }]) {
      expectError(await give(school, classroom, id), 'SCH_006');
    }
    for (const one of [foreign, alone, { ...alone, id: 'x' }]) {
      expectError(await give(school, one, classroom.owner.id), 'CLS_001');
      expectError(await release(school, one), 'CLS_001');
    }
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
  });

  it('keeps the classroom in the school when its new owner is removed at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const school = await makeSchool(portal);
      const classroom = await makeClassroom(portal, { school });
      const newOwner = await makeSchoolTeacher(portal, school);
      await Promise.all([give(school, classroom, newOwner.id), remove(school, newOwner)]);
    }
    await expectInvariants(portal.db);
  });
});

describe('releaseSchoolClassroom', () => {
  // @proves C-releaseSchoolClassroom
  it('removes the classroom from the license with the students its teachers created', async () => {
    const school = await makeSchool(portal);
    const classroom = await makeClassroom(portal, { school, students: 2 });
    const { child } = await makeFamily(portal);
    await enroll(portal, classroom.id, child.id, 'code');
    const code = await makeStudentCode(portal, school);
    const { body } = expectSuccess(await portal.call('joinWithCode', joinForm(code)));
    const bySchool = await portal.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', String(body.email))
      .executeTakeFirstOrThrow();
    await enroll(portal, classroom.id, bySchool.id);
    const seen = schoolIn(await release(school, classroom));
    expect(seen).toMatchObject({ classRooms: [], studentCount: 1 });
    expect(await licensesOf([...classroom.students, child, bySchool])).toEqual([
      null,
      null,
      null,
      school.id,
    ]);
    expect(await opens(classroom, classroom.owner)).toBe('GEN_000');
    await expectInvariants(portal.db);
  });

  it('keeps the logins of students who stay with the school under the school’s management', async () => {
    const school = await makeSchool(portal);
    const leaving = await makeClassroom(portal, { school, code: true, students: 1 });
    const staying = await makeClassroom(portal, { school, code: true });
    const [made] = leaving.students as [MadeUser];
    // One student created by the leaving classroom and one from the student code. Both are in both
    // classrooms.
    const joined = expectSuccess(
      await portal.call('joinWithCode', joinForm(await makeStudentCode(portal, school))),
    );
    const bySchool = await portal.db
      .selectFrom('users')
      .select(['id', 'user_type as userType'])
      .where('email', '=', String(joined.body.email))
      .executeTakeFirstOrThrow();
    await portal.db
      .updateTable('users')
      .set({ must_change_password: false })
      .where('id', '=', bySchool.id)
      .execute();
    const goTo = async (who: { id: string; userType: 'student' }, { code }: MadeClassroom) =>
      expectSuccess(await portal.call('joinClassroom', { code, ...(await signIn(portal, who)) }));
    await goTo({ id: made.id, userType: 'student' }, staying);
    await goTo({ id: bySchool.id, userType: 'student' }, leaving);
    await goTo({ id: bySchool.id, userType: 'student' }, staying);
    expectSuccess(await release(school, leaving));
    const shows = async (who: MadeUser, requestUserId: string) => {
      const request = { requestUserId, ...(await signIn(portal, who)) };
      return (await portal.call('showStudentPassword', request)).body.msgCode;
    };
    for (const { id } of [made, bySchool]) {
      expect(await shows(leaving.owner, id)).toBe('CHD_001');
      expect(await shows(staying.owner, id)).toBe('GEN_000');
    }
    await expectInvariants(portal.db);
  });

  // @proves M-SCH_010
  it('rejects releasing a classroom that the administrator holds with SCH_010', async () => {
    const school = await makeSchool(portal);
    const newOwner = await makeSchoolTeacher(portal, school);
    const classroom = await makeClassroom(portal, { school, students: 1 });
    await remove(school, classroom.owner);
    const before = await snapshotClassrooms(portal.db);
    expectError(await release(school, classroom), 'SCH_010');
    expect(await snapshotClassrooms(portal.db)).toEqual(before);
    expectSuccess(await give(school, classroom, newOwner.id));
    expectSuccess(await release(school, classroom));
    expect(await opens(classroom, newOwner)).toBe('GEN_000');
  });

  it('keeps students on the license who are in another classroom of the school, unless it is deleted', async () => {
    const school = await makeSchool(portal, { seats: 4 });
    const classroom = await makeClassroom(portal, { school, students: 4 });
    const [one, two, three, four] = classroom.students as [MadeUser, MadeUser, MadeUser, MadeUser];
    const { owner } = classroom;
    const second = await makeClassroom(portal, { school, owner });
    const third = await makeClassroom(portal, { school, owner, archived: true });
    const gone = await makeClassroom(portal, { school, owner });
    await enroll(portal, second.id, one.id);
    await enroll(portal, third.id, two.id);
    await enroll(portal, gone.id, three.id);
    await portal.call('deleteClassroom', { classRoomId: gone.id, ...gone.session });
    expectSuccess(await release(school, classroom));
    expect(await licensesOf([one, two, three, four])).toEqual([school.id, school.id, null, null]);
    await expectInvariants(portal.db);
  });
});
