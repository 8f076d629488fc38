import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../../testing/build-test-app.ts';
import { openRecordingDatabase } from '../../../../testing/database/recording-database.ts';
import { linkIn, resetFieldsIn } from '../../../../testing/email-links.ts';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';

const MINUTE = 60_000;
const NEW = { password: 'Thistle#93b', confirmPassword: 'Thistle#93b' };
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const mailedReset = async (email: string, headers: Record<string, string> = {}) => {
  expectSuccess(await portal.call('forgotPassword', { email }, { headers }));
  await portal.runJobs();
  return portal.emails.at(-1);
};
const reset = (fields: Fields) => portal.call('resetPassword', { ...NEW, ...fields });
const hashOf = async (id: string) =>
  (await portal.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
    .password_hash;

describe('forgotPassword', () => {
  // @proves C-forgotPassword
  it.each([
    ['parent', () => makeParent(portal.db)],
    ['unchecked parent', () => makeParent(portal.db, { ageVerified: false })],
    ['unconfirmed parent', () => makeParent(portal.db, { confirmed: false })],
    ['educator', () => makeEducator(portal.db)],
  ] as const)('sends a reset link to a %s, only to the registered email', async (_who, make) => {
    const user = await make();
    const letter = await mailedReset(user.email.toUpperCase());
    expect(portal.emails).toHaveLength(1);
    expect(letter?.to).toBe(user.email);
    expect(resetFieldsIn(letter)).toEqual({
      email: user.email,
      passwordToken: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  // @proves C-forgotPassword, D-4-forgot-quiet
  it.each([
    ['nobody', async () => 'nobody@home.test'],
    ['a student', async () => (await makeStudent(portal.db, { email: 'kid@home.test' })).email],
    ['a suspended parent', async () => (await makeParent(portal.db, { suspended: true })).email],
  ])('returns the same response for %s and queues no email [T17]', async (_who, make) => {
    const parent = await makeParent(portal.db);
    const unknown = await make();
    await portal.runJobs();
    portal.emails.length = 0;
    const responses = [
      await portal.call('forgotPassword', { email: parent.email }),
      await portal.call('forgotPassword', { email: unknown }),
    ];
    expect(responses[0]?.body).toEqual(responses[1]?.body);
    expect(responses[0]?.body).toEqual({ _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' });
    expect(await portal.queuedJobs()).toEqual([
      { name: 'mail-reset-link', data: { userId: parent.id } },
    ]);
    await portal.runJobs();
    expect(portal.emails.map((letter) => letter.to)).toEqual([parent.email]);
  });

  // @proves C-forgotPassword, D-4-forgot-quiet
  it.each(['forgotPassword', 'resendVerification'] as const)(
    'runs the same SQL statements for %s, whether or not the email is known [T17]',
    async (call) => {
      const watched = openRecordingDatabase(portal.databaseUrl);
      const own = await buildTestApp({
        databaseUrl: portal.databaseUrl,
        config: { ADDRESS_LIMITS: false },
        replace: () => ({ db: watched.db, jobs: portal.deps.jobs }),
      });
      const statementsFor = async (email: string) => {
        watched.statements.length = 0;
        await own.call(call, { email });
        return watched.statements.map(({ sql: text, parameters }) => ({
          // The email job is queued and either kept or rolled back, with one statement in both
          // cases.
          text: text.replace(/^(release|rollback to) savepoint/, 'settle savepoint'),
          values: parameters.length,
        }));
      };
      const { email } = await makeParent(portal.db, { confirmed: false });
      const [forSomebody, forNoOne] = [
        await statementsFor(email),
        await statementsFor('nobody@home.test'),
      ];
      expect(forSomebody.length).toBeGreaterThan(4);
      expect(forNoOne).toEqual(forSomebody);
      await own.close();
      await watched.db.destroy();
    },
  );

  it('sends at most three reset emails per hour without revealing the limit [T17]', async () => {
    const { email } = await makeParent(portal.db);
    for (let time = 0; time < 20; time += 1) {
      const codec = time % 2 ? email.toUpperCase() : email;
      expectSuccess(await portal.call('forgotPassword', { email: codec }));
    }
    await portal.runJobs();
    expect(portal.emails).toHaveLength(3);
    portal.clock.advance(60 * MINUTE);
    await mailedReset(email);
    expect(portal.emails).toHaveLength(4);
  });

  it('builds the reset link from the configuration and ignores request headers [T18]', async () => {
    const { email } = await makeParent(portal.db);
    const letter = await mailedReset(email, {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.test',
      origin: 'https://evil.test',
      referer: 'https://evil.test/',
    });
    expect(linkIn(letter).origin).toBe('https://portal.wonderfield.test');
    expect(JSON.stringify(letter)).not.toContain('evil.test');
  });

  it('stores no usable reset token in the queue or the database', async () => {
    const { email } = await makeParent(portal.db);
    await portal.call('forgotPassword', { email });
    expect(Object.keys((await portal.queuedJobs())[0]?.data ?? {})).toEqual(['userId']);
    await portal.runJobs();
    const { passwordToken } = resetFieldsIn(portal.emails[0]);
    const rows = await portal.db.selectFrom('mailed_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(passwordToken);
  });

  it('rejects a missing or invalid email with VAL_001 and a field error', async () => {
    expectError(await portal.call('forgotPassword', {}), 'VAL_001', {
      email: 'Please enter Email Address',
    });
    expectError(await portal.call('forgotPassword', { email: 'maya4827' }), 'VAL_001', {
      email: 'Please enter valid Email Address',
    });
  });

  it('limits reset requests to 20 per hour and IP address', async () => {
    const strict = await buildTestApp();
    try {
      const ask = () => strict.call('forgotPassword', { email: 'nobody@home.test' });
      for (let time = 0; time < 20; time += 1) expectSuccess(await ask());
      expect((await ask()).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('resetPassword', () => {
  // @proves C-resetPassword
  it('sets the new password, which then works for signing in', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    expectSuccess(await reset(fields));
    const login = { userType: 'parent', email: parent.email };
    expectSuccess(await portal.call('login', { ...login, password: NEW.password }));
    expectError(await portal.call('login', { ...login, password: parent.password }), 'LGN_001');
  });

  it('confirms the email with a password reset', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    expectSuccess(await reset(resetFieldsIn(await mailedReset(parent.email))));
    const login = { userType: 'parent', email: parent.email, password: NEW.password };
    expectSuccess(await portal.call('login', login));
  });

  it('ends all sessions, notifies the owner and writes an audit event on a reset [T16, T19]', async () => {
    const parent = await makeParent(portal.db);
    const sessions = [await signIn(portal, parent), await signIn(portal, parent)];
    await reset(resetFieldsIn(await mailedReset(parent.email)));
    for (const session of sessions) {
      expectError(await portal.call('getUser', session), 'SSN_002');
    }
    portal.emails.length = 0;
    await portal.runJobs();
    expect(portal.emails).toMatchObject([
      { to: parent.email, subject: 'Your password was changed' },
    ]);
    const events = await portal.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', parent.id)
      .execute();
    expect(events).toEqual([{ action: 'password.reset' }]);
  });

  it('rejects a password containing the user’s name with PWD_004 only if the link is valid', async () => {
    const parent = await makeParent(portal.db, { firstName: 'Dana', lastName: 'Okonkwo' });
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const named = { password: 'Okonkwo#12', confirmPassword: 'Okonkwo#12' };
    expectError(await reset({ ...fields, ...named }), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
    expectError(await reset({ ...fields, ...named, passwordToken: 'guessed' }), 'PWD_005');
  });

  // @proves M-PWD_004
  it('rejects a common password with PWD_004 and keeps the reset link valid', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const common = { password: 'Password#1', confirmPassword: 'Password#1' };
    expectError(await reset({ ...fields, ...common }), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
    expectSuccess(await reset(fields));
  });

  it('ends the wait after too many failed sign-ins', async () => {
    const parent = await makeParent(portal.db);
    const login = { userType: 'parent', email: parent.email };
    for (let time = 0; time < 10; time += 1) {
      await portal.call('login', { ...login, password: 'Wrong#pass1' });
    }
    expectError(await portal.call('login', { ...login, password: parent.password }), 'LGN_002');
    await reset(resetFieldsIn(await mailedReset(parent.email)));
    expectSuccess(await portal.call('login', { ...login, password: NEW.password }));
  });

  // @proves C-resetPassword
  it('accepts a reset link once when 50 requests use it in parallel [T19]', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const responses = await Promise.all(Array.from({ length: 50 }, () => reset(fields)));
    const codes = responses.map((response) => response.body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PWD_005')).toHaveLength(49);
    expectError(await reset(fields), 'PWD_005');
  });

  // @proves M-PWD_005
  describe('when the link is invalid', () => {
    const rejected = async (userId: string, fields: Fields) => {
      const before = await hashOf(userId);
      expectError(await reset(fields), 'PWD_005');
      expect(await hashOf(userId)).toBe(before);
    };

    it('rejects a reset token with another user’s email with PWD_005 [T19]', async () => {
      const [mine, other] = [await makeParent(portal.db), await makeParent(portal.db)];
      const { passwordToken } = resetFieldsIn(await mailedReset(mine.email));
      await rejected(other.id, { email: other.email, passwordToken });
    });

    it('rejects a reset token with an unknown email with PWD_005 [T19]', async () => {
      const parent = await makeParent(portal.db);
      const { passwordToken } = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, { email: 'nobody@home.test', passwordToken });
    });

    // @proves K-reset-link
    it('rejects a reset link older than 30 minutes with PWD_005 [T19]', async () => {
      const parent = await makeParent(portal.db);
      const fields = resetFieldsIn(await mailedReset(parent.email));
      portal.clock.advance(30 * MINUTE);
      await rejected(parent.id, fields);
    });

    it('rejects a truncated, a lengthened and an empty reset token with PWD_005 [T19]', async () => {
      const parent = await makeParent(portal.db);
      const { email, passwordToken } = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, { email, passwordToken: passwordToken.slice(0, -1) });
      await rejected(parent.id, { email, passwordToken: `${passwordToken}A` });
      await rejected(parent.id, { email, passwordToken: '' });
    });

    it('rejects the older of two reset links with PWD_005 [T19]', async () => {
      const parent = await makeParent(portal.db);
      const older = resetFieldsIn(await mailedReset(parent.email));
      const newer = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, older);
      expectSuccess(await reset(newer));
    });

    it('rejects the token of a confirmation link as a reset token with PWD_005 [T19]', async () => {
      const parent = await makeParent(portal.db, { confirmed: false });
      await portal.call('resendVerification', { email: parent.email });
      await portal.runJobs();
      const passwordToken = linkIn(portal.emails.at(-1)).searchParams.get('token');
      await rejected(parent.id, { email: parent.email, passwordToken });
    });
  });

  it('keeps the reset link valid when the new password is weak or mistyped', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    expectError(await reset({ ...fields, password: 'weak', confirmPassword: 'weak' }), 'VAL_001', {
      password: 'Please enter a Strong Password',
    });
    expectError(await reset({ ...fields, confirmPassword: 'Thistle#93c' }), 'VAL_001', {
      confirmPassword: 'Passwords did not match',
    });
    expectSuccess(await reset(fields));
  });

  it('rejects a reset token that is not text', async () => {
    const fields = { ...NEW, email: 'a@home.test', passwordToken: ['x'] };
    const response = await portal.call('resetPassword', fields, { json: true });
    expectError(response, 'VAL_001', { passwordToken: 'This field must be text' });
  });
});
