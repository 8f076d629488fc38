import { UserJsonSchema } from '@wonderfield/contract/accounts/user-json';
import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeHomeChild } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer();

describe('getUser', () => {
  // @proves C-getUser, C-3.2-child-seen, P-own-children, D-2-json-text
  it('returns a parent only their own account and children', async () => {
    await makeParent(portal.db, { children: 2, firstName: 'Foreign-canary' });
    const parent = await makeParent(portal.db, { children: 1 });
    const response = expectSuccess(await portal.call('getUser', await signIn(portal, parent)));
    expect(userIn(response)).toEqual({
      userId: parent.id,
      userType: 'parent',
      firstName: 'Robin',
      lastName: 'Marsh',
      email: parent.email,
      zip: '97214',
      city: 'Portland',
      state: 'OR',
      passwordResetNotDone: false,
      ageVerfiedflag: 't',
      childDetails: [
        {
          userId: parent.children[0]?.id,
          userType: 'student',
          parentId: parent.id,
          firstName: 'Robin',
          lastName: 'Marsh',
          email: parent.children[0]?.email,
          birthMonth: '05',
          birthYear: '2018',
          userGrade: '3',
          childPlayOption: 'all',
          childMayUse: 'preType',
          levelPreference: 'challenging',
          dailyTimeLimit: 'none',
          subject: ['math'],
          subscriptionPlans: 'freetoPlay',
          passwordResetNotDone: false,
          schoolAccountReg: '0',
          signInMethod: 'own',
          hasCard: false,
          homeAccountReg: '1',
          city: 'Portland',
          state: 'OR',
          zip: '97214',
          classRoomsDetails: [],
        },
      ],
    });
  });

  it('returns a teacher’s school, grades and approval', async () => {
    const teacher = await makeEducator(portal.db, {
      licenseType: 'schoolLicenseCode',
      approved: false,
    });
    const user = userIn(await portal.call('getUser', await signIn(portal, teacher)));
    expect(user).toMatchObject({
      educatorLicenseType: 'schoolLicenseCode',
      type: 'schoolLicenseCode',
      educatorApprovedFlag: 'false',
      educatorGrade: '3',
      schoolName: 'Hazel Grove Elementary',
      schoolCity: 'Portland',
      schoolZip: '97214',
    });
  });

  it('returns a student’s avatar, grade and pending reset', async () => {
    const avatar = { name: 'Skylark', look: 'bloom-3' };
    const student = await makeStudent(portal.db, { avatar, schoolMade: true, resetPending: true });
    const user = userIn(await portal.call('getUser', await signIn(portal, student)));
    expect(user).toMatchObject({
      wonderfieldName: 'Skylark',
      avatarPreview: 'bloom-3',
      userGrade: '3',
      schoolAccountReg: '1',
      passwordResetNotDone: true,
    });
    expect(Object.keys(user)).not.toContain('childDetails');
  });

  // @proves C-getUser
  it('returns only the documented user fields and no secrets [T23]', async () => {
    const people = [
      await makeParent(portal.db, { children: 1 }),
      await makeEducator(portal.db),
      await makeHomeChild(portal),
    ];
    for (const person of people) {
      const response = await portal.call('getUser', await signIn(portal, person));
      expect(UserJsonSchema.strict().safeParse(userIn(response)).success).toBe(true);
      expect(JSON.stringify(response.body)).not.toMatch(/argon2|hash|sealed|token/i);
      expect(Object.keys(response.body).sort()).toEqual(
        ['_responseStatus', 'msg', 'msgCode', 'userJson'].sort(),
      );
    }
  });

  // @proves M-SSN_002, P-session
  it('rejects another user’s id, a malformed id and a missing id with SSN_002 [T13, T23]', async () => {
    const [mine, other] = [await makeParent(portal.db), await makeParent(portal.db)];
    const { sessionToken } = await signIn(portal, mine);
    for (const userId of [other.id, '', mine.id.toUpperCase(), [mine.id], { id: mine.id }, null]) {
      const response = await portal.call('getUser', { sessionToken, userId }, { json: true });
      expectError(response, 'SSN_002');
    }
    expectError(await portal.call('getUser', { sessionToken }), 'SSN_002');
  });

  it('rejects an unknown, empty or malformed session token with SSN_002', async () => {
    const { id: userId } = await makeParent(portal.db);
    for (const sessionToken of ['unknown', '', 'x'.repeat(10_000), ['a'], { a: 1 }, 1, null]) {
      const response = await portal.call('getUser', { sessionToken, userId }, { json: true });
      expectError(response, 'SSN_002');
    }
  });
});
