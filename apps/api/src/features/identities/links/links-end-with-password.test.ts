import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../../testing/build-test-app.ts';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { resetFieldsIn } from '../../../../testing/email-links.ts';
import { expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { childForm } from '../../../../testing/factories/child-form.ts';
import { makeClassroom } from '../../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../../testing/factories/make-family.ts';
import { makeIdentity } from '../../../../testing/factories/make-identity.ts';
import type { MadeUser } from '../../../../testing/factories/make-user.ts';
import { type SessionFields, signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };

const linksOf = async (userId: string) => {
  const rows = await db
    .selectFrom('identities')
    .select(['provider', 'tied_by'])
    .where('user_id', '=', userId)
    .orderBy('provider')
    .execute();
  return rows.map(({ provider, tied_by }) => `${provider} by ${tied_by}`);
};

/** Links a Google identity to the account with its password, as a person who once saw it could. */
const linkWithPassword = async ({ userType, email, password }: MadeUser) => {
  const person = await newPerson('google');
  const browser = openBrowser(world);
  const { newcomer: unlinkedIdentity } = expectSuccess(
    await browser.signIn('google', person.id),
  ).body;
  const { tieCode } = unlinkedIdentity as { tieCode: string };
  const response = await browser.call('tieSignIn', { tieCode, userType, email, password });
  const { sessionToken } = expectSuccess(response).body;
  const session: SessionFields = {
    sessionToken: String(sessionToken),
    userId: userIn(response).userId,
  };
  return { person, browser, answer: response, session };
};

type Case = {
  user: MadeUser;
  /** Replaces the password in one of the possible ways. */
  replace: () => Promise<unknown>;
};

const call = async (name: Parameters<typeof portal.call>[0], fields: Fields) =>
  expectSuccess(await portal.call(name, fields));

const resetByMail = async (email: string) => {
  await portal.forgetMail();
  await call('forgotPassword', { email });
  await portal.runJobs();
  await call('resetPassword', { ...resetFieldsIn(portal.emails.at(-1)), ...NEW });
};

const changeOwn = async (user: MadeUser) =>
  call('updateUser', { oldPassword: user.password, ...NEW, ...(await signIn(portal, user)) });

const makeClassOfOne = async () => {
  const classroom = await makeClassroom(portal, { students: 1 });
  const [student] = classroom.students;
  if (!student) throw new Error('a classroom without its student');
  return { ...classroom, student };
};

const WAYS: Record<string, () => Promise<Case>> = {
  'the emailed reset link': async () => {
    const user = await makeEducator(db);
    return { user, replace: () => resetByMail(user.email) };
  },
  'the educator on the profile page': async () => {
    const user = await makeEducator(db);
    return { user, replace: () => changeOwn(user) };
  },
  'the student': async () => {
    const { student: user } = await makeClassOfOne();
    return { user, replace: () => changeOwn(user) };
  },
  'the parent who types a password': async () => {
    const { child: user, session } = await makeFamily(portal);
    const change = { requestUserId: user.id, ...NEW, ...session };
    return { user, replace: () => call('updateUser', change) };
  },
  'the parent who generates a password': async () => {
    const { child: user, session } = await makeFamily(portal);
    const change = { update: '1', requestUserId: user.id, ...session };
    return { user, replace: () => call('generateStudentPassword', change) };
  },
  'the parent who links the child again': async () => {
    const { child: user, session } = await makeFamily(portal);
    const replace = async () => {
      await call('deleteParentChildAccount', { requestUserId: user.id, ...session });
      await call('createUser', { ...childForm({ email: user.email }), ...session });
    };
    return { user, replace };
  },
  'the teacher for one student': async () => {
    const { student: user, session } = await makeClassOfOne();
    const change = { update: '1', requestUserId: user.id, ...session };
    return { user, replace: () => call('generateStudentPassword', change) };
  },
  'the teacher for the whole class': async () => {
    const { id, student: user, session } = await makeClassOfOne();
    const studentIds = JSON.stringify([user.id]);
    const change = { classRoomId: id, studentIds, ...session };
    return { user, replace: () => call('renewRosterPasswords', change) };
  },
};

describe.each(Object.entries(WAYS))('New password set by %s', (_way, make) => {
  // @proves D-9-links-end
  it('unlinks the identity that was linked with the old password and ends its session', async () => {
    const { user, replace } = await make();
    const { person, browser, session } = await linkWithPassword(user);
    expect(await linksOf(user.id)).toEqual(['google by password']);
    await replace();
    expect(await linksOf(user.id)).toEqual([]);
    expect((await portal.call('getUser', session)).body.msgCode).toBe('SSN_002');
    expect((await browser.signIn('google', person.id)).body.userJson).toBeUndefined();
    const events = await auditOf(db, user.id);
    expect(events.map(({ action }) => action)).toContain('identity.untied');
  });

  // @proves D-9-links-end
  it('keeps the identities that a roster or an educator linked', async () => {
    const { user, replace } = await make();
    await makeIdentity(world, user, ['google', await newPerson('google')]);
    await makeIdentity(world, user, ['clever', await newPerson('clever')], { tiedBy: 'educator' });
    await replace();
    expect(await linksOf(user.id)).toEqual(['clever by educator', 'google by sync']);
  });
});

describe('New passwords of several students', () => {
  // @proves D-9-links-end
  it('unlinks the identities of each student and records each of them', async () => {
    const { id, students, owner, session } = await makeClassroom(portal, { students: 3 });
    const [one, two, kept] = students as [MadeUser, MadeUser, MadeUser];
    for (const user of students) {
      const google = ['google', await newPerson('google')] as const;
      await makeIdentity(world, user, google, { tiedBy: 'password' });
    }
    await makeIdentity(world, two, ['clever', await newPerson('clever')], { tiedBy: 'educator' });
    const studentIds = JSON.stringify([one.id, two.id]);
    await call('renewRosterPasswords', { classRoomId: id, studentIds, ...session });
    expect(await linksOf(one.id)).toEqual([]);
    expect(await linksOf(two.id)).toEqual(['clever by educator']);
    expect(await linksOf(kept.id)).toEqual(['google by password']);
    const unlinked = { action: 'identity.untied', actor_id: owner.id, outcome: 'google' };
    expect(await auditOf(db, one.id)).toEqual([unlinked]);
    expect(await auditOf(db, two.id)).toEqual([unlinked]);
    expect(await auditOf(db, kept.id)).toEqual([]);
  });
});

describe('Identity linked with the password of a login card', () => {
  // @proves D-9-links-reset
  it('keeps the password reset pending after linking and at later sign-ins', async () => {
    const classroom = await makeClassroom(portal, { students: 1, resetPending: true });
    const [student] = classroom.students;
    const { person, browser, answer } = await linkWithPassword(student as MadeUser);
    expect(userIn(answer).passwordResetNotDone).toBe(true);
    const later = expectSuccess(await browser.signIn('google', person.id));
    expect(userIn(later).passwordResetNotDone).toBe(true);
  });
});
