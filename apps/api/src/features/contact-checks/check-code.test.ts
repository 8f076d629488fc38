import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  type Fields,
  type TestPortal,
  type TestResponse,
} from '../../../testing/build-test-app.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { educatorSignUp, phoneNumber } from '../../../testing/factories/educator-sign-up.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { startTextSandbox, type TextSandbox } from '../../../testing/fakes/text-sandbox.ts';

const MINUTE = 60_000;
const visitor = () => ({ phoneNumber: phoneNumber(), email: `visitor${unique()}@home.test` });
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');
const codesOf = (responses: TestResponse[]) => responses.map(({ body }) => body.msgCode);
const times = (responses: TestResponse[], code: string) =>
  codesOf(responses).filter((sentCode) => sentCode === code).length;

let portal: TestPortal;
let openings = 0;
beforeAll(async () => {
  portal = await buildTestApp({
    config: { ADDRESS_LIMITS: false },
    replace: ({ sealer }) => ({
      sealer: {
        ...sealer,
        open: (sealed, context) => {
          if (context.startsWith('one-time-code:')) openings += 1;
          return sealer.open(sealed, context);
        },
      },
    }),
  });
});
afterAll(() => portal.close());

type Challenge = { challengeId: string; phoneNumber: string; otpCode: string };
/** Requests a code and reads it from the email. */
const challenge = async (person: Fields & { phoneNumber: string }): Promise<Challenge> => {
  await portal.forgetMail();
  const response = expectSuccess(await portal.call('sendAuthEmail', person));
  await portal.runJobs();
  const otpCode = portal.emails[0]?.subject.slice(0, 6) ?? '';
  return {
    challengeId: String(response.body.challengeId),
    phoneNumber: person.phoneNumber,
    otpCode,
  };
};
const check = (fields: Fields) => portal.call('validateOtp', fields);
const makeTeacher = async () => {
  const phone = phoneNumber();
  const teacher = await makeEducator(portal.db, { phoneNumber: phone, approved: false });
  return { teacher, session: await signIn(portal, teacher), phone };
};

describe('validateOtp', () => {
  // @proves S-educator-otp, C-validateOtp
  it('returns a ticket to an anonymous caller that the sign-up accepts', async () => {
    const person = visitor();
    const response = expectSuccess(await check(await challenge(person)));
    const contactCheckTicket = String(response.body.contactCheckTicket);
    const form = educatorSignUp({ ...person, contactCheckTicket });
    const made = expectSuccess(await portal.call('createUser', form));
    expect(userIn(made).contactCheckedBy).toBe('email');
  });

  // @proves S-educator-otp-waiting
  it('stores the channel of the check on a signed-in educator’s account', async () => {
    const { teacher, session, phone } = await makeTeacher();
    const sent = await challenge({ phoneNumber: phone, ...session });
    const response = expectSuccess(await check({ ...sent, ...session }));
    expect(response.body).not.toHaveProperty('contactCheckTicket');
    expect(userIn(await portal.call('getUser', session)).contactCheckedBy).toBe('email');
    expect(await auditOf(portal.db, teacher.id)).toEqual([
      { action: 'contact.checked', actor_id: teacher.id, outcome: 'email' },
    ]);
  });

  // @proves S-educator-otp, M-OTP_001, M-OTP_003
  it('returns the number of attempts left with OTP_001, and OTP_003 after five', async () => {
    const sent = await challenge(visitor());
    const wrong = { ...sent, otpCode: wrongFor(sent.otpCode) };
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      expectError(await check(wrong), 'OTP_001', {
        otpCode: `This code is not right. ${left} left.`,
      });
    }
    expectError(await check(wrong), 'OTP_003');
    expectError(await check(sent), 'OTP_003');
  });

  // @proves K-one-time-code, D-4-one-time-codes
  it('accepts the right code on the fifth attempt', async () => {
    const sent = await challenge(visitor());
    for (let time = 0; time < 4; time += 1) {
      await check({ ...sent, otpCode: wrongFor(sent.otpCode) });
    }
    expectSuccess(await check(sent));
  });

  // @proves C-validateOtp
  it('evaluates five of 200 parallel guesses [T53]', async () => {
    const sent = await challenge(visitor());
    openings = 0;
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => check({ ...sent, otpCode: wrongFor(sent.otpCode) })),
    );
    expect(openings).toBe(5);
    expect(times(responses, 'OTP_001')).toBe(4);
    expect(times(responses, 'OTP_003')).toBe(196);
    expectError(await check(sent), 'OTP_003');
  });

  it('accepts one of 200 parallel requests with the right code [T53]', async () => {
    const sent = await challenge(visitor());
    const responses = await Promise.all(Array.from({ length: 200 }, () => check(sent)));
    expect(times(responses, 'GEN_000')).toBe(1);
    expect(times(responses, 'OTP_002') + times(responses, 'OTP_003')).toBe(199);
  });

  // @proves C-validateOtp, M-OTP_002
  it('rejects a used code with OTP_002', async () => {
    const sent = await challenge(visitor());
    expectSuccess(await check(sent));
    expectError(await check(sent), 'OTP_002');
  });

  // @proves M-OTP_002, K-one-time-code
  it('accepts a code for ten minutes, then returns OTP_002', async () => {
    const [early, late] = [await challenge(visitor()), await challenge(visitor())];
    portal.clock.advance(10 * MINUTE - 1);
    expectSuccess(await check(early));
    portal.clock.advance(1);
    expectError(await check(late), 'OTP_002');
  });

  // @proves D-4-one-time-codes
  it('invalidates the older code when a new one is sent', async () => {
    const person = visitor();
    const older = await challenge(person);
    portal.clock.advance(31_000);
    const newer = await challenge(person);
    expectError(await check(older), 'OTP_002');
    expectError(await check({ ...older, otpCode: newer.otpCode }), 'OTP_002');
    expectSuccess(await check(newer));
  });

  it('rejects the code of another challenge', async () => {
    const [mine, other] = [await challenge(visitor()), await challenge(visitor())];
    if (mine.otpCode !== other.otpCode) {
      expect((await check({ ...mine, otpCode: other.otpCode })).body.msgCode).toBe('OTP_001');
    }
    expectError(await check({ ...mine, challengeId: other.challengeId }), 'OTP_002');
    expectSuccess(await check(mine));
  });

  // @proves C-validateOtp
  it('rejects a challenge of another user with OTP_002 without counting an attempt', async () => {
    const [mine, other] = [await makeTeacher(), await makeTeacher()];
    const sent = await challenge({ phoneNumber: mine.phone, ...mine.session });
    expectError(await check(sent), 'OTP_002');
    expectError(await check({ ...sent, ...other.session }), 'OTP_002');
    expectError(await check({ ...sent, phoneNumber: other.phone, ...mine.session }), 'OTP_002');
    const { tries_used } = await portal.db
      .selectFrom('one_time_codes')
      .select('tries_used')
      .where('id', '=', sent.challengeId)
      .executeTakeFirstOrThrow();
    expect(tries_used).toBe(0);
    expectSuccess(await check({ ...sent, ...mine.session }));
  });

  it('rejects an anonymous caller’s challenge in a signed-in session with OTP_002', async () => {
    const { session, phone } = await makeTeacher();
    const sent = await challenge({ ...visitor(), phoneNumber: phone });
    expectError(await check({ ...sent, ...session }), 'OTP_002');
  });

  it.each([
    ['', 'nothing'],
    ['12345', 'too short'],
    ['1234567', 'too long'],
    [' 123456', 'a leading space'],
    ['123456\n', 'a trailing line break'],
    ['123 456', 'a space in the middle'],
    ['１２３４５６', 'full-width digits'],
    ['١٢٣٤٥٦', 'Arabic digits'],
    ['+12345', 'a sign'],
    ['0x1234', 'a hexadecimal number'],
  ])('rejects the code %j (%s) without counting an attempt', async (otpCode) => {
    const sent = await challenge(visitor());
    openings = 0;
    expect((await check({ ...sent, otpCode })).body.msgCode).toBe('VAL_001');
    expect(openings).toBe(0);
    expectSuccess(await check(sent));
  });

  it('rejects lists, objects and numbers as a code', async () => {
    const sent = await challenge(visitor());
    openings = 0;
    for (const otpCode of [[sent.otpCode], { $ne: '' }, Number(sent.otpCode), null, true]) {
      const response = await portal.call('validateOtp', { ...sent, otpCode }, { json: true });
      expect(response.body).toMatchObject({
        msgCode: 'VAL_001',
        errors: { otpCode: 'Please enter the code' },
      });
    }
    const { otpCode, ...rest } = sent;
    expect((await check({ ...rest, 'otpCode[]': otpCode })).body.msgCode).toBe('VAL_001');
    expect(openings).toBe(0);
  });

  it.each(['', 'x', "' or 1=1 --", '%', crypto.randomUUID()])(
    'rejects the challenge id %j with OTP_002',
    async (challengeId) => {
      const sent = await challenge(visitor());
      expectError(await check({ ...sent, challengeId }), 'OTP_002');
    },
  );
});

describe('validateOtp for a code by text message', () => {
  let texts: TextSandbox;
  let textPortal: TestPortal;
  beforeAll(async () => {
    texts = await startTextSandbox();
    textPortal = await buildTestApp({
      config: { ADDRESS_LIMITS: false },
      replace: () => ({ textCodes: texts.textCodes }),
    });
  });
  afterAll(async () => {
    await textPortal.close();
    await texts.close();
  });
  const validate = (fields: Fields) => textPortal.call('validateOtp', fields);
  const challengeByText = async () => {
    const person = visitor();
    const response = expectSuccess(await textPortal.call('sendAuthEmail', person));
    const [otpCode = ''] = await texts.codesTo(person.phoneNumber);
    return { challengeId: response.body.challengeId, phoneNumber: person.phoneNumber, otpCode };
  };

  it('returns a ticket for the phone that the sign-up accepts', async () => {
    const sent = await challengeByText();
    const response = expectSuccess(await validate(sent));
    const { contactCheckTicket } = response.body;
    const form = educatorSignUp({ phoneNumber: sent.phoneNumber, contactCheckTicket });
    expect(userIn(await textPortal.call('createUser', form)).contactCheckedBy).toBe('sms');
  });

  it('accepts the ticket for one of 20 parallel sign-ups', async () => {
    const { phoneNumber, ...sent } = await challengeByText();
    const { body } = expectSuccess(await validate({ ...sent, phoneNumber }));
    const { contactCheckTicket } = body;
    const signUp = (changes: Fields = {}) =>
      textPortal.call(
        'createUser',
        educatorSignUp({ phoneNumber, contactCheckTicket, ...changes }),
      );
    const taken = await makeEducator(textPortal.db);
    expectError(await signUp({ email: taken.email }), 'EML_001', {
      email: 'Email already exists. Please try with another Email.',
    });
    const responses = await Promise.all(Array.from({ length: 20 }, () => signUp()));
    expect([times(responses, 'GEN_000'), times(responses, 'OTP_002')]).toEqual([1, 19]);
    expectError(await signUp(), 'OTP_002');
  });

  it('returns the attempts left for a texted code with OTP_001, and OTP_003 after five', async () => {
    const sent = await challengeByText();
    const wrong = { ...sent, otpCode: wrongFor(sent.otpCode) };
    expectError(await validate(wrong), 'OTP_001', {
      otpCode: 'This code is not right. 4 tries left.',
    });
    for (let time = 0; time < 3; time += 1) await validate(wrong);
    expectError(await validate(wrong), 'OTP_003');
    expectError(await validate(sent), 'OTP_003');
  });

  it('asks the SMS provider five times for 200 parallel guesses [T53]', async () => {
    const sent = await challengeByText();
    const before = texts.count.checks;
    const guess = { ...sent, otpCode: wrongFor(sent.otpCode) };
    const responses = await Promise.all(Array.from({ length: 200 }, () => validate(guess)));
    expect(texts.count.checks - before).toBe(5);
    expect(times(responses, 'OTP_001')).toBe(4);
    expect(times(responses, 'OTP_003')).toBe(196);
  });

  it('accepts one of 200 parallel requests with the right texted code [T53]', async () => {
    const sent = await challengeByText();
    const responses = await Promise.all(Array.from({ length: 200 }, () => validate(sent)));
    expect(times(responses, 'GEN_000')).toBe(1);
  });

  // @proves S-educator-otp-fallback
  it('refunds the attempt when the SMS provider is unavailable (EXT_002)', async () => {
    const sent = await challengeByText();
    await texts.failNext(7);
    for (let time = 0; time < 7; time += 1) expectError(await validate(sent), 'EXT_002');
    expectError(await validate({ ...sent, otpCode: wrongFor(sent.otpCode) }), 'OTP_001', {
      otpCode: 'This code is not right. 4 tries left.',
    });
    expectSuccess(await validate(sent));
  });

  it('checks the emailed code after the SMS provider was unavailable for sending', async () => {
    const person = visitor();
    await texts.failNext(1);
    await textPortal.forgetMail();
    const { challengeId } = (await textPortal.call('sendAuthEmail', person)).body;
    await textPortal.runJobs();
    const otpCode = textPortal.emails[0]?.subject.slice(0, 6) ?? '';
    const before = texts.count.checks;
    expectSuccess(await validate({ challengeId, phoneNumber: person.phoneNumber, otpCode }));
    expect(texts.count.checks).toBe(before);
  });
});
