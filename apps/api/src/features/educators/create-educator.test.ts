import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { snapshotPeople } from '../../../testing/database/snapshot-people.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { linkIn } from '../../../testing/email-links.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { educatorSignUp, phoneNumber } from '../../../testing/factories/educator-sign-up.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { createContactCheckTicket } from '../contact-checks/contact-check-ticket.ts';

const HOUR = 3_600_000;
const portal = await openFastTestServer();

const create = (form: Fields) => portal.call('createUser', form);
const educatorRow = (email: string) =>
  portal.db
    .selectFrom('educators')
    .innerJoin('users', 'users.id', 'educators.user_id')
    .selectAll(['educators', 'users'])
    .where('users.email', '=', email)
    .executeTakeFirst();

describe('createUser for an educator', () => {
  // @proves C-createUser, C-3.4-educator, D-4-educator-start
  it.each([
    ['teacherAccount', { educatorApprovedFlag: 'false' }],
    ['schoolLicenseCode', { educatorApprovedFlag: 'true', type: 'schoolLicenseCode' }],
  ])('creates a %s with its initial flags and returns a ticket', async (licenseType, flags) => {
    const form = educatorSignUp({ educatorLicenseType: licenseType });
    const response = expectSuccess(await create(form));
    expect(userIn(response)).toEqual({
      userId: expect.any(String),
      userType: 'educator',
      firstName: 'Ines',
      lastName: 'Okafor',
      email: form.email,
      city: 'Portland',
      state: 'OR',
      zip: '97214',
      phoneNumber: form.phoneNumber,
      passwordResetNotDone: false,
      ageVerfiedflag: 'f',
      educatorLicenseType: licenseType,
      educatorGrade: '',
      ...flags,
    });
    expect(response.body.ageCheckTicket).toEqual(expect.any(String));
    expect(await educatorRow(form.email)).toMatchObject({
      approved_at: flags.educatorApprovedFlag === 'true' ? portal.deps.now() : null,
      age_verified_at: null,
      email_confirmed_at: null,
      asked_at: portal.deps.now(),
      contact_checked_by: null,
      school_name: null,
      grades: [],
    });
  });

  it('sends one confirmation link to a new educator and writes an audit event', async () => {
    await portal.forgetMail();
    const form = educatorSignUp();
    const { userId } = userIn(await create(form));
    await portal.runJobs();
    expect(portal.emails.map(({ to }) => to)).toEqual([form.email]);
    expect(linkIn(portal.emails[0]).pathname).toBe('/users/verifyEmail');
    expect(await auditOf(portal.db, userId)).toEqual([
      { action: 'account.created', actor_id: userId, outcome: 'ok' },
    ]);
  });

  // @proves F-ambassador
  it.each([
    [{}, true],
    [{ wonderfieldAmbassador: '1' }, true],
    [{ wonderfieldAmbassador: '0' }, false],
    [{ wonderfieldAmbassador: '' }, false],
  ])('stores the ambassador setting of a sign-up with %j as %s', async (sent, isAmbassador) => {
    const { wonderfieldAmbassador: _left, ...form } = educatorSignUp();
    expectSuccess(await create({ ...form, ...sent }));
    expect(await educatorRow(form.email)).toMatchObject({ is_ambassador: isAmbassador });
  });

  // @proves F-phone-required, F-phone-digits
  it.each([
    ['nothing', '', 'Please enter Phone Number'],
    ['ten digits', '503 555 0142', 'Please enter valid Phone Number'],
    ['a number of no country', '+1 123 456 7890', 'Please enter valid Phone Number'],
    ['a premium-rate number', '+19005550123', 'Please enter valid Phone Number'],
    ['a shared-cost number', '+448451234567', 'Please enter valid Phone Number'],
    ['letters', '+1503555ABCD', 'Please enter valid Phone Number'],
    ['seventeen digits', '+15035550142000000', 'Please enter valid Phone Number'],
  ])('rejects %s as a phone number', async (_what, phone, message) => {
    const before = await snapshotPeople(portal.db);
    const response = await create(educatorSignUp({ phoneNumber: phone }));
    expectError(response, 'VAL_001', { phoneNumber: message });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('stores the phone number in the international format', async () => {
    const form = educatorSignUp({ phoneNumber: '1 (503) 555-9142' });
    expect(userIn(await create(form)).phoneNumber).toBe('+15035559142');
  });

  // @proves F-account-type
  it.each(['operator', ''])(
    'rejects an educator sign-up with the license type %j [T03]',
    async (educatorLicenseType) => {
      const before = await snapshotPeople(portal.db);
      const response = await create(educatorSignUp({ educatorLicenseType }));
      expectError(response, 'VAL_001', {
        educatorLicenseType: educatorLicenseType
          ? 'Please choose one of the options'
          : 'Please select Account Type',
      });
      expect(await snapshotPeople(portal.db)).toEqual(before);
    },
  );

  // @proves C-createUser
  it('returns an error for every invalid educator field and changes nothing', async () => {
    const before = await snapshotPeople(portal.db);
    expectError(await create({ userType: 'educator' }), 'VAL_001', {
      firstName: 'Please enter First Name',
      lastName: 'Please enter Last Name',
      email: 'Please enter Email Address',
      city: 'Please enter City',
      state: 'Please select State',
      zip: 'Please enter Zip Code',
      password: 'Please enter Password',
      confirmPassword: 'Please confirm Password',
      phoneNumber: 'Please enter Phone Number',
      educatorLicenseType: 'Please select Account Type',
      termsOfService: 'You need to agree to the Terms of Use and Privacy Policy',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('rejects a common password or one that contains the educator’s name with PWD_004', async () => {
    for (const password of ['Password#1', 'Welcome2026!', 'Zebulon#12']) {
      const form = educatorSignUp({ password, confirmPassword: password, firstName: 'Zebulon' });
      expectError(await portal.call('createUser', form), 'PWD_004', {
        password: 'This password is too easy to guess. Please choose another.',
      });
    }
  });

  it('rejects a taken educator email in any case with EML_001', async () => {
    const { email } = await makeParent(portal.db);
    const before = await snapshotPeople(portal.db);
    expectError(await create(educatorSignUp({ email: email.toUpperCase() })), 'EML_001', {
      email: 'Email already exists. Please try with another Email.',
    });
    expect(await snapshotPeople(portal.db)).toEqual(before);
  });

  it('creates exactly one educator for 100 parallel sign-ups with one email [T04]', async () => {
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        create(educatorSignUp({ email: number % 2 ? 'twin@home.test' : 'TWIN@home.test' })),
      ),
    );
    const codes = responses.map((response) => response.body.msgCode);
    expect(codes.filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codes.filter((code) => code === 'EML_001')).toHaveLength(99);
    const { rows } = await sql`
      select u.id from users u join educators e on e.user_id = u.id
      where lower(u.email) = 'twin@home.test'
    `.execute(portal.db);
    expect(rows).toHaveLength(1);
  });

  it('creates one educator for 20 retries with the same idempotency key [T05]', async () => {
    const form = educatorSignUp();
    const headers = { 'idempotency-key': 'the same form' };
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => portal.call('createUser', form, { headers })),
    );
    expect(new Set(responses.map((response) => userIn(expectSuccess(response)).userId)).size).toBe(
      1,
    );
    expectError(
      await portal.call('createUser', { ...form, firstName: 'Eve' }, { headers }),
      'IDM_001',
    );
  });
});

describe('createUser for an educator with a contact check ticket', () => {
  type Reached = { phoneNumber: string; email: string; channel?: 'sms' | 'email' };
  const ticketFor = async ({ phoneNumber: phone, email, channel = 'sms' }: Reached) => {
    const challengeId = crypto.randomUUID();
    const now = portal.deps.now();
    await portal.db
      .insertInto('one_time_codes')
      .values({
        id: challengeId,
        phone_number: phone,
        email,
        channel,
        sent_at: now,
        expires_at: now,
        used_at: now,
        sealed_code: channel === 'email' ? Buffer.from('sealed') : null,
      })
      .execute();
    return createContactCheckTicket(portal.deps, {
      challengeId,
      phoneNumber: phone,
      email,
      channel,
    });
  };

  it.each(['sms', 'email'] as const)('stores a contact check by %s', async (channel) => {
    const form = educatorSignUp();
    const contactCheckTicket = await ticketFor({
      ...form,
      email: form.email.toUpperCase(),
      channel,
    });
    const response = expectSuccess(await create({ ...form, contactCheckTicket }));
    expect(userIn(response).contactCheckedBy).toBe(channel);
    expect(await educatorRow(form.email)).toMatchObject({
      contact_checked_by: channel,
      contact_checked_at: portal.deps.now(),
    });
  });

  it('accepts the contact check ticket of the longest valid email', async () => {
    const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(56)}.test`;
    expect(email).toHaveLength(254);
    const form = educatorSignUp({ email });
    const contactCheckTicket = await ticketFor({ ...form, email, channel: 'email' });
    expectSuccess(await create({ ...form, contactCheckTicket }));
  });

  const rejectsTicket = async (form: Fields, contactCheckTicket: string) => {
    const before = await snapshotPeople(portal.db);
    expectError(await create({ ...form, contactCheckTicket }), 'OTP_002');
    expect(await snapshotPeople(portal.db)).toEqual(before);
  };

  it('rejects a contact check ticket for another phone', async () => {
    const form = educatorSignUp();
    await rejectsTicket(form, await ticketFor({ ...form, phoneNumber: phoneNumber() }));
  });

  it('rejects a contact check ticket for another mailbox', async () => {
    const form = educatorSignUp();
    await rejectsTicket(form, await ticketFor({ ...form, email: 'b@home.test', channel: 'email' }));
  });

  it('rejects a contact check ticket after an hour', async () => {
    const form = educatorSignUp();
    const [early, late] = [await ticketFor(form), await ticketFor(form)];
    portal.clock.advance(HOUR - 1);
    expectSuccess(await create({ ...form, contactCheckTicket: early }));
    portal.clock.advance(1);
    await rejectsTicket(educatorSignUp({ phoneNumber: form.phoneNumber }), late);
  });

  it('rejects forged contact check tickets and tickets for another purpose', async () => {
    const form = educatorSignUp();
    const ticket = await ticketFor(form);
    const { ageCheckTicket } = (await create(educatorSignUp())).body;
    const changed = `${ticket.slice(0, -2)}${ticket.endsWith('AA') ? 'BB' : 'AA'}`;
    const claim = { phoneNumber: form.phoneNumber, email: null, channel: 'sms', expiresAt: 9e15 };
    const plain = Buffer.from(JSON.stringify(claim)).toString('base64url');
    for (const forged of [changed, plain, 'x', String(ageCheckTicket)]) {
      await rejectsTicket(form, forged);
    }
  });
});
