import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../../testing/database/snapshot-people.ts';
import { resetFieldsIn } from '../../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { PASSWORD, passwordHash } from '../../../../testing/factories/password-hash.ts';
import { sealPasswordOf } from '../../../../testing/factories/seal-password-of.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { openPassword } from '../../../security/stored-password.ts';
import { selectUser } from '../accounts.queries.ts';

const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
let portal: TestPortal;
let afterVerify: () => Promise<unknown> = async () => undefined;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ passwords }) => ({
      passwords: {
        ...passwords,
        verify: async (hash, password) => {
          const isRight = await passwords.verify(hash, password);
          await afterVerify();
          return isRight;
        },
      },
    }),
  });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const change = (session: SessionFields, fields: Fields = {}) =>
  portal.call('updateUser', { oldPassword: PASSWORD, ...NEW, ...session, ...fields });

it('lets the owner change the password while another client guesses it at sign-in', async () => {
  const parent = await makeParent(portal.db);
  const session = await signIn(portal, parent);
  for (let guess = 0; guess < 8; guess += 1) {
    await portal.call('login', { userType: 'parent', email: parent.email, password: 'Wrong#1aa' });
  }
  const response = expectSuccess(await change(session));
  // The new password invalidates all device tokens. The device that changed it gets a new one.
  expect(response.body.deviceMark).toEqual(expect.any(String));
});

describe('updateUser: change of the caller’s password', () => {
  // @proves C-updateUser, P-student-password
  it.each([
    ['parent', () => makeParent(portal.db)],
    ['educator', () => makeEducator(portal.db)],
    ['student', () => makeStudent(portal.db)],
  ] as const)(
    'lets a %s change the password and sign in with the new one',
    async (userType, make) => {
      const user = await make();
      const response = expectSuccess(await change(await signIn(portal, user), { userType }));
      expect(userIn(response).userId).toBe(user.id);
      const login = { userType, email: user.email };
      expectSuccess(await portal.call('login', { ...login, password: NEW.password }));
      expectError(await portal.call('login', { ...login, password: PASSWORD }), 'LGN_001');
    },
  );

  it('ends the other sessions and keeps the session that changed the password [T16]', async () => {
    const parent = await makeParent(portal.db);
    const [here, there] = [await signIn(portal, parent), await signIn(portal, parent)];
    await change(here);
    expectSuccess(await portal.call('getUser', here));
    expectError(await portal.call('getUser', there), 'SSN_002');
  });

  it('emails an adult about a changed password and sends no email for a student', async () => {
    const parent = await makeParent(portal.db);
    await change(await signIn(portal, parent));
    await change(await signIn(portal, await makeStudent(portal.db)));
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: parent.email, subject: 'Your password was changed' },
    ]);
  });

  // @proves D-4-reset-pending
  it('clears a student’s pending password reset when the student changes the password', async () => {
    const student = await makeStudent(portal.db, { resetPending: true });
    const session = await signIn(portal, student);
    expect(userIn(await change(session)).passwordResetNotDone).toBe(false);
    expectSuccess(await portal.call('checkEmail', { email: 'free@home.test', ...session }));
  });

  // @proves M-PWD_004
  it('rejects a common password with PWD_004 for an adult and accepts it for a student', async () => {
    const common = { password: 'Password#1', confirmPassword: 'Password#1' };
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    expectError(await change(session, common), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
    expectSuccess(
      await portal.call('login', { userType: 'parent', email: parent.email, password: PASSWORD }),
    );
    expectSuccess(await change(await signIn(portal, await makeStudent(portal.db)), common));
  });

  describe('for a student with a pending reset', () => {
    const begin = async (resetPending = true) => {
      const student = await makeStudent(portal.db, { resetPending });
      return { student, session: await signIn(portal, student) };
    };
    const chooseOwn = (session: SessionFields, fields: Fields = {}) =>
      portal.call('updateUser', { ...NEW, ...session, ...fields });

    // @proves P-student-password
    it('accepts a new password without the current one for five minutes after the sign-in', async () => {
      const { student, session } = await begin();
      portal.clock.advance(4.9 * 60_000);
      expect(userIn(await chooseOwn(session)).passwordResetNotDone).toBe(false);
      const login = { userType: 'student', email: student.email, password: NEW.password };
      expectSuccess(await portal.call('login', login));
    });

    // @proves P-student-password
    it('requires the current password later than five minutes after the sign-in', async () => {
      const { session } = await begin();
      portal.clock.advance(5 * 60_000);
      const missing = { oldPassword: 'Please enter Current Password' };
      expectError(await chooseOwn(session), 'VAL_001', missing);
      expectSuccess(await chooseOwn(session, { oldPassword: PASSWORD }));
    });

    it('rejects the issued password as the new password', async () => {
      const { session } = await begin();
      const same = { password: PASSWORD, confirmPassword: PASSWORD };
      expectError(await chooseOwn(session, same), 'VAL_001', {
        password: 'Please choose a password you do not have now',
      });
    });

    it('requires the current password after the reset is done, and when no reset is pending', async () => {
      const [pending, chosen] = [await begin(), await begin(false)];
      expectSuccess(await chooseOwn(pending.session));
      const again = { password: 'Marigold#42', confirmPassword: 'Marigold#42' };
      for (const { session } of [pending, chosen]) {
        expectError(await chooseOwn(session, again), 'VAL_001', {
          oldPassword: 'Please enter Current Password',
        });
      }
    });

    it('requires the current password from an adult who has just signed in', async () => {
      const session = await signIn(portal, await makeParent(portal.db));
      expectError(await chooseOwn(session), 'VAL_001', {
        oldPassword: 'Please enter Current Password',
      });
    });
  });

  // @proves D-9-sealed-passwords
  it('seals the password that a child chose and hashes the one that a student of a school chose', async () => {
    const { child } = await makeFamily(portal);
    const student = await makeStudent(portal.db, { schoolMade: true });
    await sealPasswordOf(portal, student);
    const storedOf = async (user: MadeUser) => {
      expectSuccess(await change(await signIn(portal, user)));
      return selectUser(portal.db, user.id);
    };
    const ofChild = await storedOf(child);
    expect(ofChild.password_hash).toBeNull();
    expect(openPassword(portal.deps.sealer, ofChild)).toBe(NEW.password);
    const ofStudent = await storedOf(student);
    expect(ofStudent.password_hash).toMatch(/^\$argon2id/);
    expect(ofStudent.sealed_password).toBeNull();
  });

  it('writes an audit event for a changed password', async () => {
    const parent = await makeParent(portal.db);
    await change(await signIn(portal, parent));
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'outcome'])
      .where('subject_id', '=', parent.id)
      .execute();
    expect(events).toEqual([{ action: 'password.changed', actor_id: parent.id, outcome: 'ok' }]);
  });
});

describe('updateUser: rejected password changes', () => {
  // @proves M-PWD_003
  it('rejects a wrong current password with PWD_003 and writes an audit event', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const before = await snapshotPeople(portal.db);
    expectError(await change(session, { oldPassword: 'Wrong#pass1' }), 'PWD_003', {
      oldPassword: 'Current password does not match',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'outcome'])
      .where('subject_id', '=', parent.id)
      .execute();
    expect(events).toEqual([{ action: 'password.change-refused', outcome: 'PWD_003' }]);
  });

  // @proves M-PWD_007
  it('rejects a password change for an account without a password with PWD_007', async () => {
    const teacher = await makeEducator(portal.db, { password: null });
    const change = { oldPassword: 'Wrong#Panda472', ...NEW, ...(await signIn(portal, teacher)) };
    expectError(await portal.call('updateUser', change), 'PWD_007');
  });

  // @proves P-own-password
  it('rejects a password change without the current password [T21]', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    const before = await snapshotPeople(portal.db);
    for (const none of [{}, { oldPassword: '' }]) {
      const response = await portal.call('updateUser', { ...NEW, ...session, ...none });
      expectError(response, 'VAL_001', { oldPassword: 'Please enter Current Password' });
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves P-own-password
  it.each([
    ['parent', () => makeParent(portal.db, { children: 1 }), 'CHD_001'],
    ['educator', () => makeEducator(portal.db), 'AUZ_001'],
    ['student', () => makeStudent(portal.db), 'AUZ_001'],
    [
      'student with a pending password reset',
      () => makeStudent(portal.db, { resetPending: true }),
      'PWD_006',
    ],
  ] as const)(
    'rejects a %s who passes their own id as the child to skip the current password [T21]',
    async (_who, make, code) => {
      const user = await make();
      const session = await signIn(portal, user);
      const before = await snapshotPeople(portal.db);
      for (const extra of [{}, { oldPassword: PASSWORD }]) {
        const fields = { ...NEW, ...session, ...extra, requestUserId: user.id };
        expectError(await portal.call('updateUser', fields), code);
      }
      expect(await snapshotPeople(portal.db)).toEqual(before);
    },
  );

  it('rejects the current password as the new password while a reset is pending', async () => {
    const student = await makeStudent(portal.db, { resetPending: true });
    const session = await signIn(portal, student);
    expectError(
      await change(session, { password: PASSWORD, confirmPassword: PASSWORD }),
      'VAL_001',
      { password: 'Please choose a password you do not have now' },
    );
  });

  it('rejects a weak new password and a confirmation that differs', async () => {
    const session = await signIn(portal, await makeParent(portal.db));
    expectError(await change(session, { password: 'weak', confirmPassword: 'other' }), 'VAL_001', {
      password: 'Please enter a Strong Password',
      confirmPassword: 'Passwords did not match',
    });
  });

  it('rejects a password change without a session or with another user’s id [T13]', async () => {
    const [mine, other] = [await makeParent(portal.db), await makeParent(portal.db)];
    const session = await signIn(portal, mine);
    const before = await snapshotPeople(portal.db);
    expectError(await portal.call('updateUser', { oldPassword: PASSWORD, ...NEW }), 'SSN_002');
    expectError(await change({ ...session, userId: other.id }), 'SSN_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves M-AGE_001
  it('rejects a password change by a parent without adult check with AGE_001', async () => {
    const session = await signIn(portal, await makeParent(portal.db, { ageVerified: false }));
    expectError(await change(session), 'AGE_001');
  });

  it('keeps the password of a reset that happens during a password change and returns PWD_003', async () => {
    const parent = await makeParent(portal.db);
    const session = await signIn(portal, parent);
    const newHash = await passwordHash('Reset#by1mail');
    afterVerify = () =>
      portal.db
        .updateTable('users')
        .set({ password_hash: newHash })
        .where('id', '=', parent.id)
        .execute();
    const response = await change(session);
    afterVerify = async () => undefined;
    expect(response.body.msgCode).toBe('PWD_003');
    const { users } = await snapshotPeople(portal.db);
    expect(users.find((user) => user.id === parent.id)?.password_hash).toBe(newHash);
  });
});

it('rejects a password change that also contains a name with CHD_005', async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  const before = await snapshotPeople(portal.db);
  expectError(await change(session, { firstName: 'Mia' }), 'CHD_005', {
    firstName: 'This field cannot be changed.',
  });
  expect(await snapshotPeople(portal.db)).toEqual(before);
});

it('rejects an individual teacher’s password change that also contains a school with CHD_005', async () => {
  const session = await signIn(portal, await makeEducator(portal.db));
  const before = await snapshotPeople(portal.db);
  expectError(await change(session, { schoolName: 'Other School' }), 'CHD_005', {
    schoolName: 'This field cannot be changed.',
  });
  expect(await snapshotPeople(portal.db)).toEqual(before);
});

it('invalidates a mailed reset link when the password changes', async () => {
  const parent = await makeParent(portal.db);
  const session = await signIn(portal, parent);
  expectSuccess(await portal.call('forgotPassword', { email: parent.email }));
  await portal.runJobs();
  const link = resetFieldsIn(portal.emails.findLast(({ to }) => to === parent.email));
  expectSuccess(await change(session));
  const late = { password: 'Bramble#48c', confirmPassword: 'Bramble#48c' };
  expectError(await portal.call('resetPassword', { ...link, ...late }), 'PWD_005');
});
