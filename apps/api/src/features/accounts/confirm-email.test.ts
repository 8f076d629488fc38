import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestPortal } from '../../../testing/build-test-app.ts';
import { expectRefusal, expectSuccess } from '../../../testing/expect-answer.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { linkIn } from '../../../testing/links-in.ts';

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
  return linkIn(portal.letters.at(-1));
};
const follow = async (link: URL | string) => {
  const answer = await portal.app.inject(
    typeof link === 'string' ? link : `${link.pathname}${link.search}`,
  );
  return { status: answer.statusCode, location: answer.headers.location };
};
const isConfirmed = async (id: string) => {
  const user = await portal.db
    .selectFrom('users')
    .select('email_confirmed_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return user.email_confirmed_at !== null;
};

describe('verifyEmail', () => {
  it.each([
    ['parent', () => makeParent(portal.db, { confirmed: false })],
    ['educator', () => makeEducator(portal.db, { confirmed: false })],
  ] as const)(
    'confirms a %s and lands on the right door with a notice (D 4)',
    async (type, make) => {
      const user = await make();
      const link = await mailedLink(user.email);
      expect(link.origin).toBe('https://portal.wonderfield.test');
      expect(await follow(link)).toEqual({
        status: 303,
        location: `/sign-in/${type}?notice=email-confirmed`,
      });
      expect(await isConfirmed(user.id)).toBe(true);
      const login = { userType: type, email: user.email, password: user.password };
      expectSuccess(await portal.call('login', login));
    },
  );

  it('is good news the second time too, as when a mail scanner went first', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const link = await mailedLink(parent.email);
    const [first, second] = [await follow(link), await follow(link)];
    expect(second).toEqual(first);
    const events = await portal.db
      .selectFrom('audit_events')
      .select('action')
      .where('subject_id', '=', parent.id)
      .execute();
    expect(events).toEqual([{ action: 'account.email-confirmed' }]);
  });

  const EXPIRED = { status: 303, location: '/sign-in?notice=link-expired' };

  it('does nothing after 24 hours', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const link = await mailedLink(parent.email);
    portal.clock.advance(24 * HOUR);
    expect(await follow(link)).toEqual(EXPIRED);
    expect(await isConfirmed(parent.id)).toBe(false);
  });

  it('does nothing for the older of two links', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    const older = await mailedLink(parent.email);
    await mailedLink(parent.email);
    expect(await follow(older)).toEqual(EXPIRED);
    expect(await isConfirmed(parent.id)).toBe(false);
  });

  it.each([
    '',
    '?token=',
    '?token=unknown',
    '?token=a&token=b',
    '?token[]=a',
    '?token=%00',
    '?token=%FF',
    `?token=${'x'.repeat(5000)}`,
  ])('does nothing with %j', async (query) => {
    expect(await follow(`/users/verifyEmail${query}`)).toEqual(EXPIRED);
  });

  it('sends nobody to another site', async () => {
    expect(await follow('/users/verifyEmail?token=x&next=//evil.test')).toEqual(EXPIRED);
  });
});

describe('resendVerification', () => {
  it('mails the address on file a new link', async () => {
    const parent = await makeParent(portal.db, { confirmed: false });
    await mailedLink(parent.email.toUpperCase());
    expect(portal.letters).toMatchObject([
      { to: parent.email, subject: 'Please confirm your email address' },
    ]);
  });

  it('mails nothing to the confirmed or to nobody, and answers the same', async () => {
    const confirmed = await makeParent(portal.db);
    const answers = [];
    for (const email of [confirmed.email, 'nobody@home.test']) {
      answers.push(expectSuccess(await portal.call('resendVerification', { email })).body);
    }
    expect(answers[0]).toEqual(answers[1]);
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
    expectRefusal(await portal.call('resendVerification', {}), 'VAL_001', {
      email: 'Please enter Email Address',
    });
  });
});
