import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../testing/expect-response.ts';
import { childForm } from '../../testing/factories/child-form.ts';
import { educatorSignUp } from '../../testing/factories/educator-sign-up.ts';
import { enroll, makeClassroom } from '../../testing/factories/make-classroom.ts';
import { makeParent } from '../../testing/factories/make-parent.ts';
import { makeStudent } from '../../testing/factories/make-student.ts';
import { districtAccount, schoolAccount } from '../../testing/factories/school-account.ts';
import { signIn } from '../../testing/factories/sign-in.ts';
import { openTestServer } from '../../testing/test-server.ts';

/* Tests alternative field names that the wire format allows. */

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

describe('login', () => {
  // @proves C-login-username
  it('accepts username in place of email for students and adults', async () => {
    const people = [await makeStudent(portal.db), await makeParent(portal.db)];
    for (const { userType, email: username, password } of people) {
      expectSuccess(await portal.call('login', { userType, username, password }));
    }
  });

  // @proves C-login
  it('prefers email when login gets email and username', async () => {
    const [first, second] = [await makeParent(portal.db), await makeParent(portal.db)];
    const { email, password } = first;
    const both = { userType: 'parent', email, username: second.email, password };
    const user = userIn(expectSuccess(await portal.call('login', both)));
    expect(user.userId).toBe(first.id);
  });
});

describe('accountType', () => {
  // @proves C-3.4-educator, C-accountType
  it.each([
    ['teacher', 'teacherAccount'],
    ['teacherAccount', 'teacherAccount'],
    ['schoolLicenseCode', 'schoolLicenseCode'],
  ])(
    'creates for accountType %s an educator with the license type %s',
    async (accountType, licenseType) => {
      const { educatorLicenseType: _, ...form } = educatorSignUp();
      const response = expectSuccess(await portal.call('createUser', { ...form, accountType }));
      expect(userIn(response)).toMatchObject({ educatorLicenseType: licenseType });
    },
  );

  // @proves C-accountType
  it('rejects an unknown accountType', async () => {
    const { educatorLicenseType: _, ...form } = educatorSignUp();
    const response = await portal.call('createUser', { ...form, accountType: 'principal' });
    expectError(response, 'VAL_001', { educatorLicenseType: 'Please choose one of the options' });
  });

  // @proves C-accountType
  it.each([
    ['accountType', schoolAccount],
    ['educatorLicenseType', districtAccount],
  ])('creates a school account from createUser with school/district as %s', async (name, make) => {
    const form = make();
    const request = { userType: 'educator', [name]: 'school/district', ...form };
    const response = expectSuccess(await portal.call('createUser', request));
    expect(userIn(response)).toMatchObject({
      email: form.email,
      userType: 'educator',
      educatorLicenseType: 'school/district',
      educatorApprovedFlag: 'false',
      ageVerfiedflag: 'f',
    });
    // The account has no password to sign in with yet, so no adult check starts.
    expect(response.body).not.toHaveProperty('ageCheckTicket');
    const school = await portal.db
      .selectFrom('schools')
      .innerJoin('users', 'users.id', 'schools.administrator_id')
      .select(['schools.approved_at', 'schools.name', 'users.password_hash'])
      .where('users.email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(school).toEqual({ approved_at: null, name: form.schoolName, password_hash: null });
  });

  // @proves C-accountType
  it('returns the missing fields of a school account from createUser and needs no password', async () => {
    const { schoolName: _name, ...form } = schoolAccount();
    const request = { userType: 'educator', accountType: 'school/district', ...form };
    expectError(await portal.call('createUser', request), 'VAL_001', {
      schoolName: 'Please enter School Name',
    });
    const nothing = { userType: 'educator', accountType: 'school/district' };
    expectError(await portal.call('createUser', nothing), 'VAL_001', {
      wonderfieldLicenseFor: 'Please select License Type',
    });
  });

  // @proves C-accountType
  it('accepts only school/district as accountType of createSchoolAccount', async () => {
    const request = { ...schoolAccount(), accountType: 'school/district' };
    expectSuccess(await portal.call('createSchoolAccount', request));
    const wrong = await portal.call('createSchoolAccount', {
      ...schoolAccount(),
      accountType: 'teacher',
    });
    expectError(wrong, 'VAL_001', { educatorLicenseType: 'Please choose one of the options' });
  });
});

describe('updateUser', () => {
  // @proves C-updateUser
  it('accepts wonderfieldName in updateUser like saveAvatarName', async () => {
    const student = await makeStudent(portal.db);
    const session = await signIn(portal, student);
    const response = await portal.call('updateUser', { wonderfieldName: 'Foxglove', ...session });
    expect(userIn(expectSuccess(response))).toMatchObject({ wonderfieldName: 'Foxglove' });
    const read = await portal.call('getAvatarName', session);
    expect(expectSuccess(read).body.name).toBe('Foxglove');
    const rejected = await portal.call('updateUser', { wonderfieldName: 'abc', ...session });
    const saved = await portal.call('saveAvatarName', {
      name: 'abc',
      avatarName: 'abc',
      ...session,
    });
    expect(rejected.body.msgCode).toBe(saved.body.msgCode);
    expect(rejected.body.errors).toHaveProperty('wonderfieldName');
  });

  it('limits avatar names of updateUser and saveAvatarName together with RTE_001', async () => {
    const session = await signIn(portal, await makeStudent(portal.db));
    const responses: unknown[] = [];
    for (let time = 0; time < 61; time += 1) {
      const form = { avatarName: 'Foxglove', wonderfieldName: 'Foxglove', ...session };
      const call = time % 2 === 0 ? 'saveAvatarName' : 'updateUser';
      responses.push((await portal.call(call, form)).body.msgCode);
    }
    expect(responses.slice(0, 60).every((code) => code === 'GEN_000')).toBe(true);
    const last = await portal.call('updateUser', { wonderfieldName: 'Foxglove', ...session });
    expect([responses.at(-1), last.body.msgCode]).toEqual(['RTE_001', 'RTE_001']);
  });

  it('rejects an avatar name for a parent and for a child with CHD_005', async () => {
    const parent = await makeParent(portal.db, { children: 1 });
    const session = await signIn(portal, parent);
    const name = { wonderfieldName: 'Foxglove', ...session };
    const errors = { wonderfieldName: 'This field cannot be changed.' };
    expectError(await portal.call('updateUser', name), 'CHD_005', errors);
    const childs = { ...name, requestUserId: parent.children[0]?.id };
    expectError(await portal.call('updateUser', childs), 'CHD_005', errors);
  });

  // @proves C-updateUser-userType, C-child-userType
  it('accepts the user’s own userType and rejects another with CHD_005', async () => {
    const parent = await makeParent(portal.db, { children: 1 });
    const session = await signIn(portal, parent);
    const rename = { firstName: 'Dana', ...session };
    expectSuccess(await portal.call('updateUser', { ...rename, userType: 'parent' }));
    for (const userType of ['educator', 'student']) {
      const response = await portal.call('updateUser', { ...rename, firstName: 'No', userType });
      expectError(response, 'CHD_005', { userType: 'This field cannot be changed.' });
    }
    const user = userIn(await portal.call('getUser', session));
    expect(user).toMatchObject({ userType: 'parent', firstName: 'Dana' });
    const child = { ...rename, requestUserId: parent.children[0]?.id, userType: 'student' };
    expectSuccess(await portal.call('updateUser', child));
  });
});

describe('createUser of a child', () => {
  // @proves C-3.2-child
  it('uses the defaults for missing fields of a child', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const {
      childPlayOption: _option,
      levelPreference: _level,
      subscriptionPlans: _plan,
      ...form
    } = childForm();
    const response = await portal.call('createUser', { ...form, ...session });
    const [child] = userIn(expectSuccess(response)).childDetails ?? [];
    expect(child).toMatchObject({
      childPlayOption: 'all',
      levelPreference: 'challenging',
      subscriptionPlans: 'freetoPlay',
    });
    const empty = { ...childForm(), levelPreference: '', ...session };
    expect((await portal.call('createUser', empty)).body.errors).toHaveProperty('levelPreference');
  });

  // @proves C-homeAccountReg
  it('creates a home account of the parent, whatever homeAccountReg and userType say', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    for (const homeAccountReg of ['1', '0']) {
      const response = await portal.call('createUser', {
        ...childForm(),
        homeAccountReg,
        ...session,
      });
      const child = userIn(expectSuccess(response)).childDetails?.at(-1);
      expect(child).toMatchObject({ homeAccountReg: '1', schoolAccountReg: '0' });
    }
  });

  // @proves C-3.2-child-seen, C-homeAccountReg, C-classRoomsDetails
  it('returns the parent, address and classrooms of a child in childDetails', async () => {
    const parent = await makeParent(portal.db, { children: 1 });
    const childId = String(parent.children[0]?.id);
    const classroom = await makeClassroom(portal, { name: 'Hazel Room' });
    const archived = await makeClassroom(portal, { archived: true });
    for (const { id } of [classroom, archived]) await enroll(portal, id, childId, 'joined');
    const user = userIn(await portal.call('getUser', await signIn(portal, parent)));
    expect(user.childDetails).toMatchObject([
      {
        userType: 'student',
        parentId: parent.id,
        homeAccountReg: '1',
        schoolAccountReg: '0',
        city: 'Portland',
        state: 'OR',
        zip: '97214',
        classRoomsDetails: [
          {
            classRoomId: classroom.id,
            classRoomName: 'Hazel Room',
            teacherName: 'Ms Rivera',
            classRoomGrade: '3',
            classRoomSubject: 'math',
          },
        ],
      },
    ]);
  });
});
