import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type Fields, type TestPortal } from '../../../testing/build-test-app.ts';
import { linkIn, resetFieldsIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { watchDatabase } from '../../../testing/recording-database.ts';

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
  return portal.letters.at(-1);
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
  ] as const)(
    'mails a link to a %s, at the address on file and nowhere else',
    async (_who, make) => {
      const user = await make();
      const letter = await mailedReset(user.email.toUpperCase());
      expect(portal.letters).toHaveLength(1);
      expect(letter?.to).toBe(user.email);
      expect(resetFieldsIn(letter)).toEqual({
        email: user.email,
        passwordToken: expect.stringMatching(/^[\w-]{43}$/),
      });
    },
  );

  // @proves C-forgotPassword, D-4-forgot-quiet
  it.each([
    ['nobody', async () => 'nobody@home.test'],
    ['a student', async () => (await makeStudent(portal.db, { email: 'kid@home.test' })).email],
    ['a suspended parent', async () => (await makeParent(portal.db, { suspended: true })).email],
  ])('answers the same for %s and queues nothing for them (T17)', async (_who, make) => {
    const parent = await makeParent(portal.db);
    const unknown = await make();
    await portal.runJobs();
    portal.letters.length = 0;
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
    expect(portal.letters.map((letter) => letter.to)).toEqual([parent.email]);
  });

  // @proves C-forgotPassword, D-4-forgot-quiet
  it.each(['forgotPassword', 'resendVerification'] as const)(
    '%s asks the database the same, statement by statement, whoever has the email (T17)',
    async (call) => {
      const watched = watchDatabase(portal.databaseUrl);
      const own = await buildTestApp({
        databaseUrl: portal.databaseUrl,
        config: { ADDRESS_LIMITS: false },
        replace: () => ({ db: watched.db, jobs: portal.deps.jobs }),
      });
      const statementsFor = async (email: string) => {
        watched.statements.length = 0;
        await own.call(call, { email });
        return watched.statements.map(({ sql: text, parameters }) => ({
          // A letter is queued and kept, or queued and taken back: one statement either way.
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

  it('mails one person at most three times an hour, without saying so (T17)', async () => {
    const { email } = await makeParent(portal.db);
    for (let time = 0; time < 20; time += 1) {
      const codec = time % 2 ? email.toUpperCase() : email;
      expectSuccess(await portal.call('forgotPassword', { email: codec }));
    }
    await portal.runJobs();
    expect(portal.letters).toHaveLength(3);
    portal.clock.advance(60 * MINUTE);
    await mailedReset(email);
    expect(portal.letters).toHaveLength(4);
  });

  it('builds the link from the configuration, whatever the request claims (T18)', async () => {
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

  it('keeps no usable token in the queue or the database', async () => {
    const { email } = await makeParent(portal.db);
    await portal.call('forgotPassword', { email });
    expect(Object.keys((await portal.queuedJobs())[0]?.data ?? {})).toEqual(['userId']);
    await portal.runJobs();
    const { passwordToken } = resetFieldsIn(portal.letters[0]);
    const rows = await portal.db.selectFrom('mailed_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(passwordToken);
  });

  it('explains a missing or odd email', async () => {
    expectError(await portal.call('forgotPassword', {}), 'VAL_001', {
      email: 'Please enter Email Address',
    });
    expectError(await portal.call('forgotPassword', { email: 'maya4827' }), 'VAL_001', {
      email: 'Please enter valid Email Address',
    });
  });

  it('lets one address ask twenty times an hour', async () => {
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
  it('sets the new password, which then opens the account', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    expectSuccess(await reset(fields));
    const login = { userType: 'parent', email: parent.email };
    expectSuccess(await portal.call('login', { ...login, password: NEW.password }));
    expectError(await portal.call('login', { ...login, password: parent.password }), 'LGN_001');
  });

  it('proves the mailbox as well', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    expectSuccess(await reset(resetFieldsIn(await mailedReset(parent.email))));
    const login = { userType: 'parent', email: parent.email, password: NEW.password };
    expectSuccess(await portal.call('login', login));
  });

  it('signs every device out, tells the owner and records it (T16, T19)', async () => {
    const parent = await makeParent(portal.db);
    const sessions = [await signIn(portal, parent), await signIn(portal, parent)];
    await reset(resetFieldsIn(await mailedReset(parent.email)));
    for (const session of sessions) {
      expectError(await portal.call('getUser', session), 'SSN_002');
    }
    portal.letters.length = 0;
    await portal.runJobs();
    expect(portal.letters).toMatchObject([
      { to: parent.email, subject: 'Your password was changed' },
    ]);
    const events = await portal.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', parent.id)
      .execute();
    expect(events).toEqual([{ action: 'password.reset' }]);
  });

  it('refuses a password made of the person’s name, but tells nobody without the link', async () => {
    const parent = await makeParent(portal.db, { firstName: 'Dana', lastName: 'Okonkwo' });
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const named = { password: 'Okonkwo#12', confirmPassword: 'Okonkwo#12' };
    expectError(await reset({ ...fields, ...named }), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
    expectError(await reset({ ...fields, ...named, passwordToken: 'guessed' }), 'PWD_005');
  });

  // @proves M-PWD_004
  it('refuses a password that is guessed first, and the link still works (PWD_004)', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const common = { password: 'Password#1', confirmPassword: 'Password#1' };
    expectError(await reset({ ...fields, ...common }), 'PWD_004', {
      password: 'This password is too easy to guess. Please choose another.',
    });
    expectSuccess(await reset(fields));
  });

  it('opens an account that was guessed at too often', async () => {
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
  it('works once: of 50 at the same time one succeeds (T19)', async () => {
    const parent = await makeParent(portal.db);
    const fields = resetFieldsIn(await mailedReset(parent.email));
    const responses = await Promise.all(Array.from({ length: 50 }, () => reset(fields)));
    const codes = responses.map((response) => response.body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'PWD_005')).toHaveLength(49);
    expectError(await reset(fields), 'PWD_005');
  });

  // @proves M-PWD_005
  describe('refuses with PWD_005 and changes nothing (T19)', () => {
    const rejected = async (userId: string, fields: Fields) => {
      const before = await hashOf(userId);
      expectError(await reset(fields), 'PWD_005');
      expect(await hashOf(userId)).toBe(before);
    };

    it('the token of one person with the email of another', async () => {
      const [mine, other] = [await makeParent(portal.db), await makeParent(portal.db)];
      const { passwordToken } = resetFieldsIn(await mailedReset(mine.email));
      await rejected(other.id, { email: other.email, passwordToken });
    });

    it('an unknown email', async () => {
      const parent = await makeParent(portal.db);
      const { passwordToken } = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, { email: 'nobody@home.test', passwordToken });
    });

    // @proves K-reset-link
    it('a link older than 30 minutes', async () => {
      const parent = await makeParent(portal.db);
      const fields = resetFieldsIn(await mailedReset(parent.email));
      portal.clock.advance(30 * MINUTE);
      await rejected(parent.id, fields);
    });

    it('a truncated, a lengthened and an empty token', async () => {
      const parent = await makeParent(portal.db);
      const { email, passwordToken } = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, { email, passwordToken: passwordToken.slice(0, -1) });
      await rejected(parent.id, { email, passwordToken: `${passwordToken}A` });
      await rejected(parent.id, { email, passwordToken: '' });
    });

    it('the older of two links', async () => {
      const parent = await makeParent(portal.db);
      const older = resetFieldsIn(await mailedReset(parent.email));
      const newer = resetFieldsIn(await mailedReset(parent.email));
      await rejected(parent.id, older);
      expectSuccess(await reset(newer));
    });

    it('the token of a confirmation link', async () => {
      const parent = await makeParent(portal.db, { confirmed: false });
      await portal.call('resendVerification', { email: parent.email });
      await portal.runJobs();
      const passwordToken = linkIn(portal.letters.at(-1)).searchParams.get('token');
      await rejected(parent.id, { email: parent.email, passwordToken });
    });
  });

  it('keeps the link when the new password is weak or mistyped', async () => {
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

  it('refuses a token that is not text', async () => {
    const fields = { ...NEW, email: 'a@home.test', passwordToken: ['x'] };
    const response = await portal.call('resetPassword', fields, { json: true });
    expectError(response, 'VAL_001', { passwordToken: 'This field must be text' });
  });
});
