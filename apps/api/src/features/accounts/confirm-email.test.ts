import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { confirmationFieldsIn, linkIn, resetFieldsIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { mailConfirmationLink } from './mail-links.ts';

const HOUR = 3_600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
});
beforeEach(() => portal.forgetMail());
afterAll(() => portal.close());

const mailedLink = async (email: string) => {
  expectSuccess(await portal.call('resendVerification', { email }));
  await portal.runJobs();
  const message = portal.emails.at(-1);
  return { link: linkIn(message), fields: confirmationFieldsIn(message) };
};
const press = (fields: { token: string }) => portal.call('confirmEmail', fields);
const confirmedAt = async (id: string) => {
  const user = await portal.db
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return user.email_confirmed_at;
};
const confirmationsOf = (id: string) =>
  portal.db.selectFrom('audit_events').select('action').where('subject_id', '=', id).execute();

describe('GET /users/verifyEmail', () => {
  // @proves R-verify-email
  it.each(['GET', 'HEAD'] as const)(
    'leaves the email unconfirmed when a mail scanner opens the link with %s, so the user can still confirm',
    async (method) => {
      const parent = await makeParent(portal.db, { confirmed: false });
      const { link, fields } = await mailedLink(parent.email);
      expect(link.origin).toBe('https://portal.wonderfield.test');
      const response = await portal.app.inject({ method, url: `${link.pathname}${link.search}` });
      expect(response.statusCode).toBe(303);
      expect(response.headers.location).toBe(`/confirm-email/${fields.token}`);
      expect(await confirmedAt(parent.id)).toBeNull();
      expect(await confirmationsOf(parent.id)).toEqual([]);
      expect(expectSuccess(await press(fields)).body.wasConfirmedBefore).toBe(false);
    },
  );

  it.each([
    '',
    '?token=',
    '?token=a&token=b',
    '?token[]=a',
    '?token=%00',
    '?token=%FF',
    '?token=../sign-in',
    '?token=/evil.test',
    `?token=${'x'.repeat(5000)}`,
  ])('redirects to the confirmation page without a token for the query %j', async (query) => {
    const response = await portal.app.inject(`/users/verifyEmail${query}`);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/confirm-email');
  });

  it('never redirects to another site', async () => {
    const response = await portal.app.inject('/users/verifyEmail?token=x&next=//evil.test');
    expect(response.headers.location).toBe('/confirm-email/x');
  });
});

describe('confirmEmail', () => {
  // @proves C-confirmEmail, D-4-confirm
  it.each([
    ['parent', () => makeParent(portal.db, { confirmed: false })],
    ['educator', () => makeEducator(portal.db, { confirmed: false })],
  ] as const)('confirms the email of a %s, who can then sign in', async (userType, make) => {
    const user = await make();
    const { fields } = await mailedLink(user.email);
    const { body } = expectSuccess(await press(fields));
    expect(body).toMatchObject({ userType, wasConfirmedBefore: false });
    expect(await confirmedAt(user.id)).toEqual(portal.deps.now());
    expectSuccess(
      await portal.call('login', { userType, email: user.email, password: user.password }),
    );
  });

  // @proves D-4-confirm
  it('succeeds for an already confirmed email without starting a session or changing anything', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields } = await mailedLink(parent.email);
    await press(fields);
    const at = await confirmedAt(parent.id);
    portal.clock.advance(HOUR);
    const { body } = expectSuccess(await press(fields));
    expect(body).toMatchObject({ userType: 'parent', wasConfirmedBefore: true });
    expect(Object.keys(body)).not.toContain('sessionToken');
    expect(await confirmedAt(parent.id)).toEqual(at);
    expect(await confirmationsOf(parent.id)).toEqual([{ action: 'account.email-confirmed' }]);
  });

  // @proves D-4-confirm
  it('confirms the email once when 20 requests use the link in parallel', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields } = await mailedLink(parent.email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => press(fields)));
    const before = responses.map((response) => expectSuccess(response).body.wasConfirmedBefore);
    expect(before.filter((was) => !was)).toHaveLength(1);
    expect(await confirmationsOf(parent.id)).toEqual([{ action: 'account.email-confirmed' }]);
  });

  // @proves K-confirmation-link, D-4-confirm
  it('rejects a confirmation link after 24 hours', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields } = await mailedLink(parent.email);
    portal.clock.advance(24 * HOUR);
    expectError(await press(fields), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });

  // @proves D-4-confirm
  it('rejects the older of two confirmation links', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields: older } = await mailedLink(parent.email);
    await mailedLink(parent.email);
    expectError(await press(older), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });

  it.each(['', 'unknown', 'x'.repeat(200)])(
    'rejects the confirmation token %j with PWD_005',
    async (token) => {
      expectError(await press({ token }), 'PWD_005');
    },
  );

  it('rejects the token of a password reset link as an email confirmation', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    await portal.call('forgotPassword', { email: parent.email });
    await portal.runJobs();
    const { passwordToken } = resetFieldsIn(portal.emails.at(-1));
    expectError(await press({ token: passwordToken }), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });
});

it('leaves one valid link when ten confirmation links are created in parallel', async () => {
  const parent = await makeParent(portal.db, { confirmed: false });
  const mailed = Array.from({ length: 10 }, () => mailConfirmationLink(portal.deps, parent.id));
  await Promise.all(mailed);
  const codes = [];
  for (const email of portal.emails) {
    codes.push((await press(confirmationFieldsIn(email))).body.msgCode);
  }
  expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
});

describe('resendVerification', () => {
  // @proves C-resendVerification
  it('sends a new confirmation link to the registered email', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    await mailedLink(parent.email.toUpperCase());
    expect(portal.emails).toMatchObject([
      { to: parent.email, subject: 'Please confirm your email address' },
    ]);
  });

  it('sends no link for a confirmed or unknown email and returns the same response', async () => {
    const confirmed = await makeParent(portal.db);
    const responses = [];
    for (const email of [confirmed.email, 'nobody@home.test']) {
      responses.push(expectSuccess(await portal.call('resendVerification', { email })).body);
    }
    expect(responses[0]).toEqual(responses[1]);
    await portal.runJobs();
    expect(portal.emails).toEqual([]);
  });

  it('sends at most three confirmation emails per hour', async () => {
    const { email } = await makeParent(portal.db, { confirmed: false });
    for (let time = 0; time < 5; time += 1) await portal.call('resendVerification', { email });
    await portal.runJobs();
    expect(portal.emails).toHaveLength(3);
  });

  it('rejects a missing email with VAL_001 and a field error', async () => {
    expectError(await portal.call('resendVerification', {}), 'VAL_001', {
      email: 'Please enter Email Address',
    });
  });
});
