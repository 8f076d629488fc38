import type { ErrorCode } from '@wonderfield/contract/texts/message-codes';
import { describe, expect, it } from 'vitest';
import type { Fields, TestResponse } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf, snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { waitForLock } from '../../../testing/database/wait-for-lock.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import {
  type MadeSchool,
  makeSchool,
  makeSchoolTeacher,
  makeTeacherOfDomain,
} from '../../../testing/factories/make-school.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { schoolAccount } from '../../../testing/factories/school-account.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import type { Educator } from '../../context/actor.ts';
import { findActor } from '../sessions/find-actor.ts';
import { redeemSchoolCode } from './codes/redeem-school-code.ts';
import { completeLicense } from './complete-license.ts';

const REJECTED = 'This field cannot be changed.';
const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

type Traits = NonNullable<Parameters<typeof makeEducator>[1]>;
/** Creates a teacher who signed up with a school license and has not redeemed the code yet. */
const makeNewTeacher = (school: MadeSchool) => makeTeacherOfDomain(portal, school);
const withSchool = (schoolRegCode: string | undefined, changes: Fields = {}) => ({
  educatorLicenseType: 'schoolLicenseCode',
  ...(schoolRegCode !== undefined && { schoolRegCode }),
  educatorGrade: '3,4',
  preferedPronoun: '2',
  ...changes,
});
const alone = (changes: Fields = {}) => ({
  educatorLicenseType: 'teacherAccount',
  educatorGrade: 'Kindergarten,1',
  preferedPronoun: '3',
  noOfStudents: '24',
  subscriptionPlans: 'freetoPlay',
  ...changes,
});
const setUp = async (user: MadeUser, fields: Fields) =>
  portal.call('updateUser', { ...fields, ...(await signIn(portal, user)) });
const rejects = async (
  user: MadeUser,
  fields: Fields,
  code: ErrorCode,
  errors?: Record<string, string>,
) => {
  const session = await signIn(portal, user);
  const before = await snapshotPeople(portal.db);
  expectError(await portal.call('updateUser', { ...fields, ...session }), code, errors);
  expect(await snapshotPeople(portal.db)).toEqual(before);
};
const isTeaching = async (user: MadeUser) => {
  const call = { update: '0', ...(await signIn(portal, user)) };
  return (await portal.call('generateStudentPassword', call)).body.msgCode;
};

describe('updateUser: license with a school code', () => {
  // @proves S-school-code, C-updateUser, D-2-purpose-path, D-4-educator-start
  it('sets the school, the grades and the pronoun with the school’s approval', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeNewTeacher(school);
    expect(await isTeaching(teacher)).toBe('EDU_002');
    const response = expectSuccess(await setUp(teacher, withSchool(school.code)));
    expect(userIn(response)).toMatchObject({
      ageVerfiedflag: 't',
      educatorApprovedFlag: 'true',
      type: 'schoolLicenseCode',
      schoolName: school.name,
      schoolCity: school.city,
      schoolZip: school.zip,
      educatorGrade: '3,4',
      preferedPronoun: '2',
      educatorLicenseType: 'schoolLicenseCode',
    });
    expect(await isTeaching(teacher)).toBe('GEN_000');
    expect(await auditOf(portal.db, teacher.id)).toEqual([
      { action: 'educator.configured', actor_id: teacher.id, outcome: 'ok' },
    ]);
    await expectInvariants(portal.db);
  });

  it('accepts the school’s unchanged data in the form', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeNewTeacher(school);
    const shown = { schoolName: school.name, schoolCity: school.city, schoolZip: school.zip };
    expectSuccess(await setUp(teacher, withSchool(school.code, shown)));
  });

  // @proves C-3.6-license
  it.each([
    ['schoolName', 'Other School'],
    ['schoolCity', 'Other City'],
    ['schoolZip', '10001'],
    ['schoolName', ''],
  ])('rejects a %s that differs from the code’s school: %j [T50]', async (field, value) => {
    const school = await makeSchool(portal);
    const teacher = await makeNewTeacher(school);
    const form = withSchool(school.code, { [field]: value });
    await rejects(teacher, form, 'CHD_005', { [field]: REJECTED });
  });

  // @proves C-3.6-license, F-pronoun, F-educator-grades, F-educator-students
  it.each([
    [undefined, {}, { schoolRegCode: 'Please enter School Code' }],
    ['', {}, { schoolRegCode: 'Please enter School Code' }],
    ['code', { educatorGrade: undefined }, { educatorGrade: 'Please select at least one Grade' }],
    ['code', { educatorGrade: '' }, { educatorGrade: 'Please select at least one Grade' }],
    [
      'code',
      { preferedPronoun: undefined },
      { preferedPronoun: 'Please select Preferred Pronoun' },
    ],
    ['code', { educatorGrade: '9' }, { educatorGrade: 'Please choose one of the options' }],
    ['x'.repeat(21), {}, { schoolRegCode: 'This is too long: at most 20 characters' }],
  ])(
    'rejects an incomplete setup with VAL_001: code %j with %j [T50]',
    async (code, changes, errors) => {
      const school = await makeSchool(portal);
      const teacher = await makeNewTeacher(school);
      const form = withSchool(code === 'code' ? school.code : code, changes);
      const sent = Object.fromEntries(
        Object.entries(form).filter(([, value]) => value !== undefined),
      );
      await rejects(teacher, sent, 'VAL_001', errors);
    },
  );

  // @proves M-SCH_002
  it('rejects an unknown code with SCH_001 and a school without seats with SCH_002', async () => {
    const full = await makeSchool(portal, { seats: 1 });
    const teacher = await makeNewTeacher(full);
    await rejects(teacher, withSchool('WF-ZZZZ-ZZZZ'), 'SCH_001');
    await makeSchoolTeacher(portal, full);
    await rejects(teacher, withSchool(full.code), 'SCH_002');
  });

  it('rejects a code that was withdrawn after the lookup with SCH_001', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeNewTeacher(school);
    const session = await signIn(portal, teacher);
    const look = { schoolCode: school.code, ...session };
    expectSuccess(await portal.call('getSchoolAccountDetails', look));
    const administrator = await signIn(portal, school.administrator);
    expectSuccess(await portal.call('setSchoolCode', { action: 'revoke', ...administrator }));
    await rejects(teacher, withSchool(school.code), 'SCH_001');
  });

  it('rejects a name in the license setup with CHD_005', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeNewTeacher(school);
    const form = withSchool(school.code, { firstName: 'Ada' });
    await rejects(teacher, form, 'CHD_005', { firstName: REJECTED });
  });

  it('turns a waiting individual teacher into a teacher of the school', async () => {
    const school = await makeSchool(portal);
    const waits = { licenseType: 'teacherAccount', ageVerified: true } as const;
    const rejected = { ...waits, approved: false, refusedBecause: 'No reply' };
    const teacher = await makeTeacherOfDomain(portal, school, rejected);
    const response = expectSuccess(await setUp(teacher, withSchool(school.code)));
    expect(userIn(response)).toMatchObject({
      educatorLicenseType: 'schoolLicenseCode',
      educatorApprovedFlag: 'true',
      schoolName: school.name,
    });
    expect(userIn(response)).not.toHaveProperty('educatorRefusedReason');
    expect(await isTeaching(teacher)).toBe('GEN_000');
  });

  it.each(['schoolLicenseCode', 'teacherAccount', 'school/district'])(
    'rejects a license setup of a school’s own account with CHD_005: %s',
    async (educatorLicenseType) => {
      const [own, other] = [await makeSchool(portal), await makeSchool(portal)];
      const form = withSchool(other.code, { educatorLicenseType });
      await rejects(own.administrator, form, 'CHD_005', { educatorLicenseType: REJECTED });
    },
  );

  it('rejects turning a teacher into a school account with CHD_005', async () => {
    const form = alone({ educatorLicenseType: 'school/district' });
    const error = { educatorLicenseType: REJECTED };
    await rejects(await makeEducator(portal.db), form, 'CHD_005', error);
  });
});

describe('updateUser: license of an individual teacher', () => {
  // @proves S-individual-educator, C-updateUser
  it('sets an individual teacher up with or without a school and keeps the approval', async () => {
    const teacher = await makeEducator(portal.db, { configured: false });
    const response = expectSuccess(await setUp(teacher, alone({ schoolName: 'Fern School' })));
    expect(userIn(response)).toMatchObject({
      educatorLicenseType: 'teacherAccount',
      educatorApprovedFlag: 'true',
      educatorGrade: 'Kindergarten,1',
      preferedPronoun: '3',
      noOfStudents: '24',
      schoolName: 'Fern School',
    });
    const { educator } = await snapshotUser(portal.db, teacher.id);
    expect(educator).toMatchObject([{ subscription_plan: 'freetoPlay' }]);
    expect(await isTeaching(teacher)).toBe('GEN_000');

    const homeTeacher = await makeEducator(portal.db, { configured: false });
    expect(userIn(await setUp(homeTeacher, alone()))).not.toHaveProperty('schoolName');
    expect(await isTeaching(homeTeacher)).toBe('GEN_000');
  });

  it('lets a waiting teacher complete the setup without approving them', async () => {
    const teacher = await makeEducator(portal.db, { approved: false, configured: false });
    const response = expectSuccess(await setUp(teacher, alone()));
    expect(userIn(response).educatorApprovedFlag).toBe('false');
    expect(await isTeaching(teacher)).toBe('EDU_001');
  });

  it('returns field errors for an incomplete setup of an individual teacher', async () => {
    const teacher = await makeEducator(portal.db, { configured: false });
    await rejects(teacher, { educatorLicenseType: 'teacherAccount' }, 'VAL_001', {
      educatorGrade: 'Please select at least one Grade',
      preferedPronoun: 'Please select Preferred Pronoun',
      noOfStudents: 'Please enter No. of Students in class',
    });
    const tooMany = alone({ noOfStudents: '100' });
    await rejects(teacher, tooMany, 'VAL_001', {
      noOfStudents: 'This is too long: at most 2 digits',
    });
  });

  it('removes seat, approval and adult check when a teacher leaves the school', async () => {
    const school = await makeSchool(portal, { seats: 1 });
    const teacher = await makeSchoolTeacher(portal, school);
    const response = expectSuccess(await setUp(teacher, alone()));
    expect(userIn(response)).toMatchObject({
      educatorLicenseType: 'teacherAccount',
      educatorApprovedFlag: 'false',
      ageVerfiedflag: 'f',
    });
    expect(userIn(response)).not.toHaveProperty('schoolName');
    expect(await isTeaching(teacher)).toBe('AGE_001');
    const { educator } = await snapshotUser(portal.db, teacher.id);
    expect(educator).toMatchObject([{ asked_at: portal.deps.now(), school_city: null }]);
    expectSuccess(await setUp(await makeNewTeacher(school), withSchool(school.code)));
    await expectInvariants(portal.db);
  });

  it('keeps a teacher’s own card check when they leave the school', async () => {
    const school = await makeSchool(portal);
    const teacher = await makeSchoolTeacher(portal, school, { ownCardCheck: true });
    const response = expectSuccess(await setUp(teacher, alone()));
    expect(userIn(response)).toMatchObject({ ageVerfiedflag: 't', educatorApprovedFlag: 'false' });
    expect(await isTeaching(teacher)).toBe('EDU_001');
  });

  it('requires approval for a teacher who never redeemed the code', async () => {
    const teacher = await makeNewTeacher(await makeSchool(portal));
    const response = expectSuccess(await setUp(teacher, alone()));
    expect(userIn(response)).toMatchObject({ ageVerfiedflag: 'f', educatorApprovedFlag: 'false' });
  });
});

describe('updateUser: concurrent license changes', () => {
  type LicenseInput = Parameters<typeof completeLicense>[1];
  const GOES_ON: Omit<LicenseInput, 'licenseType'> = {
    grades: ['3'],
    pronoun: '1',
    studentsInClass: 20,
  };
  const ALONE = { licenseType: 'teacherAccount', ageVerified: true, configured: true } as const;
  const makeActor = async (school: MadeSchool, traits: Traits = {}) => {
    const teacher = await makeTeacherOfDomain(portal, school, { ...ALONE, ...traits });
    const session = await signIn(portal, teacher);
    const actor = await findActor(portal.deps, session.sessionToken, session.userId);
    return { teacher, session, work: contextFor(portal, actor as Educator) };
  };

  it('leaves the current school and not the one at the start of the call', async () => {
    const school = await makeSchool(portal);
    const { teacher, work: task } = await makeActor(school);
    expectSuccess(await setUp(teacher, withSchool(school.code)));
    const input: LicenseInput = { ...GOES_ON, licenseType: 'teacherAccount' };
    await completeLicense(task, input);
    await expectInvariants(portal.db);
  });

  it.each(['teacherAccount', 'schoolLicenseCode'] as const)(
    'rejects a setup with CHD_005 if the account became a school’s in the meantime: %s',
    async (licenseType) => {
      const school = await makeSchool(portal);
      const { teacher, session, work: task } = await makeActor(school, { approved: false });
      const form = schoolAccount({ email: teacher.email, ...session });
      expectSuccess(await portal.call('createSchoolAccount', form));
      const before = await snapshotPeople(portal.db);
      const input: LicenseInput = { ...GOES_ON, licenseType, schoolCode: school.code };
      const late = completeLicense(task, input);
      await expect(late).rejects.toMatchObject({ code: 'CHD_005' });
      expect(await snapshotPeople(portal.db)).toEqual(before);
    },
  );

  it('frees the seat when a teacher leaves while joining', async () => {
    const school = await makeSchool(portal);
    const { session, work: task } = await makeActor(school);
    let leaving: Promise<TestResponse> | undefined;
    await redeemSchoolCode(task, school.code, async () => {
      // The seat is taken but not committed yet, so a concurrent request to leave has to wait.
      leaving = portal.call('updateUser', { ...alone(), ...session });
      await waitForLock(portal.db);
    });
    expect(userIn(expectSuccess((await leaving) as TestResponse))).toMatchObject({
      educatorLicenseType: 'teacherAccount',
      educatorApprovedFlag: 'false',
    });
    await expectInvariants(portal.db);
  });

  it('ends in a consistent state when teachers join and leave in parallel', async () => {
    const school = await makeSchool(portal, { seats: 90 });
    for (let time = 0; time < 20; time += 1) {
      const teacher = await makeTeacherOfDomain(portal, school, ALONE);
      const session = await signIn(portal, teacher);
      const both = [withSchool(school.code), alone(), withSchool(school.code), alone()];
      const responses = await Promise.all(
        both.map((fields) => portal.call('updateUser', { ...fields, ...session })),
      );
      expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    await expectInvariants(portal.db);
  });
});
