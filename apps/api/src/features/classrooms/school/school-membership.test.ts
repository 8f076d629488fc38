import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { classroomForm } from '../../../../testing/factories/classroom-form.ts';
import {
  type MadeClassroom,
  makeClassroom,
  makeCoTeacher,
} from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  ownDomainOf,
} from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { answerOffer, offer } from '../../../../testing/scenarios/ownership-transfer.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
afterAll(() => portal.close());

const by = async (who: MadeUser) => signIn(portal, who);
const remove = async (school: MadeSchool, teacher: MadeUser) =>
  portal.call('removeSchoolTeacher', {
    teacherId: teacher.id,
    ...(await by(school.administrator)),
  });
const redeem = async (school: MadeSchool, teacher: MadeUser) =>
  portal.call('updateUser', {
    educatorLicenseType: 'schoolLicenseCode',
    schoolRegCode: school.code,
    educatorGrade: '3',
    preferedPronoun: '1',
    ...(await by(teacher)),
  });
const suspend = ({ administrator }: MadeSchool, suspended_at: Date | null) =>
  portal.db.updateTable('users').set({ suspended_at }).where('id', '=', administrator.id).execute();

/** Expects that every call that reaches a student of the classroom is rejected. */
const expectClosed = async ({ id, students: [student] }: MadeClassroom, who: MadeUser) => {
  const session = await by(who);
  const classRoomId = id;
  const listed = await portal.call('getClassroomsByEducator', session);
  expectSuccess(listed);
  expect(JSON.stringify(listed.body.allClassroomsDocs)).not.toContain(id);
  for (const [call, input] of [
    ['getClassroomsByEducator', { classRoomId, studentsDataFlag: '1' }],
    ['showRosterPasswords', { classRoomId }],
    ['renewRosterPasswords', { classRoomId, studentIds: JSON.stringify([student?.id]) }],
    ['removeStudentfromClass', { classRoomId, studentId: student?.id }],
    ['setClassCode', { classRoomId, enabled: '1' }],
    ['getTeam', { classRoomId }],
    ['deleteClassroom', { classRoomId }],
  ] as const) {
    expectError(await portal.call(call, { ...input, ...session }), 'CLS_001');
  }
  const shown = await portal.call('showStudentPassword', {
    requestUserId: student?.id ?? '',
    ...session,
  });
  expectError(shown, 'CHD_001');
};

/** Creates a school with two teachers, a classroom of the first, and another school. */
const makeWorld = async () => {
  const school = await makeSchool(portal);
  const elsewhere = await makeSchool(portal);
  const owner = await makeSchoolTeacher(portal, school);
  const colleague = await makeSchoolTeacher(portal, school);
  const classroom = await makeClassroom(portal, { owner, school, students: 1 });
  return { school, elsewhere, owner, colleague, classroom };
};

describe('Classroom of a school', () => {
  // @proves D-8-school-classroom
  it('denies access to a removed owner, even after the owner joins another school', async () => {
    const { school, elsewhere, owner, classroom } = await makeWorld();
    expectSuccess(await remove(school, owner));
    await makeMemberOf(elsewhere, owner);
    await expectClosed(classroom, owner);
  });

  it('denies access to a removed co-teacher', async () => {
    const { school, elsewhere, colleague, classroom } = await makeWorld();
    await makeCoTeacher(portal, classroom.id, colleague);
    expectSuccess(await remove(school, colleague));
    await makeMemberOf(elsewhere, colleague);
    await expectClosed(classroom, colleague);
  });

  it('denies access while the school is suspended and grants it again afterwards', async () => {
    const { school, owner, classroom } = await makeWorld();
    await suspend(school, new Date());
    await expectClosed(classroom, owner);
    await suspend(school, null);
    const again = await portal.call('showRosterPasswords', {
      classRoomId: classroom.id,
      ...(await by(owner)),
    });
    expectSuccess(again);
  });

  // @proves M-SCH_008
  it('rejects new and transferred classrooms of a suspended school with SCH_008', async () => {
    const { school, owner, colleague } = await makeWorld();
    const own = await makeClassroom(portal);
    await makeCoTeacher(portal, own.id, colleague);
    await suspend(school, new Date());
    const session = await by(owner);
    expectError(
      await portal.call('createClassRoom', { ...classroomForm(), ...session }),
      'SCH_008',
    );
    expectSuccess(await offer(portal, own, colleague.id));
    expectError(await answerOffer(portal, own, colleague), 'SCH_008');
  });

  // @proves M-TEA_004
  it('rejects an invited teacher from outside the school with TEA_004', async () => {
    const { elsewhere, classroom } = await makeWorld();
    const outsider = await makeSchoolTeacher(portal, elsewhere);
    const alone = await makeEducator(portal.db);
    for (const guest of [outsider, alone]) {
      const invited = { classRoomId: classroom.id, email: guest.email, ...classroom.session };
      expectSuccess(await portal.call('inviteCoTeacher', invited));
      const session = await by(guest);
      const { body } = expectSuccess(await portal.call('getInvitations', session));
      const [{ invitationId }] = body.invitations as [{ invitationId: string }];
      const yes = { invitationId, accept: '1', ...session };
      expectError(await portal.call('answerInvitation', yes), 'TEA_004');
      await expectClosed(classroom, guest);
      // The invitation stays, so the teacher can accept it after joining the school.
      expect((await portal.call('getInvitations', session)).body.invitations).toHaveLength(1);
    }
  });

  it('transfers the classroom to the administrator when its owner joins another school', async () => {
    const { school, elsewhere, owner, classroom } = await makeWorld();
    await ownDomainOf(portal, elsewhere, owner);
    expectSuccess(await redeem(elsewhere, owner));
    await expectClosed(classroom, owner);
    const { owner_id, school_id } = await portal.db
      .selectFrom('classrooms')
      .select(['owner_id', 'school_id'])
      .where('id', '=', classroom.id)
      .executeTakeFirstOrThrow();
    expect({ owner_id, school_id }).toEqual({
      owner_id: school.administrator.id,
      school_id: school.id,
    });
  });
});

/** Makes the teacher a member of the other school. */
const makeMemberOf = async ({ id, name }: MadeSchool, teacher: MadeUser) => {
  await portal.db
    .insertInto('school_teachers')
    .values({ educator_id: teacher.id, school_id: id, joined_at: new Date() })
    .execute();
  await portal.db
    .updateTable('educators')
    .set({ school_name: name })
    .where('user_id', '=', teacher.id)
    .execute();
  await portal.db
    .updateTable('users')
    .set({ age_verified_at: new Date() })
    .where('id', '=', teacher.id)
    .execute();
};
