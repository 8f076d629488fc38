import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import { phoneNumber } from '../../../testing/factories/educator-sign-up.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { startTextSandbox, type TextSandbox } from '../../../testing/fakes/text-sandbox.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Returns a new phone number and a new email. */
const visitor = () => ({ phoneNumber: phoneNumber(), email: `visitor${unique()}@home.test` });
const codesOf = (responses: TestResponse[]) => responses.map(({ body }) => body.msgCode);

describe('sendAuthEmail by email', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  });
  beforeEach(() => portal.forgetMail());
  afterAll(() => portal.close());
  const send = (fields: Fields) => portal.call('sendAuthEmail', fields);

  // @proves C-sendAuthEmail, K-one-time-code, D-4-one-time-codes
  it('emails a six-digit code and returns the masked destination', async () => {
    const person = { ...visitor(), email: 'ines.okafor@home.test' };
    const response = expectSuccess(await send(person));
    expect(response.body).toMatchObject({
      challengeId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      channel: 'email',
      isFallback: false,
      destination: 'i•••@home.test',
      resendAfterSeconds: 30,
      triesLeft: 5,
    });
    await portal.runJobs();
    expect(portal.emails).toMatchObject([{ to: person.email }]);
    const [email] = portal.emails;
    const [, code] = /^(\d{6}) is your Wonderfield code$/.exec(email?.subject ?? '') ?? [];
    expect(email?.text).toContain(`Your code is ${code}.`);
    expect(JSON.stringify(response.body)).not.toContain(code);
  });

  // @proves M-OTP_005
  it('returns OTP_005 to an anonymous caller without an email if SMS is not available', async () => {
    expectError(await send({ phoneNumber: phoneNumber() }), 'OTP_005');
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it.each(['+19005550123', '503 555 0142', ''])('rejects the phone number %j', async (phone) => {
    const response = await send({ ...visitor(), phoneNumber: phone });
    expect(response.body).toMatchObject({
      msgCode: 'VAL_001',
      errors: { phoneNumber: expect.any(String) },
    });
    expect(await portal.queuedJobs()).toEqual([]);
  });

  // @proves M-OTP_004, K-one-time-code
  it('requires a wait of 30 seconds between codes with OTP_004 and Retry-After', async () => {
    const person = visitor();
    await send(person);
    portal.clock.advance(10 * SECOND);
    const early = expectError(await send(person), 'OTP_004');
    expect(early.headers['retry-after']).toBe('20');
    portal.clock.advance(20 * SECOND);
    expectSuccess(await send(person));
  });

  it('applies the wait to the phone and to the mailbox, regardless of case', async () => {
    const person = visitor();
    await send(person);
    const otherPhone = { phoneNumber: phoneNumber(), email: person.email };
    expectError(await send(otherPhone), 'OTP_004');
    expectError(await send({ ...otherPhone, email: person.email.toUpperCase() }), 'OTP_004');
    expectError(await send({ ...visitor(), phoneNumber: person.phoneNumber }), 'OTP_004');
  });

  // @proves K-one-time-code, D-4-one-time-codes
  it('limits codes to five per hour and ten per day for each phone and mailbox', async () => {
    const person = visitor();
    const responses: TestResponse[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      for (let time = 0; time < 6; time += 1) {
        responses.push(await send(person));
        portal.clock.advance(31 * SECOND);
      }
      portal.clock.advance(HOUR);
    }
    const [sent, no] = [Array(5).fill('GEN_000'), 'OTP_004'];
    expect(codesOf(responses)).toEqual([...sent, no, ...sent, no, ...Array(6).fill(no)]);
    expect(Number(responses.at(-1)?.headers['retry-after'])).toBeGreaterThan(20 * 3600);
    await portal.runJobs();
    portal.clock.advance(24 * HOUR);
    expectSuccess(await send(person));
  });

  // @proves C-sendAuthEmail
  it('sends one code for 30 parallel requests', async () => {
    const person = visitor();
    const responses = await Promise.all(Array.from({ length: 30 }, () => send(person)));
    expect(codesOf(responses).filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codesOf(responses).filter((code) => code === 'OTP_004')).toHaveLength(29);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  });

  it('sends one code for 30 parallel requests with one mailbox and 30 phones', async () => {
    const { email } = visitor();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => send({ phoneNumber: phoneNumber(), email })),
    );
    expect(codesOf(responses).filter((code) => code === 'GEN_000')).toHaveLength(1);
  });

  it('does not email a code that was replaced or has expired', async () => {
    const person = visitor();
    await send(person);
    portal.clock.advance(31 * SECOND);
    await send(person);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
    await send({ ...visitor() });
    portal.clock.advance(10 * 60 * SECOND);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  });

  it('sends the code of a signed-in user to the account’s email and ignores the form', async () => {
    const teacher = await makeEducator(portal.db, { phoneNumber: phoneNumber() });
    const session = await signIn(portal, teacher);
    const [{ phone_number: own }] = (await portal.db
      .selectFrom('users')
      .select('phone_number')
      .where('id', '=', teacher.id)
      .execute()) as [{ phone_number: string }];
    const response = await send({ phoneNumber: own, email: 'evil@home.test', ...session });
    expectSuccess(response);
    await portal.runJobs();
    expect(portal.emails.map(({ to }) => to)).toEqual([teacher.email]);
  });

  it.each([
    ['an educator', () => makeEducator(portal.db, { phoneNumber: phoneNumber() })],
    ['a parent without a registered phone', () => makeParent(portal.db)],
  ])('rejects another phone for %s with OTP_005', async (_who, make) => {
    const session = await signIn(portal, await make());
    expectError(await send({ ...visitor(), ...session }), 'OTP_005');
    expect(await portal.queuedJobs()).toEqual([]);
  });
});

describe('sendAuthEmail by text message', () => {
  let portal: TestPortal;
  let texts: TextSandbox;
  beforeAll(async () => {
    texts = await startTextSandbox();
    portal = await buildTestApp({
      config: { ADDRESS_LIMITS: false },
      replace: () => ({ textCodes: texts.textCodes }),
    });
  });
  beforeEach(() => portal.forgetMail());
  afterAll(async () => {
    await portal.close();
    await texts.close();
  });
  const send = (fields: Fields) => portal.call('sendAuthEmail', fields);

  // @proves C-sendAuthEmail, D-4-one-time-codes
  it('texts the code and sends no email', async () => {
    const person = visitor();
    const response = expectSuccess(await send(person));
    expect(response.body).toMatchObject({
      channel: 'sms',
      isFallback: false,
      destination: `••• ${person.phoneNumber.slice(-4)}`,
    });
    expect(await texts.codesTo(person.phoneNumber)).toHaveLength(1);
    expect(await portal.queuedJobs()).toEqual([]);
  });

  it('texts a code without an email', async () => {
    expectSuccess(await send({ phoneNumber: phoneNumber() }));
  });

  // @proves S-educator-otp-fallback, C-sendAuthEmail
  it('emails the code when the SMS provider is unavailable, and reports the fallback', async () => {
    const person = visitor();
    await texts.failNext(1);
    const response = expectSuccess(await send(person));
    expect(response.body).toMatchObject({
      channel: 'email',
      isFallback: true,
      destination: 'v•••@home.test',
    });
    await portal.runJobs();
    expect(portal.emails).toMatchObject([{ to: person.email }]);
  });

  // @proves S-educator-otp-fallback, M-EXT_002
  it('returns EXT_002 when the SMS provider is unavailable and there is no email', async () => {
    await texts.failNext(1);
    expectError(await send({ phoneNumber: phoneNumber() }), 'EXT_002');
  });

  it.each(['+4915112345678', '+442079460123', '+18765550123'])(
    'emails the code to a number that cannot receive texts: %s',
    async (phone) => {
      const before = texts.count.sends;
      const response = expectSuccess(await send({ ...visitor(), phoneNumber: phone }));
      expect(response.body).toMatchObject({ channel: 'email', isFallback: false });
      expect(texts.count.sends).toBe(before);
    },
  );

  it('emails the code when the SMS provider rejects the number, for example a landline', async () => {
    const { textCodes } = portal.deps;
    portal.deps.textCodes = textCodes && { ...textCodes, send: async () => 'badNumber' };
    const response = expectSuccess(await send(visitor()));
    expect(response.body).toMatchObject({ channel: 'email', isFallback: false });
    expectError(await send({ phoneNumber: phoneNumber() }), 'OTP_005');
    portal.deps.textCodes = textCodes;
  });

  // @proves M-OTP_005
  it('returns OTP_005 for a number that cannot receive texts without an email', async () => {
    expectError(await send({ phoneNumber: '+33612345678' }), 'OTP_005');
  });

  it('emails the code while the SMS provider locks the number after failed attempts', async () => {
    const person = visitor();
    const { challengeId } = (await send(person)).body;
    const [code] = await texts.codesTo(person.phoneNumber);
    const otpCode = code === '000000' ? '111111' : '000000';
    for (let time = 0; time < 5; time += 1) {
      await portal.call('validateOtp', { challengeId, ...person, otpCode });
    }
    portal.clock.advance(31 * SECOND);
    expect((await send(person)).body).toMatchObject({ channel: 'email', isFallback: false });
    portal.clock.advance(10 * 60 * SECOND);
    expect((await send(person)).body).toMatchObject({ channel: 'sms' });
  });

  it('sends one text for 30 parallel requests', async () => {
    const [person, before] = [visitor(), texts.count.sends];
    const responses = await Promise.all(Array.from({ length: 30 }, () => send(person)));
    expect(codesOf(responses).filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(texts.count.sends).toBe(before + 1);
  });
});

it('sends one email when ten phones with one mailbox fall back to email in parallel', async () => {
  const everybody = Promise.withResolvers<void>();
  let requestCount = 0;
  const portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: () => ({
      textCodes: {
        // No request falls back before all have passed the first check.
        send: async () => {
          requestCount += 1;
          if (requestCount === 10) everybody.resolve();
          await everybody.promise;
          return 'unavailable';
        },
        check: async () => 'unavailable',
      },
    }),
  });
  try {
    const { email } = visitor();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        portal.call('sendAuthEmail', { phoneNumber: phoneNumber(), email }),
      ),
    );
    expect(codesOf(responses).filter((code) => code === 'GEN_000')).toHaveLength(1);
    expect(codesOf(responses).filter((code) => code === 'OTP_004')).toHaveLength(9);
    await portal.runJobs();
    expect(portal.emails).toHaveLength(1);
  } finally {
    await portal.close();
  }
});

describe('Text message limits', () => {
  let portal: TestPortal;
  let sends = 0;
  beforeAll(async () => {
    portal = await buildTestApp({
      replace: () => ({
        textCodes: {
          send: async () => {
            sends += 1;
            return 'sent';
          },
          check: async () => 'wrong',
        },
      }),
    });
  });
  afterAll(() => portal.close());
  const send = (fields: Fields, address: string) =>
    portal.call('sendAuthEmail', fields, { address });

  it('limits texts to ten per hour and IP address, then emails the codes [T52]', async () => {
    const responses: TestResponse[] = [];
    for (let time = 0; time < 12; time += 1) responses.push(await send(visitor(), '10.0.0.1'));
    expect(responses.map(({ body }) => body.channel)).toEqual([
      ...Array(10).fill('sms'),
      ...Array(2).fill('email'),
    ]);
    expectError(await send({ phoneNumber: phoneNumber() }, '10.0.0.1'), 'OTP_005');
    expect((await send(visitor(), '10.0.0.2')).body.channel).toBe('sms');
    portal.clock.advance(HOUR);
    expect((await send(visitor(), '10.0.0.1')).body.channel).toBe('sms');
  });

  it('counts only texts that were sent [T52]', async () => {
    const person = visitor();
    expect((await send(person, '10.0.0.3')).body.channel).toBe('sms');
    for (let time = 0; time < 15; time += 1) {
      expectError(await send(person, '10.0.0.3'), 'OTP_004');
    }
    expect((await send(visitor(), '10.0.0.3')).body.channel).toBe('sms');
  });

  it('limits texts to 1,000 per day in total and logs when the limit is reached [T52]', async () => {
    portal.clock.advance(24 * HOUR);
    const address = (number: number) => `10.1.${number % 120}.1`;
    sends = 0;
    // All texts of the day except five are already counted.
    await send(visitor(), address(0));
    await portal.db
      .updateTable('rate_limits')
      .set({ used: 995 })
      .where('bucket', '=', 'texts/day')
      .where('window_starts_at', '<=', portal.deps.now())
      .execute();
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, number) => send(visitor(), address(number + 1))),
    );
    expect(responses.filter(({ body }) => body.channel === 'sms')).toHaveLength(5);
    expect(responses.filter(({ body }) => body.channel === 'email')).toHaveLength(25);
    expect(sends).toBe(1 + 5);
    expect(portal.logLines.join('\n')).toContain('the texts of a day are used up');
    portal.clock.advance(24 * HOUR);
    expect((await send(visitor(), address(0))).body.channel).toBe('sms');
  });

  it('limits code requests to 30 per hour and IP address with RTE_001 [T52]', async () => {
    const responses: TestResponse[] = [];
    for (let time = 0; time < 31; time += 1) responses.push(await send(visitor(), '10.0.0.9'));
    const last = responses.pop();
    expect(new Set(codesOf(responses))).toEqual(new Set(['GEN_000']));
    expectProtocolError(last as TestResponse, 429, 'RTE_001');
  });
});
