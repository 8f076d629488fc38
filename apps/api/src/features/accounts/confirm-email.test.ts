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
  const letter = portal.letters.at(-1);
  return { link: linkIn(letter), fields: confirmationFieldsIn(letter) };
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

describe('opening the mailed link', () => {
  // @proves R-verify-email
  it.each(['GET', 'HEAD'] as const)(
    'with %s changes nothing, as when a mail scanner does; the person can still confirm',
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
  ])('with %j leads to the page that knows no link', async (query) => {
    const response = await portal.app.inject(`/users/verifyEmail${query}`);
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe('/confirm-email');
  });

  it('sends nobody to another site', async () => {
    const response = await portal.app.inject('/users/verifyEmail?token=x&next=//evil.test');
    expect(response.headers.location).toBe('/confirm-email/x');
  });
});

describe('confirmEmail', () => {
  // @proves C-confirmEmail, D-4-confirm
  it.each([
    ['parent', () => makeParent(portal.db, { confirmed: false })],
    ['educator', () => makeEducator(portal.db, { confirmed: false })],
  ] as const)('confirms a %s, who then signs in (D 4)', async (userType, make) => {
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
  it('is good news the second time too, signs nobody in and changes nothing', async () => {
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
  it('answers 20 at once; one of them confirms', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields } = await mailedLink(parent.email);
    const responses = await Promise.all(Array.from({ length: 20 }, () => press(fields)));
    const before = responses.map((response) => expectSuccess(response).body.wasConfirmedBefore);
    expect(before.filter((was) => !was)).toHaveLength(1);
    expect(await confirmationsOf(parent.id)).toEqual([{ action: 'account.email-confirmed' }]);
  });

  // @proves K-confirmation-link, D-4-confirm
  it('does nothing after 24 hours', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields } = await mailedLink(parent.email);
    portal.clock.advance(24 * HOUR);
    expectError(await press(fields), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });

  // @proves D-4-confirm
  it('does nothing for the older of two links', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const { fields: older } = await mailedLink(parent.email);
    await mailedLink(parent.email);
    expectError(await press(older), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });

  it.each(['', 'unknown', 'x'.repeat(200)])('does nothing with %j', async (token) => {
    expectError(await press({ token }), 'PWD_005');
  });

  it('is not done with a link for a new password', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    await portal.call('forgotPassword', { email: parent.email });
    await portal.runJobs();
    const { passwordToken } = resetFieldsIn(portal.letters.at(-1));
    expectError(await press({ token: passwordToken }), 'PWD_005');
    expect(await confirmedAt(parent.id)).toBeNull();
  });
});

it('makes links for the same person at the same time, one of which lives', async () => {
  const parent = await makeParent(portal.db, { confirmed: false });
  const mailed = Array.from({ length: 10 }, () => mailConfirmationLink(portal.deps, parent.id));
  await Promise.all(mailed);
  const codes = [];
  for (const email of portal.letters) {
    codes.push((await press(confirmationFieldsIn(email))).body.msgCode);
  }
  expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
});

describe('resendVerification', () => {
  // @proves C-resendVerification
  it('mails the address on file a new link', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    await mailedLink(parent.email.toUpperCase());
    expect(portal.letters).toMatchObject([
      { to: parent.email, subject: 'Please confirm your email address' },
    ]);
  });

  it('mails nothing to the confirmed or to nobody, and answers the same', async () => {
    const confirmed = await makeParent(portal.db);
    const responses = [];
    for (const email of [confirmed.email, 'nobody@home.test']) {
      responses.push(expectSuccess(await portal.call('resendVerification', { email })).body);
    }
    expect(responses[0]).toEqual(responses[1]);
    await portal.runJobs();
    expect(portal.letters).toEqual([]);
  });

  it('mails at most three times an hour', async () => {
    const { email } = await makeParent(portal.db, { confirmed: false });
    for (let time = 0; time < 5; time += 1) await portal.call('resendVerification', { email });
    await portal.runJobs();
    expect(portal.letters).toHaveLength(3);
  });

  it('explains a missing email', async () => {
    expectError(await portal.call('resendVerification', {}), 'VAL_001', {
      email: 'Please enter Email Address',
    });
  });
});
