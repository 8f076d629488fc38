import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CONTACT,
  educatorApi,
  loadEducatorForms,
  openTeacherForm,
} from '../../../testing/educator-form.ts';
import { fail, held, reject } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder, pick } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';
import { violations } from '../../../testing/render-screen.tsx';

type Handlers = NonNullable<Parameters<typeof educatorApi>[0]>;
type Sent = Awaited<ReturnType<NonNullable<Handlers['sendAuthEmail']>>>;

const SENT = {
  challengeId: 'challenge-1',
  channel: 'sms',
  isFallback: false,
  destination: '••• 0142',
  resendAfterSeconds: 30,
  triesLeft: 5,
} as const;
const BY_SMS = 'We sent a text with a code to ••• 0142.';
const DONE = 'Thank you, your code is right.';
const WAIT = /^You can ask for another code in/;
const FILL_FIRST = 'Fill in your email address and phone number first.';

const signedUp = userResponse(anEducator());
const works: Handlers = {
  sendAuthEmail: () => SENT,
  validateOtp: () => ({ contactCheckTicket: 'a-contact-ticket' }),
  createUser: () => signedUp,
};
const button = (name: string) => screen.queryByRole('button', { name });

const open = async (handlers: Handlers = {}) => {
  const api = educatorApi({ ...works, ...handlers });
  return { ...(await openTeacherForm(api)), api };
};
const send = async (handlers: Handlers = {}) => {
  const page = await open(handlers);
  await clickButton(page.user, 'Send code');
  await screen.findByLabelText('Code');
  return page;
};
const verify = async (handlers: Handlers = {}, code = '123456') => {
  const page = await send(handlers);
  await fill(page.user, 'Code', code);
  await clickButton(page.user, 'Verify');
  return page;
};

beforeAll(loadEducatorForms, 60_000);

describe('where a code may go', () => {
  it('is not known while the email or the phone number is not one', async () => {
    const { user } = await open();
    for (const [label, text, whole] of [
      ['Email Address', 'amara@', CONTACT.email],
      ['Email Address', '', CONTACT.email],
      ['Phone Number', '503555', '5035550142'],
      ['Phone Number', '0005550142', '5035550142'],
    ] as const) {
      expect(button('Send code')).toBeEnabled();
      expect(screen.queryByText(FILL_FIRST)).not.toBeInTheDocument();
      await fill(user, label, text);
      expect(button('Send code')).toBeDisabled();
      expect(screen.getByText(FILL_FIRST)).toBeVisible();
      await fill(user, label, whole);
    }
  });
});

describe('sending a code', () => {
  // @proves S-educator-otp, K-phone-otp-country
  it('says Sending..., where it went, and goes to the field for it', async () => {
    const response = held<Sent>();
    const { user, api } = await open({ sendAuthEmail: () => response.promise });
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    await clickButton(user, 'Send code');
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(SENT);
    expect(await screen.findByText(BY_SMS)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
    expect(api.calls('sendAuthEmail').map(({ fields }) => fields)).toEqual([
      { phoneNumber: CONTACT.phoneNumber, email: CONTACT.email },
    ]);
    expect(await violations()).toEqual([]);
  });

  // @proves S-educator-otp-fallback
  it('says when it went by mail, and why', async () => {
    const mailed = {
      ...SENT,
      channel: 'email',
      isFallback: true,
      destination: 'a•••@school.example.org',
    } as const;
    await send({ sendAuthEmail: () => mailed });
    expect(
      screen.getByText('We sent a mail with a code to a•••@school.example.org.'),
    ).toBeVisible();
    expect(
      screen.getByText('Our text service is not answering, so the code comes by email.'),
    ).toBeVisible();
  });

  it('says nothing of the text service where mail is the usual way', async () => {
    await send({ sendAuthEmail: () => ({ ...SENT, channel: 'email' }) });
    expect(screen.queryByText(/text service/)).not.toBeInTheDocument();
  });

  it.each([
    ['the number takes no codes', reject('OTP_005'), 'We cannot send codes to this number.'],
    ['it does not get through', fail(), 'Something went wrong, Please try again'],
  ])('can be tried again when %s', async (_why, response, words) => {
    const { user } = await open({ sendAuthEmail: () => response });
    await clickButton(user, 'Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button('Send code')).toBeEnabled();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });
});

describe('the wait before another code', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  // @proves S-educator-otp
  it('counts down where one can see it, then another code can be sent', async () => {
    const { api } = await open();
    vi.useFakeTimers();
    click('Send code');
    await pass(1);
    expect(screen.getByText('You can ask for another code in 30 seconds.')).toBeVisible();
    expect(button('Send again')).toBeDisabled();
    await pass(1_000);
    expect(screen.getByText('You can ask for another code in 29 seconds.')).toBeVisible();
    for (let left = 28; left > 0; left -= 1) await pass(1_000);
    expect(screen.getByText('You can ask for another code in 1 second.')).toBeVisible();
    expect(button('Send again')).toBeDisabled();
    await pass(1_000);
    expect(screen.queryByText(WAIT)).not.toBeInTheDocument();
    click('Send again');
    await pass(1);
    expect(screen.getByText('You can ask for another code in 30 seconds.')).toBeVisible();
    expect(api.calls('sendAuthEmail')).toHaveLength(2);
  });

  it('is as long as the server says when too many were sent', async () => {
    await open({ sendAuthEmail: () => reject('OTP_004', { retryAfter: 120 }) });
    vi.useFakeTimers();
    click('Send code');
    await pass(1);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Too many codes were sent. Please try again later.',
    );
    expect(screen.getByText('You can ask for another code in 120 seconds.')).toBeVisible();
    expect(button('Send code')).toBeDisabled();
  });
});

describe('checking a code', () => {
  // @proves R-sign-up-educator, S-educator-otp
  it('says Verifying..., thanks, and sends the ticket along with the sign-up', async () => {
    const response = held<{ contactCheckTicket: string }>();
    const { user, api } = await verify({ validateOtp: () => response.promise });
    expect(await screen.findByRole('button', { name: 'Verifying...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({ contactCheckTicket: 'a-contact-ticket' });
    expect(await screen.findByText(DONE)).toBeVisible();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(button('Send again')).not.toBeInTheDocument();
    expect(api.calls('validateOtp').map(({ fields }) => fields)).toEqual([
      { challengeId: 'challenge-1', phoneNumber: CONTACT.phoneNumber, otpCode: '123456' },
    ]);
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[0]?.fields).toMatchObject({
      contactCheckTicket: 'a-contact-ticket',
    });
  });

  it('is optional: without one, no ticket is sent', async () => {
    const { user, api } = await send();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[0]?.fields).not.toHaveProperty('contactCheckTicket');
  });

  it('takes digits only, six of them, and Enter checks it instead of signing up', async () => {
    const { user, api } = await send();
    await user.type(screen.getByLabelText('Code'), '12a34b5678');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    await user.keyboard('{Enter}');
    await screen.findByText(DONE);
    expect(api.calls('validateOtp')[0]?.fields.otpCode).toBe('123456');
    expect(api.calls('createUser')).toHaveLength(0);
  });

  // @proves F-digits-only
  it.each(['123 456', ' 123-456', '１２３４５６'])(
    'is taken whole when it is pasted as %j',
    async (pasted) => {
      const { user } = await send();
      await user.click(screen.getByLabelText('Code'));
      await user.paste(pasted);
      expect(screen.getByLabelText('Code')).toHaveValue('123456');
    },
  );

  it.each(['', '12345'])('asks for the code when it is "%s"', async (code) => {
    const { api } = await verify({}, code);
    await waitFor(() => expect(messageUnder('Code')).toBe('Please enter the code'));
    expect(api.calls('validateOtp')).toHaveLength(0);
  });

  it('says under the field why it is refused, each time, and can be tried again', async () => {
    const errorCodes = [
      [
        reject('OTP_001', { errors: { otpCode: 'This code is not right. 4 tries left.' } }),
        'This code is not right. 4 tries left.',
      ],
      [reject('OTP_003'), 'Too many wrong codes. Please ask for a new one.'],
      [reject('OTP_002'), 'This code is no longer valid. Please ask for a new one.'],
      [fail(), 'Something went wrong, Please try again'],
    ] as const;
    let attempts = 0;
    const { user } = await send({ validateOtp: () => errorCodes[attempts++]?.[0] ?? fail() });
    for (const [, words] of errorCodes) {
      await fill(user, 'Code', '123456');
      await clickButton(user, 'Verify');
      await waitFor(() => expect(messageUnder('Code')).toBe(words));
      expect(button('Verify')).toBeEnabled();
      expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    }
    expect(attempts).toBe(errorCodes.length);
  });
});

describe('another contact', () => {
  const WRONG = reject('OTP_001', { errors: { otpCode: 'This code is not right. 4 tries left.' } });

  it.each([
    ['Phone Number', '5035550199'],
    ['Email Address', 'amara@example.org'],
  ])('starts anew, without the words and the wait of the one before: %s', async (label, text) => {
    const { user } = await verify({ validateOtp: () => WRONG });
    await waitFor(() => expect(messageUnder('Code')).toBeDefined());
    await fill(user, label, text);
    expect(button('Send code')).toBeEnabled();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.queryByText(WAIT)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not take the ticket of the one before along', async () => {
    const { user, api } = await verify();
    await screen.findByText(DONE);
    await fill(user, 'Phone Number', '5035550199');
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[0]?.fields).toMatchObject({ phoneNumber: '+15035550199' });
    expect(api.calls('createUser')[0]?.fields).not.toHaveProperty('contactCheckTicket');
  });

  it('can be checked again when its ticket grew too old', async () => {
    const responses = [reject('OTP_002'), signedUp];
    let attempts = 0;
    const { user, api } = await verify({ createUser: () => responses[attempts++] ?? fail() });
    await screen.findByText(DONE);
    await clickButton(user, 'Sign Up');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is no longer valid.');
    expect(button('Send code')).toBeEnabled();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[1]?.fields).not.toHaveProperty('contactCheckTicket');
  });

  it('is still checked after a look at another account type', async () => {
    const { user } = await verify();
    await screen.findByText(DONE);
    await pick(user, /^School or district/);
    expect(screen.getByText(DONE)).not.toBeVisible();
    await pick(user, /^Individual teacher/);
    expect(screen.getByText(DONE)).toBeVisible();
  });
});
