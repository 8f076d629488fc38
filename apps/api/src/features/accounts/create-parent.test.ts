import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { linkIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { parentSignUp } from '../../../testing/factories/parent-sign-up.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { createPasswords } from '../../security/passwords.ts';

const portal = await openTestServer({ config: { ADDRESS_LIMITS: false } });

const rowOf = (email: string) =>
  portal.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

describe('createUser for a parent', () => {
  // @proves C-createUser, C-envelope, C-3.3-parent, D-2-create-user-answer
  it('creates a parent account without confirmed email or adult check, and returns a ticket', async () => {
    const form = parentSignUp({ email: 'Dana.Okafor@home.test' });
    const response = expectSuccess(await portal.call('createUser', form));
    const row = await rowOf(form.email);
    expect(userIn(response)).toEqual({
      userId: row?.id,
      userType: 'parent',
      firstName: 'Dana',
      lastName: 'Okafor',
      email: 'Dana.Okafor@home.test',
      city: 'Portland',
      state: 'OR',
      zip: '97214',
      passwordResetNotDone: false,
      ageVerfiedflag: 'f',
      childDetails: [],
    });
    expect(Object.keys(response.body).sort()).toEqual(
      ['_responseStatus', 'ageCheckTicket', 'msg', 'msgCode', 'userJson'].sort(),
    );
    expect(row).toMatchObject({
      email_confirmed_at: null,
      age_verified_at: null,
      suspended_at: null,
      terms_accepted_at: portal.deps.now(),
    });
  });

  it('stores the password only as an argon2id hash with the required parameters', async () => {
    // Only this test needs the real parameters, which make hashing slow.
    const { call, close } = await buildTestApp({
      databaseUrl: portal.databaseUrl,
      replace: () => ({ passwords: createPasswords() }),
    });
    onTestFinished(close);
    const form = parentSignUp();
    await call('createUser', form);
    const row = await rowOf(form.email);
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(form.password);
  });

  // @proves K-age-ticket, D-3-ticket
  it('returns an encrypted ticket that contains the user id and an expiry time', async () => {
    const response = await portal.call('createUser', parentSignUp());
    const sealed = Buffer.from(String(response.body.ageCheckTicket), 'base64url');
    const ticket = JSON.parse(portal.deps.sealer.open(sealed, 'age-check-ticket'));
    expect(ticket).toEqual({
      userId: userIn(response).userId,
      // A short hash of the new password.
      passwordMark: expect.stringMatching(/^[\w-]{16}$/),
      expiresAt: portal.deps.now().getTime() + 30 * 60_000,
    });
  });

  it('sends one confirmation link to the email of the sign-up', async () => {
    const form = parentSignUp();
    await portal.call('createUser', form);
    portal.emails.length = 0;
    await portal.runJobs();
    const mine = portal.emails.filter((email) => email.to === form.email);
    expect(mine).toHaveLength(1);
    expect(linkIn(mine[0]).pathname).toBe('/users/verifyEmail');
  });

  it('accepts a sign-up as JSON', async () => {
    const form = parentSignUp({ termsOfService: true });
    expectSuccess(await portal.call('createUser', form, { json: true }));
    expect(await rowOf(form.email)).toBeDefined();
  });

  // @proves M-PWD_004
  it('rejects a common password or one that contains the name with PWD_004', async () => {
    for (const password of ['Password#1', 'Welcome2026!', 'Zebulon#12']) {
      const form = parentSignUp({ password, confirmPassword: password, firstName: 'Zebulon' });
      expectError(await portal.call('createUser', form), 'PWD_004', {
        password: 'This password is too easy to guess. Please choose another.',
      });
    }
  });

  // @proves M-EML_001
  it('rejects a taken email in any case with EML_001', async () => {
    const { email } = await makeParent(portal.db);
    const before = await snapshotPeople(portal.db);
    for (const variant of [email, email.toUpperCase(), ` ${email} `]) {
      expectError(await portal.call('createUser', parentSignUp({ email: variant })), 'EML_001', {
        email: 'Email already exists. Please try with another Email.',
      });
    }
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves D-4-email-unique
  it('rejects an email that is a student’s username with EML_001', async () => {
    const student = await makeStudent(portal.db, { email: 'kid@home.test' });
    const response = await portal.call('createUser', parentSignUp({ email: student.email }));
    expect(response.body.msgCode).toBe('EML_001');
  });

  // @proves C-createUser, M-VAL_001, D-2-errors
  it('returns an error for every invalid sign-up field and changes nothing', async () => {
    const before = await snapshotPeople(portal.db);
    const response = await portal.call('createUser', { userType: 'parent', password: 'weak' });
    expectError(response, 'VAL_001', {
      firstName: 'Please enter First Name',
      lastName: 'Please enter Last Name',
      email: 'Please enter Email Address',
      city: 'Please enter City',
      state: 'Please select State',
      zip: 'Please enter Zip Code',
      password: 'Please enter a Strong Password',
      confirmPassword: 'Please confirm Password',
      termsOfService: 'You need to agree to the Terms of Use and Privacy Policy',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it.each(['operator', 'admin', '', 'PARENT', 'EDUCATOR'])(
    'rejects a sign-up with the user type %j [T03]',
    async (userType) => {
      const response = await portal.call('createUser', parentSignUp({ userType }));
      expectError(response, 'VAL_001', { userType: 'Please choose one of the options' });
    },
  );

  it('rejects a sign-up with a list of user types [T03]', async () => {
    const form = parentSignUp({ userType: ['parent', 'student'] });
    const response = await portal.call('createUser', form, { json: true });
    expectError(response, 'VAL_001', { userType: 'Please choose one of the options' });
  });

  it('rejects an anonymous sign-up of a child for another parent [T01]', async () => {
    const outsider = await makeParent(portal.db, { children: 1 });
    const before = await snapshotPeople(portal.db);
    const child = parentSignUp({ userType: 'student', parentId: outsider.id, email: 'planted1' });
    expect((await portal.call('createUser', child)).body._responseStatus).toBe(0);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves M-AUZ_001, P-sign-up
  it.each([
    ['parent', 'AUZ_001', () => makeParent(portal.db)],
    ['student', 'AUZ_001', () => makeStudent(portal.db)],
    ['educator', 'AUZ_001', () => makeEducator(portal.db)],
    ['unchecked parent', 'AGE_001', () => makeParent(portal.db, { ageVerified: false })],
    [
      'student with a pending password reset',
      'PWD_006',
      () => makeStudent(portal.db, { resetPending: true }),
    ],
  ] as const)('rejects a sign-up by a signed-in %s with %s', async (_who, code, make) => {
    const session = await signIn(portal, await make());
    const before = await snapshotPeople(portal.db);
    expectError(await portal.call('createUser', parentSignUp(session)), code);
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  // @proves D-4-email-unique
  it('creates exactly one account for 100 parallel sign-ups with one email in mixed case [T04]', async () => {
    const defineCodec = (number: number) =>
      [...'twin@home.test']
        .map((email, at) => ((number >> (at % 7)) & 1 ? email.toUpperCase() : email))
        .join('');
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        portal.call('createUser', parentSignUp({ email: defineCodec(number) })),
      ),
    );
    const codes = responses.map((response) => response.body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'EML_001')).toHaveLength(99);
    const rows = await portal.db
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', 'twin@home.test')
      .execute();
    expect(rows).toHaveLength(1);
    const jobs = await portal.queuedJobs();
    const ownJobs = jobs.filter((job) => JSON.stringify(job.data).includes(String(rows[0]?.id)));
    expect(ownJobs).toHaveLength(1);
  });

  it('rejects full-width and accented lookalikes of an email [T04]', async () => {
    for (const email of ['ｔwin@home.test', 'twín@home.test', 'twin@home.test\u200B']) {
      const response = await portal.call('createUser', parentSignUp({ email }));
      expectError(response, 'VAL_001', { email: 'Please enter valid Email Address' });
    }
  });

  it('writes an audit event for a new parent account', async () => {
    const response = await portal.call('createUser', parentSignUp());
    const events = await portal.db
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'outcome', 'at'])
      .where('subject_id', '=', userIn(response).userId)
      .execute();
    expect(events).toEqual([
      {
        action: 'account.created',
        actor_id: userIn(response).userId,
        outcome: 'ok',
        at: portal.deps.now(),
      },
    ]);
  });
});

// @proves M-RTE_001, D-2-protocol
it('limits sign-ups to ten per hour and IP address, with a Retry-After header', async () => {
  const strict = await buildTestApp();
  try {
    const responses = [];
    for (let time = 0; time < 11; time += 1) {
      responses.push(await strict.call('createUser', parentSignUp()));
    }
    expect(responses.map((response) => response.status)).toEqual([...Array(10).fill(200), 429]);
    expect(responses[10]?.headers['retry-after']).toBe('3600');
    expectSuccess(await strict.call('createUser', parentSignUp(), { address: '10.0.0.2' }));
    strict.clock.advance(3_600_000);
    expectSuccess(await strict.call('createUser', parentSignUp()));
  } finally {
    await strict.close();
  }
});
