import type { CallName } from '@wonderfield/contract/calls';
import type { SchoolJson } from '@wonderfield/contract/educators/school-admin';
import type * as schoolCalls from '@wonderfield/contract/educators/school-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import {
  auditOf,
  eventsWithReasons,
  snapshotUser,
} from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { joinForm } from '../../../testing/factories/classroom-form.ts';
import { makeClassroom } from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeOperator } from '../../../testing/factories/make-operator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  ownDomainOf,
} from '../../../testing/factories/make-school.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { deleteExpired } from '../../jobs/retention.queries.ts';
import { createNewCode, withdrawCode } from '../schools/codes/change-code.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

type SchoolCall = Extract<CallName, keyof typeof schoolCalls>;
const callBy = async (user: MadeUser, name: SchoolCall, fields: Fields = {}) =>
  portal.call(name, { ...fields, ...(await signIn(portal, user)) });
const schoolIn = (response: TestResponse) => expectSuccess(response).body.school as SchoolJson;
const remove = ({ administrator }: MadeSchool, teacherId: string) =>
  callBy(administrator, 'removeSchoolTeacher', { teacherId });
const setCode = ({ administrator }: MadeSchool, action: string) =>
  callBy(administrator, 'setSchoolCode', { action });
/** Returns the result for a teacher who enters the code. */
const lookUp = async (schoolCode: string) => {
  const teacher = await makeEducator(portal.db);
  const fields = { schoolCode, ...(await signIn(portal, teacher)) };
  return (await portal.call('getSchoolAccountDetails', fields)).body.msgCode;
};
const teachingCall = async (user: MadeUser) => {
  const fields = { update: '0', ...(await signIn(portal, user)) };
  return (await portal.call('generateStudentPassword', fields)).body.msgCode;
};

describe('getSchool', () => {
  // @proves C-getSchool
  it('returns seats, codes, teachers and classrooms to the administrator, and nothing else', async () => {
    const school = await makeSchool(portal, { seats: 5 });
    const teacher = await makeSchoolTeacher(portal, school, { grades: ['3', '4'] });
    const classroom = await makeClassroom(portal, { school, owner: teacher, students: 2 });
    await makeClassroom(portal, { school: await makeSchool(portal), students: 1 });
    expect(schoolIn(await callBy(school.administrator, 'getSchool'))).toEqual({
      schoolId: school.id,
      schoolName: school.name,
      schoolCity: school.city,
      schoolZip: school.zip,
      wonderfieldLicenseFor: 'school',
      schoolCode: school.code,
      classroomSeats: 5,
      studentSeats: 150,
      studentCount: 2,
      schoolCodeUses: 0,
      teachers: [
        {
          userId: teacher.id,
          firstName: 'Robin',
          lastName: 'Marsh',
          email: teacher.email,
          educatorGrade: '3,4',
          joinedAt: portal.deps.now().toISOString(),
          hasSchoolAddress: false,
        },
      ],
      waitingTeachers: [],
      classRooms: [
        {
          classRoomId: classroom.id,
          classRoomName: classroom.name,
          subject: 'math',
          ownerId: teacher.id,
          teachers: ['Robin Marsh'],
          noOfStudents: 40,
          studentCount: 2,
          isArchived: false,
        },
      ],
      unplacedStudents: [],
      domains: [],
    });
  });
});

describe('School administration', () => {
  const CALLS: [SchoolCall, Fields][] = [
    ['getSchool', {}],
    ['removeSchoolTeacher', { teacherId: 'x' }],
    ['setSchoolCode', { action: 'renew' }],
    ['setSchoolCode', { action: 'revoke' }],
    ['setSchoolCode', { kind: 'student', action: 'renew' }],
    ['decideSchoolTeacher', { decision: 'admit', teacherId: 'x' }],
    ['decideSchoolTeacher', { decision: 'refuse', teacherId: 'x', reason: 'Unknown' }],
    ['giveSchoolClassroom', { classRoomId: 'x', teacherId: 'x' }],
    ['releaseSchoolClassroom', { classRoomId: 'x' }],
    ['removeIdleSchoolStudents', { studentIds: '["x"]' }],
    ['removeSchoolStudent', { studentId: 'x' }],
  ];
  // @proves C-getSchool, M-SCH_003
  it.each([
    ['an individual teacher', 'SCH_003', () => makeEducator(portal.db)],
    [
      'a teacher on the school license',
      'SCH_003',
      async () => makeSchoolTeacher(portal, await makeSchool(portal)),
    ],
    [
      'the administrator of a waiting school',
      'AGE_001',
      async () => (await makeSchool(portal, { state: 'waiting' })).administrator,
    ],
    [
      'the administrator of a waiting school after a card check',
      'EDU_001',
      async () =>
        (
          await makeSchool(portal, {
            state: 'waiting',
            administrator: { ageVerified: true, ownCardCheck: true },
          })
        ).administrator,
    ],
    ['a parent', 'AUZ_001', () => makeParent(portal.db)],
    ['a student', 'AUZ_001', () => makeStudent(portal.db)],
  ] as const)('rejects all calls by %s with %s', async (_who, code, make) => {
    const user = await make();
    const before = await snapshotPeople(portal.db);
    for (const [name, fields] of CALLS) expectError(await callBy(user, name, fields), code);
    expect(await snapshotPeople(portal.db)).toEqual(before);
    for (const [name, fields] of CALLS) expectError(await portal.call(name, fields), 'SSN_002');
  });
});

describe('removeSchoolTeacher', () => {
  // @proves C-removeSchoolTeacher
  it('removes a teacher’s seat and the school’s approval immediately, and notifies the teacher', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const teacher = await makeSchoolTeacher(portal, school);
    const session = await signIn(portal, teacher);
    expect(await teachingCall(teacher)).toBe('GEN_000');
    expect(schoolIn(await remove(school, teacher.id)).teachers).toEqual([]);
    const next = await portal.call('generateStudentPassword', { update: '0', ...session });
    expectError(next, 'EDU_002');
    const me = userIn(await portal.call('getUser', session));
    expect(me).toMatchObject({ ageVerfiedflag: 'f', educatorLicenseType: 'schoolLicenseCode' });
    expect(me).not.toHaveProperty('schoolName');
    expect(await lookUp(school.code)).toBe('GEN_000');
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: teacher.email, subject: 'You were removed from a school license' },
    ]);
    expect(await auditOf(portal.db, teacher.id)).toEqual([
      { action: 'school.teacher-removed', actor_id: school.administrator.id, outcome: 'ok' },
    ]);
    await expectInvariants(portal.db);
  });

  it('keeps a teacher’s own card check after the removal, but denies access to the classrooms', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school, { ownCardCheck: true });
    await remove(school, teacher.id);
    expect((await snapshotUser(portal.db, teacher.id)).user.age_verified_at).not.toBeNull();
    expect(await teachingCall(teacher)).toBe('EDU_002');
  });

  it('lets a removed teacher return with the code', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    await ownDomainOf(portal, school, teacher);
    await remove(school, teacher.id);
    const redemption = {
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: school.code,
      educatorGrade: '3',
      preferedPronoun: '1',
    };
    const session = await signIn(portal, teacher);
    expectSuccess(await portal.call('updateUser', { ...redemption, ...session }));
    expect(await teachingCall(teacher)).toBe('GEN_000');
  });

  // @proves C-removeSchoolTeacher, M-SCH_006
  it('returns SCH_006 for another school’s teacher, the administrator and an unknown id alike', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    const foreign = await makeSchoolTeacher(portal, other);
    const before = await snapshotPeople(portal.db);
    const targets = [foreign.id, school.administrator.id, crypto.randomUUID(), 'x', '%', ''];
    const bodies: string[] = [];
    for (const target of targets) {
      const response = expectError(await remove(school, target), 'SCH_006');
      const { requestId: _each, ...body } = response.body;
      bodies.push(JSON.stringify(body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(await snapshotPeople(portal.db)).toEqual(before);
    expect(await teachingCall(foreign)).toBe('GEN_000');
  });

  it('removes a teacher once for parallel requests', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    const responses = await Promise.all([1, 2, 3].map(() => remove(school, teacher.id)));
    const codes = responses.map(({ body }) => body.msgCode).sort();
    expect(codes).toEqual(['GEN_000', 'SCH_006', 'SCH_006']);
  });
});

describe('Notice about a removal from a school', () => {
  const removedFrom = async (user: MadeUser) =>
    userIn(await portal.call('getUser', await signIn(portal, user))).schoolRemoval;
  const makeRemoved = async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    expect(await removedFrom(teacher)).toBeUndefined();
    await remove(school, teacher.id);
    return { school, teacher };
  };
  const setUp = async (user: MadeUser, fields: Fields) => {
    const response = await portal.call('updateUser', {
      educatorGrade: '3',
      preferedPronoun: '1',
      ...fields,
      ...(await signIn(portal, user)),
    });
    return expectSuccess(response);
  };

  // @proves C-dismissSchoolRemoval
  it('shows a removed teacher the school and time until the notice is dismissed', async () => {
    const { school, teacher } = await makeRemoved();
    const removal = { schoolName: school.name, removedAt: portal.deps.now().toISOString() };
    expect(await removedFrom(teacher)).toEqual(removal);
    expect(await removedFrom(await makeSchoolTeacher(portal, school))).toBeUndefined();
    const session = await signIn(portal, teacher);
    for (const _again of [1, 2]) {
      const response = await portal.call('dismissSchoolRemoval', session);
      expect(userIn(response)).not.toHaveProperty('schoolRemoval');
    }
    expect(await removedFrom(teacher)).toBeUndefined();
  });

  // @proves C-dismissSchoolRemoval
  it('lets only the removed teacher dismiss the notice', async () => {
    const { teacher } = await makeRemoved();
    const other = await makeEducator(portal.db);
    const fields = { ...(await signIn(portal, other)), requestUserId: teacher.id };
    await portal.call('dismissSchoolRemoval', fields);
    expect(await removedFrom(teacher)).toBeDefined();
  });

  // @proves S-educator-removed
  it('keeps the notice until the teacher is accepted by another school', async () => {
    const { teacher } = await makeRemoved();
    const next = await makeSchool(portal);
    const withCode = { educatorLicenseType: 'schoolLicenseCode', schoolRegCode: next.code };
    await setUp(teacher, withCode);
    expect(await removedFrom(teacher)).toBeDefined();
    const admission = { decision: 'admit', teacherId: teacher.id };
    schoolIn(await callBy(next.administrator, 'decideSchoolTeacher', admission));
    expect(await removedFrom(teacher)).toBeUndefined();
    await expectInvariants(portal.db);
  });

  // @proves S-educator-removed
  it('removes the notice when the teacher continues alone', async () => {
    const { teacher } = await makeRemoved();
    await setUp(teacher, { educatorLicenseType: 'teacherAccount', noOfStudents: '12' });
    expect(await removedFrom(teacher)).toBeUndefined();
  });

  it('shows only the newest of two removals', async () => {
    const { teacher } = await makeRemoved();
    const next = await makeSchool(portal);
    await ownDomainOf(portal, next, teacher);
    await setUp(teacher, {
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: next.code,
    });
    await remove(next, teacher.id);
    expect(await removedFrom(teacher)).toMatchObject({ schoolName: next.name });
  });

  // @proves S-educator-removed
  it('deletes the notice with the account and after a year', async () => {
    const [{ teacher: gone }, { teacher: away }] = [await makeRemoved(), await makeRemoved()];
    const notifiedIds = async () =>
      (await portal.db.selectFrom('school_removals').select('educator_id').execute()).map(
        ({ educator_id }) => educator_id,
      );
    await portal.db.deleteFrom('users').where('id', '=', gone.id).execute();
    expect(await notifiedIds()).not.toContain(gone.id);
    const afterDays = (days: number) => new Date(portal.deps.now().getTime() + days * 86_400_000);
    await deleteExpired(portal.db, afterDays(364));
    expect(await notifiedIds()).toContain(away.id);
    await deleteExpired(portal.db, afterDays(366));
    expect(await notifiedIds()).not.toContain(away.id);
  });
});

describe('setSchoolCode', () => {
  // @proves C-setSchoolCode
  it('renews the staff code, rejects the old one, keeps the teachers and emails the new one', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    const { schoolCode, teachers } = schoolIn(await setCode(school, 'renew'));
    expect(schoolCode).toMatch(/^WF-.{4}-.{4}$/);
    expect(schoolCode).not.toBe(school.code);
    expect(await lookUp(school.code)).toBe('SCH_001');
    expect(await lookUp(String(schoolCode))).toBe('GEN_000');
    expect(teachers).toHaveLength(1);
    expect(await teachingCall(teacher)).toBe('GEN_000');
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: school.administrator.email, subject: 'Your new staff code' },
    ]);
    expect(portal.emails[0]?.text).toContain(schoolCode);
    expect(await auditOf(portal.db, school.id)).toEqual([
      { action: 'school.code-made', actor_id: school.administrator.id, outcome: 'staff' },
    ]);
  });

  // @proves C-setSchoolCode, M-SCH_007, D-4-school-code
  it('withdraws the staff code, keeps the teachers and can renew it', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school);
    expect(schoolIn(await setCode(school, 'revoke'))).not.toHaveProperty('schoolCode');
    expect(await lookUp(school.code)).toBe('SCH_001');
    expect(await teachingCall(teacher)).toBe('GEN_000');
    expectError(await setCode(school, 'revoke'), 'SCH_007');
    const { schoolCode } = schoolIn(await setCode(school, 'renew'));
    expect(await lookUp(String(schoolCode))).toBe('GEN_000');
  });

  // @proves C-setSchoolCode
  it('renews and withdraws the student code without changing the staff code', async () => {
    await portal.forgetMail();
    const school = await makeSchool(portal);
    const setStudentCode = (action: string) =>
      callBy(school.administrator, 'setSchoolCode', { kind: 'student', action });
    const join = async (code: string | undefined) =>
      (await portal.call('joinWithCode', joinForm(String(code)))).body.msgCode;
    const first = schoolIn(await setStudentCode('renew'));
    expect(first.studentCode).toMatch(/^.{3}-.{4}$/);
    expect(first).toMatchObject({ schoolCode: school.code, studentCodeUses: 0 });
    expect(await join(first.studentCode)).toBe('GEN_000');
    const second = schoolIn(await setStudentCode('renew'));
    expect(await join(first.studentCode)).toBe('CLS_008');
    expect(await join(second.studentCode)).toBe('GEN_000');
    const off = schoolIn(await setStudentCode('revoke'));
    expect(off).not.toHaveProperty('studentCode');
    expect(await join(second.studentCode)).toBe('CLS_008');
    expectError(await setStudentCode('revoke'), 'SCH_007');
    expect(await lookUp(school.code)).toBe('GEN_000');
    // The student code is shown in class and is never emailed.
    await portal.runJobs();
    expect(portal.emails).toEqual([]);
  });

  // @proves C-setSchoolCode
  it('leaves one valid code when 15 requests renew it in parallel', async () => {
    const school = await makeSchool(portal);
    const fields = { action: 'renew', ...(await signIn(portal, school.administrator)) };
    const responses = await Promise.all(
      Array.from({ length: 15 }, () => portal.call('setSchoolCode', fields)),
    );
    responses.forEach(expectSuccess);
    const alive = await portal.db
      .selectFrom('school_codes')
      .select('id')
      .where('school_id', '=', school.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(alive).toHaveLength(1);
  });

  it('does not change the codes of another school', async () => {
    const [school, other] = [await makeSchool(portal), await makeSchool(portal)];
    await setCode(school, 'renew');
    await setCode(school, 'revoke');
    expect(await lookUp(other.code)).toBe('GEN_000');
  });

  it.each(['', 'delete', 'RENEW'])('rejects the code action %j', async (action) => {
    const school = await makeSchool(portal);
    expectError(await setCode(school, action), 'VAL_001', {
      action: 'Please choose one of the options',
    });
  });
});

describe('School codes by an operator', () => {
  const REASON = 'The code was on a public page';
  // @proves C-op-issueSchoolCode, C-op-revokeSchoolCode
  it('creates and withdraws a school’s code and records operator and reason', async () => {
    const school = await makeSchool(portal);
    const by = { operatorId: (await makeOperator(portal)).id };
    await createNewCode(contextFor(portal, by), {
      schoolId: school.id,
      kind: 'staff',
      reason: REASON,
    });
    expect(await lookUp(school.code)).toBe('SCH_001');
    await withdrawCode(contextFor(portal, by), {
      schoolId: school.id,
      kind: 'staff',
      reason: REASON,
    });
    const revoked = withdrawCode(contextFor(portal, by), {
      schoolId: school.id,
      kind: 'staff',
      reason: REASON,
    });
    await expect(revoked).rejects.toMatchObject({ code: 'SCH_007' });
    const events = await eventsWithReasons(portal.db)
      .select(['action', 'operator_id', 'actor_id', 'reason'])
      .where('subject_id', '=', school.id)
      .orderBy('id')
      .execute();
    const actor = { operator_id: by.operatorId, actor_id: null, reason: REASON };
    expect(events).toEqual([
      { action: 'school.code-made', ...actor },
      { action: 'school.code-revoked', ...actor },
    ]);
    await portal.runJobs();
    expect(portal.emails).toEqual([]);
  });

  // @proves C-op-issueSchoolCode, M-SCH_003
  it('rejects a code for a school that is not approved with SCH_003', async () => {
    const { id } = await makeSchool(portal, { state: 'waiting' });
    const by = { atCommandLine: true } as const;
    const issued = createNewCode(contextFor(portal, by), {
      schoolId: id,
      kind: 'staff',
      reason: REASON,
    });
    await expect(issued).rejects.toMatchObject({ code: 'SCH_003' });
  });
});
