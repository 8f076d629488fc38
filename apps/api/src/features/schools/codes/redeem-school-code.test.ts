import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../../testing/database/invariants.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { waitForLock } from '../../../../testing/database/wait-for-lock.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import type { makeEducator } from '../../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeTeacherOfDomain,
  ownDomainOf,
} from '../../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { retryWhenBusy } from '../../../../testing/retry-when-busy.ts';
import { selectOptionalSchoolForUpdate } from '../schools.queries.ts';
import { updateRevoked } from './school-codes.queries.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

/** Creates a teacher with an email of the school. */
const makeTeacher = (school: MadeSchool, traits: Parameters<typeof makeEducator>[1] = {}) =>
  makeTeacherOfDomain(portal, school, traits);
const redeem = async (teacher: MadeUser, { code }: MadeSchool) =>
  portal.call('updateUser', {
    educatorLicenseType: 'schoolLicenseCode',
    schoolRegCode: code,
    educatorGrade: '3',
    preferedPronoun: '1',
    ...(await signIn(portal, teacher)),
  });
const teachersOf = async ({ id }: MadeSchool) => {
  const rows = await portal.db
    .selectFrom('school_teachers')
    .select('educator_id')
    .where('school_id', '=', id)
    .execute();
  return rows.map(({ educator_id }) => educator_id);
};

describe('redeemSchoolCode', () => {
  it('takes a seat, notifies the administrator and writes an audit event', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeTeacher(school);
    expectSuccess(await redeem(teacher, school));
    expect(await teachersOf(school)).toEqual([teacher.id]);
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: school.administrator.email, subject: 'A teacher joined your school' },
    ]);
    expect(portal.emails[0]?.text).toContain(`Robin Marsh (${teacher.email})`);
    expect(await auditOf(portal.db, school.id)).toEqual([
      { action: 'school.code-redeemed', actor_id: teacher.id, outcome: 'ok' },
    ]);
  });

  it('notifies the administrator of each teacher', async () => {
    const school = await makeSchool(portal);
    for (let time = 0; time < 3; time += 1) await redeem(await makeTeacher(school), school);
    await portal.runJobs();
    expect(portal.emails.map(({ to }) => to)).toEqual(Array(3).fill(school.administrator.email));
  });

  it('ignores a repeated redemption and sends no further email', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const teacher = await makeTeacher(school);
    for (let time = 0; time < 5; time += 1) expectSuccess(await redeem(teacher, school));
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
    expect(await auditOf(portal.db, school.id)).toHaveLength(1);
    expect(await teachersOf(school)).toEqual([teacher.id]);
  });

  it('removes possible links from the teacher’s name in the email', async () => {
    const school = await makeSchool(portal);
    const names = { firstName: 'https://evil.test', lastName: '<b>www.evil.test</b>' };
    await redeem(await makeTeacher(school, names), school);
    await portal.runJobs();
    const [email] = portal.emails;
    expect(`${email?.text}${email?.html}`).not.toMatch(/evil\.test|:\/\/evil|<b>/);
  });

  // @proves D-4-school-code
  it('gives the last three seats to exactly three of 200 parallel redemptions', async () => {
    const school = await makeSchool(portal, { seats: 3 });
    const teachers: MadeUser[] = [];
    for (let number = 0; number < 200; number += 1) teachers.push(await makeTeacher(school));
    const responses = await Promise.all(
      teachers.map((teacher) => retryWhenBusy(() => redeem(teacher, school))),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(3);
    expect(codes.filter((code) => code === 'SCH_002')).toHaveLength(197);
    expect(await teachersOf(school)).toHaveLength(3);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(3);
    await expectInvariants(portal.db);
  });

  it('keeps the account of a teacher without a seat unchanged', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    await redeem(await makeTeacher(school), school);
    const late = await makeTeacher(school);
    expectError(await redeem(late, school), 'SCH_002');
    const row = await portal.db
      .selectFrom('users')
      .innerJoin('educators', 'educators.user_id', 'users.id')
      .select(['age_verified_at', 'school_name', 'grades'])
      .where('users.id', '=', late.id)
      .executeTakeFirst();
    expect(row).toEqual({ age_verified_at: null, school_name: null, grades: [] });
  });

  it('moves a teacher to another school and frees the old seat', async () => {
    const [first, second] = [await makeSchool(portal, { seats: 1 }), await makeSchool(portal)];
    const teacher = await makeTeacher(first);
    await redeem(teacher, first);
    await ownDomainOf(portal, second, teacher);
    expectSuccess(await redeem(teacher, second));
    expect(await teachersOf(first)).toEqual([]);
    expect(await teachersOf(second)).toEqual([teacher.id]);
    const next = await makeTeacher(first, { email: 'next@first-school.test' });
    await ownDomainOf(portal, first, next);
    expectSuccess(await redeem(next, first));
    await expectInvariants(portal.db);
  });

  it('leaves a teacher at one school when a redemption and an approval run in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [first, second] = [await makeSchool(portal), await makeSchool(portal)];
      const teacher = await makeTeacher(first);
      expectSuccess(await redeem(teacher, second));
      const administrator = await signIn(portal, second.administrator);
      const yes = { teacherId: teacher.id, decision: 'admit', ...administrator };
      const [redeemed] = await Promise.all([
        redeem(teacher, first),
        portal.call('decideSchoolTeacher', yes),
      ]);
      expectSuccess(redeemed);
      const { school_name } = await portal.db
        .selectFrom('educators')
        .select('school_name')
        .where('user_id', '=', teacher.id)
        .executeTakeFirstOrThrow();
      const school = (await teachersOf(first)).length === 1 ? first : second;
      expect(await teachersOf(school)).toEqual([teacher.id]);
      expect(school_name).toBe(school.name);
      await expectInvariants(portal.db);
    }
  });

  it('checks the code again under the lock and rejects a withdrawn one with SCH_001', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeTeacher(school);
    const late = await portal.db.transaction().execute(async (tx) => {
      await selectOptionalSchoolForUpdate(tx, school.id);
      const redemption = redeem(teacher, school);
      await waitForLock(portal.db);
      await updateRevoked(tx, { schoolId: school.id, kind: 'staff', now: portal.deps.now() });
      return { redemption };
    });
    expectError(await late.redemption, 'SCH_001');
    expect(await teachersOf(school)).toEqual([]);
  });

  it('admits only teachers who redeem the code before it is withdrawn', async () => {
    const school = await makeSchool(portal, { seats: 60 });
    const administrator = await signIn(portal, school.administrator);
    const teachers: MadeUser[] = [];
    for (let number = 0; number < 30; number += 1) teachers.push(await makeTeacher(school));
    const [, ...answers] = await Promise.all([
      portal.call('setSchoolCode', { action: 'revoke', ...administrator }),
      ...teachers.map((teacher) => retryWhenBusy(() => redeem(teacher, school))),
    ]);
    const codes = answers.map(({ body }) => body.msgCode);
    expect(codes.every((code) => code === 'GEN_000' || code === 'SCH_001')).toBe(true);
    expect(await teachersOf(school)).toHaveLength(
      codes.filter((code) => code === 'GEN_000').length,
    );
    expectError(await redeem(await makeTeacher(school), school), 'SCH_001');
  });
});
