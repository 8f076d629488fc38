import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../testing/build-test-app.ts';
import { contextFor } from '../../../testing/context-for.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf, snapshotUser } from '../../../testing/database/snapshot-user.ts';
import { confirmationFieldsIn, linkIn, resetFieldsIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeSchool, ownDomainOf } from '../../../testing/factories/make-school.ts';
import { districtAccount, schoolAccount } from '../../../testing/factories/school-account.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { fastPasswords } from '../../../testing/fast-passwords.ts';
import type { Educator } from '../../context/actor.ts';
import { findActor } from '../sessions/find-actor.ts';
import { createSchoolAccount } from './create-school-account.ts';

const HOUR = 3_600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({ passwords: fastPasswords }),
  });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const ask = (form: Fields) => portal.call('createSchoolAccount', form);
const schoolOf = (email: string) =>
  portal.db
    .selectFrom('schools')
    .innerJoin('users', 'users.id', 'schools.administrator_id')
    .selectAll('schools')
    .where('users.email', '=', email)
    .executeTakeFirstOrThrow();

describe('createSchoolAccount', () => {
  // @proves C-createSchoolAccount, F-school-no-password, D-4-school-account
  it('creates a waiting school with an account without a password', async () => {
    const form = schoolAccount();
    expect(expectSuccess(await ask(form)).body).not.toHaveProperty('userJson');
    const school = await schoolOf(form.email);
    expect(school).toMatchObject({
      license_for: 'school',
      name: 'Lark Hill School',
      city: 'Salem',
      state: 'OR',
      zip: '97301',
      schools_in_district: null,
      classroom_seats: 12,
      student_seats: 340,
      approved_at: null,
      refused_at: null,
    });
    const { user, educator } = await snapshotUser(portal.db, school.administrator_id);
    expect(user).toMatchObject({
      user_type: 'educator',
      password_hash: null,
      email_confirmed_at: null,
      age_verified_at: null,
      phone_number: form.phoneNumber,
      zip: '97214',
    });
    expect(educator).toMatchObject([
      {
        license_type: 'school/district',
        approved_at: null,
        is_ambassador: true,
        school_name: 'Lark Hill School',
        school_city: 'Salem',
        school_zip: '97301',
      },
    ]);
    expect(await auditOf(portal.db, school.id)).toEqual([
      { action: 'school.asked', actor_id: school.administrator_id, outcome: 'ok' },
    ]);
  });

  // @proves C-createSchoolAccount, C-3.5-school
  it('creates a waiting district with its number of schools', async () => {
    const form = districtAccount({ wonderfieldAmbassador: '0' });
    expectSuccess(await ask(form));
    expect(await schoolOf(form.email)).toMatchObject({
      license_for: 'district',
      schools_in_district: 14,
      approved_at: null,
      classroom_seats: 1200,
      student_seats: 34000,
    });
  });

  const longerThan = (max: string) => `This is too long: at most ${max}`;
  // @proves F-district-classrooms, F-district-students, F-license-type, F-digits-only
  it.each([
    [{ classRoomsInSchool: '100' }, { classRoomsInSchool: longerThan('2 digits') }],
    [{ studentsInSchool: '10000' }, { studentsInSchool: longerThan('4 digits') }],
    [
      { classRoomsInSchool: '' },
      { classRoomsInSchool: 'Please enter number of classrooms available in the School' },
    ],
    [
      { studentsInSchool: '0' },
      { studentsInSchool: 'Please enter number of students available in the School' },
    ],
    [{ studentsInSchool: '-5' }, { studentsInSchool: 'Please use digits only' }],
    [{ studentsInSchool: '1e3' }, { studentsInSchool: 'Please use digits only' }],
    [{ schoolName: '' }, { schoolName: 'Please enter School Name' }],
    [{ schoolName: 'x'.repeat(121) }, { schoolName: longerThan('120 characters') }],
    [{ schoolZip: '9730' }, { schoolZip: 'Please enter valid Zip Code' }],
    [{ schoolState: '' }, { schoolState: 'Please select State' }],
    [{ phoneNumber: '+19005550123' }, { phoneNumber: 'Please enter valid Phone Number' }],
    [{ wonderfieldLicenseFor: '' }, { wonderfieldLicenseFor: 'Please select License Type' }],
    [{ wonderfieldLicenseFor: 'planet' }, { wonderfieldLicenseFor: 'Please select License Type' }],
  ])('rejects a school with %j [T51]', async (changes, errors) => {
    const before = await snapshotPeople(portal.db);
    expectError(await ask(schoolAccount(changes)), 'VAL_001', errors);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves F-district-schools, F-district-classrooms, F-district-students
  it.each([
    [{ schoolsInDistrict: '1000' }, { schoolsInDistrict: longerThan('3 digits') }],
    [{ classRoomsInSchool: '10000' }, { classRoomsInSchool: longerThan('4 digits') }],
    [{ studentsInSchool: '100000' }, { studentsInSchool: longerThan('5 digits') }],
    [
      { schoolsInDistrict: '' },
      { schoolsInDistrict: 'Please enter number of schools available in the District' },
    ],
    [
      { classRoomsInSchool: '' },
      { classRoomsInSchool: 'Please enter number of classrooms available in the District' },
    ],
    [
      { studentsInSchool: '' },
      { studentsInSchool: 'Please enter number of students available in the District' },
    ],
  ])('rejects a district with %j [T51]', async (changes, errors) => {
    expectError(await ask(districtAccount(changes)), 'VAL_001', errors);
  });

  // @proves K-district
  it('accepts the maximum numbers of classrooms, students and schools', async () => {
    expectSuccess(await ask(schoolAccount({ classRoomsInSchool: '99', studentsInSchool: '9999' })));
    const many = {
      schoolsInDistrict: '999',
      classRoomsInSchool: '9999',
      studentsInSchool: '99999',
    };
    expectSuccess(await ask(districtAccount(many)));
  });

  it('rejects a taken email of a school account in any case with EML_001', async () => {
    const { email } = await makeParent(portal.db);
    const before = await snapshotPeople(portal.db);
    expectError(await ask(schoolAccount({ email: email.toUpperCase() })), 'EML_001', {
      email: 'Email already exists. Please try with another Email.',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves C-createSchoolAccount
  it('creates one school for 20 retries with the same idempotency key', async () => {
    const form = schoolAccount();
    const headers = { 'idempotency-key': 'the same school' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => portal.call('createSchoolAccount', form, { headers })),
    );
    responses.forEach(expectSuccess);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  });
});

describe('Confirmation link of a school', () => {
  const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
  const askAndGetLink = async () => {
    const form = schoolAccount({ email: `Head+${crypto.randomUUID()}@larkhill.test` });
    await ask(form);
    await portal.runJobs();
    const email = portal.emails.at(-1);
    return { email: form.email, link: linkIn(email), fields: confirmationFieldsIn(email) };
  };
  const press = (fields: { token: string }) => portal.call('confirmEmail', fields);
  const passwordFields = async (fields: { token: string }) => {
    const { email, passwordToken } = expectSuccess(await press(fields)).body;
    return { email, passwordToken };
  };
  const signInWith = (email: string, password: string) =>
    portal.call('login', { userType: 'educator', email, password });
  const linksOf = (email: string) =>
    portal.db
      .selectFrom('mailed_links')
      .innerJoin('users', 'users.id', 'mailed_links.user_id')
      .select(['mailed_links.purpose', 'mailed_links.used_at'])
      .where('users.email', '=', email)
      .execute();

  // @proves D-4-school-account
  it('requires choosing a password after the confirmation, before any sign-in', async () => {
    const { email, fields } = await askAndGetLink();
    for (const password of ['', NEW.password, 'null']) {
      expect((await signInWith(email, password)).body._responseStatus).toBe(0);
    }
    const chosen = await passwordFields(fields);
    expect(chosen.email).toBe(email);
    expectError(await signInWith(email, NEW.password), 'LGN_001');
    expectSuccess(await portal.call('resetPassword', { ...chosen, ...NEW }));
    const response = expectSuccess(await signInWith(email, NEW.password));
    expect(userIn(response)).toMatchObject({
      educatorLicenseType: 'school/district',
      educatorApprovedFlag: 'false',
      ageVerfiedflag: 'f',
    });
  });

  it.each(['GET', 'HEAD'] as const)('changes no link when it is opened with %s', async (method) => {
    const { email, link } = await askAndGetLink();
    const before = await linksOf(email);
    await portal.app.inject({ method, url: `${link.pathname}${link.search}` });
    expect(await linksOf(email)).toEqual(before);
    expect(before).toEqual([{ purpose: 'confirm-email', used_at: null }]);
  });

  it('accepts a second confirmation and only the newest password token', async () => {
    const { fields } = await askAndGetLink();
    const [first, second] = [await passwordFields(fields), await passwordFields(fields)];
    expectError(await portal.call('resetPassword', { ...first, ...NEW }), 'PWD_005');
    expectSuccess(await portal.call('resetPassword', { ...second, ...NEW }));
  });

  it('accepts 20 parallel confirmations and one password token', async () => {
    const { email, fields } = await askAndGetLink();
    const responses = await Promise.all(Array.from({ length: 20 }, () => press(fields)));
    for (const response of responses) expectSuccess(response);
    const codes = [];
    for (const { body } of responses) {
      const { passwordToken } = body;
      const response = await portal.call('resetPassword', { email, passwordToken, ...NEW });
      codes.push(response.body.msgCode);
    }
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PWD_005')).toHaveLength(19);
  });

  it('returns no password token after a password was set', async () => {
    const { fields } = await askAndGetLink();
    const chosen = await passwordFields(fields);
    await portal.call('resetPassword', { ...chosen, ...NEW });
    expect(await passwordFields(fields)).toEqual({});
    expectError(await portal.call('resetPassword', { ...chosen, ...NEW }), 'PWD_005');
  });

  it('rejects the confirmation link after 24 hours, used or not', async () => {
    const [unused, used] = [await askAndGetLink(), await askAndGetLink()];
    await press(used.fields);
    portal.clock.advance(24 * HOUR);
    expectError(await press(unused.fields), 'PWD_005');
    expectError(await press(used.fields), 'PWD_005');
  });

  it('accepts the password token for 30 minutes and a reset link afterwards', async () => {
    const { email, fields } = await askAndGetLink();
    const late = await passwordFields(fields);
    portal.clock.advance(30 * 60_000);
    expectError(await portal.call('resetPassword', { ...late, ...NEW }), 'PWD_005');
    await portal.call('forgotPassword', { email });
    await portal.runJobs();
    const mailed = resetFieldsIn(portal.emails.at(-1));
    expectSuccess(await portal.call('resetPassword', { ...mailed, ...NEW }));
  });
});

describe('createSchoolAccount by a signed-in user', () => {
  const makeWaiting = (traits: Parameters<typeof makeEducator>[1] = {}) =>
    makeEducator(portal.db, {
      approved: false,
      configured: false,
      email: `robin@waits-${unique()}.test`,
      ...traits,
    });

  // @proves C-createSchoolAccount
  it.each([
    ['unchecked', { ageVerified: false }],
    ['checked', {}],
    ['refused', { refusedBecause: 'No such school' }],
  ])('turns the account of a waiting teacher into the school’s: %s', async (_who, traits) => {
    const teacher = await makeWaiting(traits);
    const session = await signIn(portal, teacher);
    const before = await snapshotUser(portal.db, teacher.id);
    const form = schoolAccount({ email: teacher.email.toUpperCase(), ...session });
    expectSuccess(await ask(form));
    const { user, educator } = await snapshotUser(portal.db, teacher.id);
    expect(user).toEqual(before.user);
    expect(educator).toMatchObject([
      {
        license_type: 'school/district',
        approved_at: null,
        school_name: 'Lark Hill School',
        refused_at: null,
        refusal_reason: null,
        asked_at: portal.deps.now(),
      },
    ]);
    expect(await schoolOf(teacher.email)).toMatchObject({ approved_at: null });
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it.each([
    ['an approved teacher', () => makeEducator(portal.db)],
    [
      'a teacher with a school code',
      () => makeEducator(portal.db, { licenseType: 'schoolLicenseCode', ageVerified: false }),
    ],
    ['a school', async () => (await makeSchool(portal)).administrator],
    [
      'the administrator of a waiting school',
      async () => (await makeSchool(portal, { state: 'waiting' })).administrator,
    ],
    ['a parent', () => makeParent(portal.db)],
  ])('rejects a school account by %s with AUZ_001', async (_who, make) => {
    const user = await make();
    const session = await signIn(portal, user);
    const before = await snapshotPeople(portal.db);
    expectError(await ask(schoolAccount({ email: user.email, ...session })), 'AUZ_001');
    // Rejected before the form is validated, so its field errors reveal nothing.
    expectError(await ask(schoolAccount(session)), 'AUZ_001');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('rejects another email than the caller’s with CHD_005', async () => {
    const session = await signIn(portal, await makeWaiting());
    const before = await snapshotPeople(portal.db);
    expectError(await ask(schoolAccount(session)), 'CHD_005', {
      email: 'This field cannot be changed.',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('turns the account into a school’s once for ten parallel requests', async () => {
    const teacher = await makeWaiting();
    const session = await signIn(portal, teacher);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ask(schoolAccount({ email: teacher.email, ...session }))),
    );
    const codes = responses.map(({ body }) => body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'AUZ_001')).toHaveLength(9);
  });

  it('rejects a teacher who was approved in the meantime with AUZ_001 [T51]', async () => {
    const teacher = await makeWaiting();
    const session = await signIn(portal, teacher);
    const earlier = await findActor(portal.deps, session.sessionToken, session.userId);
    await portal.db
      .updateTable('educators')
      .set({ approved_at: portal.deps.now() })
      .where('user_id', '=', teacher.id)
      .execute();
    const form = schoolAccount({ email: teacher.email });
    const late = createSchoolAccount(contextFor(portal, earlier as Educator), {
      ...form,
      licenseFor: 'school',
      state: 'OR',
      schoolState: 'OR',
      classroomCount: 12,
      studentCount: 340,
      isAmbassador: true,
      termsOfService: true,
    });
    await expect(late).rejects.toMatchObject({ code: 'AUZ_001' });
    await expectInvariants(portal.db);
  });

  it('ends with either a school account or a redeemed code when both run in parallel', async () => {
    const school = await makeSchool(portal, { seats: 90 });
    for (let time = 0; time < 20; time += 1) {
      const teacher = await makeWaiting();
      await ownDomainOf(portal, school, teacher);
      const session = await signIn(portal, teacher);
      const redemption = {
        educatorLicenseType: 'schoolLicenseCode',
        schoolRegCode: school.code,
        educatorGrade: '3',
        preferedPronoun: '1',
      };
      const responses = await Promise.all([
        ask(schoolAccount({ email: teacher.email, ...session })),
        portal.call('updateUser', { ...redemption, ...session }),
      ]);
      expect(responses.filter(({ body }) => body._responseStatus === 1)).toHaveLength(1);
    }
    await expectInvariants(portal.db);
  });

  it('withdraws the join request at another school', async () => {
    const [school, teacher] = [await makeSchool(portal), await makeWaiting()];
    const session = await signIn(portal, teacher);
    const redemption = {
      educatorLicenseType: 'schoolLicenseCode',
      schoolRegCode: school.code,
      educatorGrade: '3',
      preferedPronoun: '1',
    };
    const waiting = expectSuccess(await portal.call('updateUser', { ...redemption, ...session }));
    expect(userIn(waiting).schoolRequest?.schoolName).toBe(school.name);
    expectSuccess(await ask(schoolAccount({ email: teacher.email, ...session })));
    expect(userIn(await portal.call('getUser', session))).not.toHaveProperty('schoolRequest');
  });
});
