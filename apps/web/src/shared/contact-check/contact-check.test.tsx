import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  CONTACT,
  educatorApi,
  loadEducatorForms,
  openTeacherForm,
} from '../../../testing/educator-form.ts';
import { clickButton, fill, messageUnder, pick } from '../../../testing/forms.ts';
import { anEducator, userResponse } from '../../../testing/people.ts';

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
const DONE = 'Thank you, your code is confirmed.';
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

describe('Contact of the check', () => {
  it('disables sending while the email or the phone number is invalid', async () => {
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

describe('Sending a code', () => {
  // @proves S-educator-otp, K-phone-otp-country
  it('shows Sending..., then the masked contact, and focuses the code field', async () => {
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
  });

  // @proves S-educator-otp-fallback
  it('shows that the code was sent by email and why', async () => {
    const mailed = {
      ...SENT,
      channel: 'email',
      isFallback: true,
      destination: 'a•••@school.example.org',
    } as const;
    await send({ sendAuthEmail: () => mailed });
    expect(screen.getByText('We emailed a code to a•••@school.example.org.')).toBeVisible();
    expect(
      screen.getByText('Text messages are unavailable right now, so we sent the code by email.'),
    ).toBeVisible();
  });

  it('shows no note about text messages when email is the default', async () => {
    await send({ sendAuthEmail: () => ({ ...SENT, channel: 'email' }) });
    expect(screen.queryByText(/Text messages/)).not.toBeInTheDocument();
  });

  it.each([
    [
      'codes cannot be sent to the number',
      reject('OTP_005'),
      'We cannot send codes to this number.',
    ],
    ['the request fails with a network error', fail(), 'Something went wrong, Please try again'],
  ])('allows another attempt when %s', async (_why, response, words) => {
    const { user } = await open({ sendAuthEmail: () => response });
    await clickButton(user, 'Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(button('Send code')).toBeEnabled();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  });
});

describe('Wait before another code', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  // @proves S-educator-otp
  it('counts down visibly before another code can be sent', async () => {
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

  it('waits as long as the server requires when too many codes were sent', async () => {
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

describe('Checking a code', () => {
  // @proves R-sign-up-educator, S-educator-otp
  it('shows Verifying..., then the confirmation, and sends the ticket with the sign-up', async () => {
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

  it('sends no ticket when the optional check is skipped', async () => {
    const { user, api } = await send();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[0]?.fields).not.toHaveProperty('contactCheckTicket');
  });

  it('accepts six digits only, and checks the code on Enter instead of signing up', async () => {
    const { user, api } = await send();
    await user.type(screen.getByLabelText('Code'), '12a34b5678');
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
    await user.keyboard('{Enter}');
    await screen.findByText(DONE);
    expect(api.calls('validateOtp')[0]?.fields.otpCode).toBe('123456');
    expect(api.calls('createUser')).toHaveLength(0);
  });

  // @proves F-digits-only
  it.each(['123 456', ' 123-456', '１２３４５６'])('accepts the pasted code %j', async (pasted) => {
    const { user } = await send();
    await user.click(screen.getByLabelText('Code'));
    await user.paste(pasted);
    expect(screen.getByLabelText('Code')).toHaveValue('123456');
  });

  it.each(['', '12345'])('requires a code when the input is "%s"', async (code) => {
    const { api } = await verify({}, code);
    await waitFor(() => expect(messageUnder('Code')).toBe('Please enter the code'));
    expect(api.calls('validateOtp')).toHaveLength(0);
  });

  it('shows under the field why a code is rejected, and allows another attempt', async () => {
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

describe('Changed contact', () => {
  const WRONG = reject('OTP_001', { errors: { otpCode: 'This code is not right. 4 tries left.' } });

  it.each([
    ['Phone Number', '5035550199'],
    ['Email Address', 'amara@example.org'],
  ])('resets the message and the wait when the contact changes: %s', async (label, text) => {
    const { user } = await verify({ validateOtp: () => WRONG });
    await waitFor(() => expect(messageUnder('Code')).toBeDefined());
    await fill(user, label, text);
    expect(button('Send code')).toBeEnabled();
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.queryByText(WAIT)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not send the ticket of the previous contact', async () => {
    const { user, api } = await verify();
    await screen.findByText(DONE);
    await fill(user, 'Phone Number', '5035550199');
    expect(screen.queryByText(DONE)).not.toBeInTheDocument();
    await clickButton(user, 'Sign Up');
    await screen.findByRole('dialog', { name: 'Sign up completed!' });
    expect(api.calls('createUser')[0]?.fields).toMatchObject({ phoneNumber: '+15035550199' });
    expect(api.calls('createUser')[0]?.fields).not.toHaveProperty('contactCheckTicket');
  });

  it('allows another check when the ticket has expired', async () => {
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

  it('keeps the finished check when the account type changes and changes back', async () => {
    const { user } = await verify();
    await screen.findByText(DONE);
    await pick(user, /^School or district/);
    expect(screen.getByText(DONE)).not.toBeVisible();
    await pick(user, /^Individual teacher/);
    expect(screen.getByText(DONE)).toBeVisible();
  });
});
