import { describe, expect, it } from 'vitest';
import { auditOf } from '../../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeIdentity } from '../../../../testing/factories/make-identity.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openBrowser } from '../../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../../testing/fakes/sign-in-sandbox.ts';

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { db } = portal;

const identitiesOf = (userId: string) =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).execute();
const sessionsOf = (userId: string) =>
  db.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();

/** The traits of a teacher and of a student at each service. */
const TEACHER = { google: {}, clever: { roles: ['teacher'] }, school: { role: 'teacher' } };
const STUDENT = { google: {}, clever: { roles: ['student'] }, school: { role: 'student' } };

describe.each(['google', 'clever', 'school'] as const)('redeemSignIn after %s', (provider) => {
  const tied = async (user: { id: string }, traits = {}, person = {}) => {
    const made = await newPerson(provider, { ...TEACHER[provider], ...person });
    await makeIdentity(world, user, [provider, made], traits);
    return made;
  };

  // @proves C-redeemSignIn
  it('signs in the linked user and writes an audit event', async () => {
    const teacher = await makeEducator(db);
    const person = await tied(teacher);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(userIn(response)).toMatchObject({
      userId: teacher.id,
      userType: 'educator',
      ...(provider !== 'school' && { [`${provider}AccountId`]: person.id }),
    });
    expect(response.body.newcomer).toBeUndefined();
    const { sessionToken } = response.body;
    expectSuccess(await portal.call('getUser', { userId: teacher.id, sessionToken }));
    expect(await auditOf(db, teacher.id)).toEqual([
      { action: 'session.started', actor_id: teacher.id, outcome: provider },
    ]);
    expect((await identitiesOf(teacher.id))[0]?.last_used_at).toEqual(portal.deps.now());
  });

  it('ends the session that was sent with the sign-in, even another user’s', async () => {
    const [teacher, before] = [await makeEducator(db), await makeParent(db)];
    const person = await tied(teacher);
    const session = await signIn(portal, before);
    expectSuccess(await openBrowser(world).signIn(provider, person.id, session));
    expect(await sessionsOf(before.id)).toEqual([]);
  });

  // @proves D-9-links-reset
  it('requires no password change after a sign-in through a school’s link and keeps the reset pending', async () => {
    const student = await makeStudent(db, { schoolMade: true, resetPending: true });
    const person = await tied(student, {}, STUDENT[provider]);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(userIn(response)).toMatchObject({ userType: 'student', passwordResetNotDone: false });
    const session = { userId: student.id, sessionToken: response.body.sessionToken };
    const own = expectSuccess(await portal.call('getUser', session));
    expect(userIn(own).passwordResetNotDone).toBe(false);
    expectSuccess(await portal.call('getClassroomsByEducator', session));
    const { email, password } = student;
    const byPassword = await portal.call('login', { userType: 'student', email, password });
    expect(userIn(expectSuccess(byPassword)).passwordResetNotDone).toBe(true);
  });

  it('requires the current password after a sign-in without a password', async () => {
    const student = await makeStudent(db, { schoolMade: true, resetPending: true });
    const person = await tied(student, { tiedBy: 'password' }, STUDENT[provider]);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    const session = { userId: student.id, sessionToken: response.body.sessionToken };
    const change = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b', ...session };
    expect((await portal.call('updateUser', change)).body.msgCode).toBe('VAL_001');
  });

  it('returns a ticket when the adult check is missing', async () => {
    const teacher = await makeEducator(db, { approved: false, ageVerified: false });
    const person = await tied(teacher);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(response.body.ageCheckTicket).toEqual(expect.any(String));
  });

  it('rejects a suspended account with LGN_004', async () => {
    const teacher = await makeEducator(db, { suspended: true });
    const person = await tied(teacher);
    expectError(await openBrowser(world).signIn(provider, person.id), 'LGN_004');
    expect(await sessionsOf(teacher.id)).toEqual([]);
  });

  // @proves M-SSO_006
  it('rejects a family’s child with SSO_006 until the link is verified', async () => {
    const { id: parentId } = await makeParent(db);
    const child = await makeStudent(db, { parentId });
    const person = await tied(child, { opensAccount: false });
    expectError(await openBrowser(world).signIn(provider, person.id), 'SSO_006');
    expect(await sessionsOf(child.id)).toEqual([]);
    const session = await signIn(portal, child);
    const own = userIn(expectSuccess(await portal.call('getUser', session)));
    expect([own.googleAccountId, own.cleverAccountId]).toEqual([undefined, undefined]);
  });

  // @proves M-SSO_003, P-parent-no-sso
  it('rejects a parent with a linked identity with SSO_003', async () => {
    const parent = await makeParent(db);
    const person = await tied(parent);
    expectError(await openBrowser(world).signIn(provider, person.id), 'SSO_003');
    expect(await sessionsOf(parent.id)).toEqual([]);
  });

  it('returns the unlinked identity and starts no session', async () => {
    const person = await newPerson(provider, {
      firstName: 'Noor',
      lastName: 'Haddad',
      ...TEACHER[provider],
      // A teacher with an email would get an account from Clever and the school.
      ...(provider !== 'google' && { email: '' }),
    });
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(response.body).toMatchObject({
      newcomer: {
        provider,
        role: provider === 'google' ? 'unknown' : 'educator',
        firstName: 'Noor',
        lastName: 'Haddad',
        ...(provider === 'google' && { email: person.email }),
        tieCode: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    expect(response.body.sessionToken).toBeUndefined();
    expect(response.body.userJson).toBeUndefined();
  });

  // @proves D-5-sso-match
  it.each([true, false])(
    'does not link an account with the same email (confirmed: %s) [T56, T57]',
    async (confirmed) => {
      const person = await newPerson(provider, TEACHER[provider]);
      const teacher = await makeEducator(db, { email: person.email, confirmed });
      const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
      expect(response.body.newcomer).toMatchObject({ email: person.email });
      expect(await identitiesOf(teacher.id)).toEqual([]);
      expect(await sessionsOf(teacher.id)).toEqual([]);
    },
  );

  it('does not match an account by a reassigned email [T56]', async () => {
    const teacher = await makeEducator(db);
    const former = await tied(teacher);
    const next = await newPerson(provider, {
      email: `next.${former.email}`,
      ...STUDENT[provider],
    });
    const response = expectSuccess(await openBrowser(world).signIn(provider, next.id));
    expect(response.body.newcomer).toBeDefined();
  });

  // @proves D-5-sso-match
  it('does not match an account by the same id at another service [T56]', async () => {
    const teacher = await makeEducator(db);
    const person = await newPerson(provider, STUDENT[provider]);
    await makeIdentity(world, teacher, [provider === 'google' ? 'clever' : 'google', person]);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(response.body.newcomer).toBeDefined();
  });
});

// @proves M-SSO_003
it.each([
  ['clever', { roles: ['contact'] }],
  ['school', { role: 'parent' }],
  ['school', { role: 'aide' }],
  ['school', { role: '' }],
] as const)('rejects a sign-in with SSO_003 if %s reports %j', async (provider, fields) => {
  const person = await newPerson(provider, fields);
  expectError(await openBrowser(world).signIn(provider, person.id), 'SSO_003');
  // A linked user is rejected, too, because the current role counts.
  await makeIdentity(world, await makeStudent(db), [provider, person]);
  expectError(await openBrowser(world).signIn(provider, person.id), 'SSO_003');
});

it.each(['clever', 'school'] as const)(
  'accepts the student role reported by %s',
  async (provider) => {
    const person = await newPerson(provider, STUDENT[provider]);
    const response = expectSuccess(await openBrowser(world).signIn(provider, person.id));
    expect(response.body.newcomer).toMatchObject({ role: 'student' });
  },
);

describe('Sign-in code', () => {
  const landed = async () => {
    const teacher = await makeEducator(db);
    const person = await newPerson('google');
    await makeIdentity(world, teacher, ['google', person]);
    const browser = openBrowser(world);
    const { code } = await browser.travel('google', { as: person.id });
    return { browser, code, teacher };
  };

  // @proves C-redeemSignIn, D-2-redirects
  it('accepts a sign-in code once for 20 parallel requests', async () => {
    const { browser, code, teacher } = await landed();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.call('redeemSignIn', { code })),
    );
    const outcomes = responses.map(({ body }) => body.msgCode).sort();
    expect(outcomes).toEqual(['GEN_000', ...Array(19).fill('SSO_001')]);
    expect(await sessionsOf(teacher.id)).toHaveLength(1);
  });

  // @proves C-redeemSignIn, D-2-redirects
  it('rejects a sign-in code after 60 seconds', async () => {
    const { browser, code } = await landed();
    portal.clock.advance(60_000);
    expectError(await browser.call('redeemSignIn', { code }), 'SSO_001');
  });

  // @proves C-redeemSignIn
  it('rejects a sign-in code in another browser or with a forged cookie [T58]', async () => {
    const { code, teacher } = await landed();
    const other = openBrowser(world);
    expectError(await other.call('redeemSignIn', { code }), 'SSO_001');
    await other.leave('google');
    expectError(await other.call('redeemSignIn', { code }), 'SSO_001');
    const forged = { headers: { cookie: 'wonderfield_sign_in=AAAA' } };
    expectError(await portal.call('redeemSignIn', { code }, forged), 'SSO_001');
    expect(await sessionsOf(teacher.id)).toEqual([]);
  });

  it('rejects a connect code for signing in and a sign-in code for connecting', async () => {
    const teacher = await makeEducator(db);
    const person = await newPerson('google');
    await makeIdentity(world, teacher, ['google', person]);
    const browser = openBrowser(world);
    const { code } = await browser.travel('google', { as: person.id, for: 'connect' });
    expectError(await browser.call('redeemSignIn', { code }), 'SSO_001');
    const { code: signInCode } = await browser.travel('google', { as: person.id });
    const session = await signIn(portal, await makeEducator(db));
    const response = await browser.call('connectAccount', { code: signInCode, ...session });
    expectError(response, 'SSO_001');
  });

  it('stores neither the sign-in code nor the name in plain text', async () => {
    const person = await newPerson('google', { firstName: 'Xiomaralda' });
    const { code = '' } = await openBrowser(world).travel('google', { as: person.id });
    const rows = await db.selectFrom('sign_in_codes').selectAll().execute();
    const text = JSON.stringify(
      rows.map((row) => [
        row.code_sha256.toString('latin1'),
        row.sealed_outcome.toString('latin1'),
      ]),
    );
    expect(text).not.toContain(code);
    expect(text).not.toContain('Xiomaralda');
  });

  it('deletes expired sign-in codes with the next sign-in', async () => {
    await landed();
    portal.clock.advance(10 * 60_000);
    await landed();
    expect(await db.selectFrom('sign_in_codes').selectAll().execute()).toHaveLength(1);
  });

  it('deletes expired sign-in codes in the nightly cleanup', async () => {
    await landed();
    portal.clock.advance(24 * 3_600_000);
    await portal.runJob('clean-up');
    expect(await db.selectFrom('sign_in_codes').selectAll().execute()).toEqual([]);
  });
});
