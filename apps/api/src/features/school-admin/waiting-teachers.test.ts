import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import { describe, expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
} from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

/** Creates a teacher with a private email. */
const makeOutsider = () =>
  makeEducator(portal.db, {
    licenseType: 'schoolLicenseCode',
    ageVerified: false,
    configured: false,
  });
const redeem = async ({ code }: MadeSchool, teacher: MadeUser) =>
  portal.call('updateUser', {
    educatorLicenseType: 'schoolLicenseCode',
    schoolRegCode: code,
    educatorGrade: '3,4',
    preferedPronoun: '1',
    ...(await signIn(portal, teacher)),
  });
const decide = async ({ administrator }: MadeSchool, { id }: MadeUser, fields: Fields) =>
  portal.call('decideSchoolTeacher', {
    teacherId: id,
    ...fields,
    ...(await signIn(portal, administrator)),
  });
const admit = (school: MadeSchool, teacher: MadeUser) =>
  decide(school, teacher, { decision: 'admit' });
const reject = (school: MadeSchool, teacher: MadeUser, reason = 'Not one of our teachers') =>
  decide(school, teacher, { decision: 'refuse', reason });
const schoolIn = (response: TestResponse) => expectSuccess(response).body.school as SchoolJson;
const me = async (teacher: MadeUser) =>
  userIn(expectSuccess(await portal.call('getUser', await signIn(portal, teacher))));
const teachingCall = async (teacher: MadeUser) => {
  const fields = { update: '0', ...(await signIn(portal, teacher)) };
  return (await portal.call('generateStudentPassword', fields)).body.msgCode;
};

describe('Staff code with an email unknown to the school', () => {
  // @proves M-EDU_004, D-8-staff-code
  it('makes the teacher wait without access and without adult check (EDU_004)', async () => {
    const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
    const response = expectSuccess(await redeem(school, teacher));
    expect(userIn(response)).toMatchObject({
      ageVerfiedflag: 'f',
      educatorGrade: '3,4',
      schoolRequest: { schoolName: school.name, askedAt: portal.deps.now().toISOString() },
    });
    expect(userIn(response)).not.toHaveProperty('schoolName');
    expect(await teachingCall(teacher)).toBe('EDU_004');
    await expectInvariants(portal.db);
  });

  it('notifies the administrator once by email and lists the teacher on the school page', async () => {
    await portal.forgetMail();
    const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
    for (let time = 0; time < 3; time += 1) expectSuccess(await redeem(school, teacher));
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: school.administrator.email, subject: 'A teacher is waiting for your approval' },
    ]);
    expect(portal.emails[0]?.text).toContain(`Robin Marsh (${teacher.email})`);
    const seen = await portal.call('getSchool', await signIn(portal, school.administrator));
    expect(schoolIn(seen).waitingTeachers).toEqual([
      {
        userId: teacher.id,
        firstName: 'Robin',
        lastName: 'Marsh',
        email: teacher.email,
        askedAt: portal.deps.now().toISOString(),
      },
    ]);
    expect(await auditOf(portal.db, school.id)).toEqual([
      { action: 'school.join-asked', actor_id: teacher.id, outcome: 'ok' },
    ]);
  });

  it('keeps a teacher of another school there until the approval', async () => {
    const [from, to] = [await makeSchool(portal), await makeSchool(portal)];
    const teacher = await makeSchoolTeacher(portal, from);
    const classroom = await makeClassroom(portal, { school: from, owner: teacher, students: 1 });
    expectSuccess(await redeem(to, teacher));
    const look = { classRoomId: classroom.id, ...(await signIn(portal, teacher)) };
    expectSuccess(await portal.call('showRosterPasswords', look));
    schoolIn(await admit(to, teacher));
    const later = { ...look, ...(await signIn(portal, teacher)) };
    expectError(await portal.call('showRosterPasswords', later), 'CLS_001');
    await expectInvariants(portal.db);
  });

  it('limits a teacher’s join requests to five schools per day with RTE_001', async () => {
    const teacher = await makeOutsider();
    for (let time = 0; time < 5; time += 1) {
      expectSuccess(await redeem(await makeSchool(portal), teacher));
    }
    const last = await me(teacher);
    expectError(await redeem(await makeSchool(portal), teacher), 'RTE_001');
    expect(await me(teacher)).toEqual(last);
  });

  it('rejects a join request without a free seat with SCH_002', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    await makeSchoolTeacher(portal, school);
    expectError(await redeem(school, await makeOutsider()), 'SCH_002');
  });

  it('treats an unconfirmed email of the school’s domain as unknown', async () => {
    const school = await makeSchool(portal, { domain: 'proven.school.test' });
    const teacher = await makeEducator(portal.db, {
      licenseType: 'schoolLicenseCode',
      ageVerified: false,
      configured: false,
      email: 'robin@proven.school.test',
      confirmed: false,
    });
    expectSuccess(await redeem(school, teacher));
    expect(await teachingCall(teacher)).toBe('EDU_004');
  });

  it('treats emails of similar domains as unknown', async () => {
    const school = await makeSchool(portal, { domain: 'lark.test' });
    for (const email of ['a@notlark.test', 'a@lark.test.evil.test', 'a@sub.lark.test']) {
      const teacher = await makeEducator(portal.db, {
        licenseType: 'schoolLicenseCode',
        ageVerified: false,
        configured: false,
        email,
      });
      expectSuccess(await redeem(school, teacher));
      expect(await teachingCall(teacher)).toBe('EDU_004');
    }
  });
});

describe('decideSchoolTeacher', () => {
  // @proves C-decideSchoolTeacher
  it('admits a waiting teacher with the school’s approval and notifies them', async () => {
    const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
    await redeem(school, teacher);
    await portal.runJobs();
    await portal.forgetMail();
    const seen = schoolIn(await admit(school, teacher));
    expect(seen.waitingTeachers).toEqual([]);
    expect(seen.teachers).toMatchObject([{ userId: teacher.id, hasSchoolAddress: false }]);
    expect(await me(teacher)).toMatchObject({
      schoolName: school.name,
      ageVerfiedflag: 't',
      educatorGrade: '3,4',
    });
    expect(await me(teacher)).not.toHaveProperty('schoolRequest');
    expect(await teachingCall(teacher)).toBe('GEN_000');
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: teacher.email, subject: 'Your school approved you' },
    ]);
    expect((await auditOf(portal.db, teacher.id)).at(-1)).toEqual({
      action: 'school.teacher-admitted',
      actor_id: school.administrator.id,
      outcome: 'ok',
    });
    await expectInvariants(portal.db);
  });

  // @proves C-decideSchoolTeacher
  it('declines a teacher with a reason, who can ask again', async () => {
    const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
    await redeem(school, teacher);
    await portal.runJobs();
    await portal.forgetMail();
    expect(schoolIn(await reject(school, teacher, 'We do not know you')).waitingTeachers).toEqual(
      [],
    );
    expect((await me(teacher)).schoolRequest).toMatchObject({
      refusalReason: 'We do not know you',
    });
    expect(await teachingCall(teacher)).toBe('EDU_002');
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: teacher.email, subject: 'Your school declined your request' },
    ]);
    expect(portal.emails[0]?.text).toContain('We do not know you');
    expectSuccess(await redeem(school, teacher));
    expect(await teachingCall(teacher)).toBe('EDU_004');
    await expectInvariants(portal.db);
  });

  it('requires a reason for declining a teacher', async () => {
    const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
    await redeem(school, teacher);
    const error = { reason: 'Please give a reason' };
    expectError(await reject(school, teacher, ' '), 'VAL_001', error);
  });

  // @proves C-decideSchoolTeacher
  it('gives the last seat to one of five parallel approvals (SCH_002)', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const teachers: MadeUser[] = [];
    for (let number = 0; number < 5; number += 1) {
      const teacher = await makeOutsider();
      expectSuccess(await redeem(school, teacher));
      teachers.push(teacher);
    }
    const responses = await Promise.all(teachers.map((teacher) => admit(school, teacher)));
    const codes = responses.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual(['GEN_000', ...Array(4).fill('SCH_002')]);
    await expectInvariants(portal.db);
  });

  // @proves M-SCH_009
  it.each(['admit', 'refuse'])(
    'rejects a decision about a teacher who does not wait here with SCH_009: %s',
    async (decision) => {
      const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
      const [elsewhere, decided, suspended] = [
        await makeOutsider(),
        await makeOutsider(),
        await makeOutsider(),
      ];
      await redeem(other, elsewhere);
      await redeem(school, decided);
      await reject(school, decided);
      await redeem(school, suspended);
      await portal.db
        .updateTable('users')
        .set({ suspended_at: portal.deps.now() })
        .where('id', '=', suspended.id)
        .execute();
      const before = await snapshotPeople(portal.db);
      const unknownTeacher = { ...elsewhere, id: crypto.randomUUID() };
      for (const teacher of [
        elsewhere,
        decided,
        suspended,
        unknownTeacher,
        { ...unknownTeacher, id: '%' },
      ]) {
        const response = await decide(school, teacher, { decision, reason: 'No' });
        expectError(response, 'SCH_009');
      }
      expect(await snapshotPeople(portal.db)).toEqual(before);
    },
  );
});

it('withdraws the join request when the teacher continues alone', async () => {
  const [school, teacher] = [await makeSchool(portal), await makeOutsider()];
  await redeem(school, teacher);
  const alone = {
    educatorLicenseType: 'teacherAccount',
    educatorGrade: '3',
    preferedPronoun: '1',
    noOfStudents: '20',
  };
  expectSuccess(await portal.call('updateUser', { ...alone, ...(await signIn(portal, teacher)) }));
  expectError(await admit(school, teacher), 'SCH_009');
  expect(await me(teacher)).not.toHaveProperty('schoolRequest');
});
