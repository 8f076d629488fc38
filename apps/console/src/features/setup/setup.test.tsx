import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { OPERATOR } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';

const SETUP: AnswerOf<'readOperatorSetup'> = {
  email: OPERATOR.email,
  name: OPERATOR.name,
  totpSecret: 'JBSWY3DPEHPK3PXPABCD',
  totpUri: 'otpauth://totp/Wonderfield:robin?secret=JBSWY3DPEHPK3PXPABCD',
};

const open = async (api: FakeApi) => {
  const page = renderConsole({ at: '/setup/a-token', isSignedIn: false, api });
  await screen.findByRole('img', { name: 'QR code for your authenticator app' });
  return page;
};

const fillAll = async (user: UserEvent, password = 'Clover#71') => {
  await fill(user, 'Password', password);
  await fill(user, 'Confirm Password', password);
  await fill(user, 'Authenticator code', '123456');
};

// @proves R-console-setup
it('shows the operator, the QR code and the key in groups of four', async () => {
  const api = fakeApi({ readOperatorSetup: () => SETUP });
  const { user } = await open(api);
  expect(api.calls('readOperatorSetup')).toEqual([{ setupToken: 'a-token' }]);
  expect(screen.getByText('For Robin Castellanos, robin@wonderfield.test.')).toBeVisible();
  expect(screen.getByText('JBSW').parentElement).toHaveTextContent('JBSW Y3DP EHPK 3PXP ABCD');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await clickButton(user, 'Copy the key');
  expect(writeText).toHaveBeenCalledWith(SETUP.totpSecret);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it('shows a loading message', async () => {
  const response = held<AnswerOf<'readOperatorSetup'>>();
  const api = fakeApi({ readOperatorSetup: () => response.promise });
  renderConsole({ at: '/setup/a-token', isSignedIn: false, api });
  // The page shows the message while its script loads and again during the call.
  await waitFor(() => expect(screen.getByText('Loading, please wait...')).toBeVisible());
  response.give(SETUP);
  await screen.findByRole('img');
});

it('requires a strong password, its confirmation and a code', async () => {
  const { user } = await open(fakeApi({ readOperatorSetup: () => SETUP }));
  await fill(user, 'Password', 'Clover');
  await fill(user, 'Confirm Password', 'other');
  await clickButton(user, 'Finish set-up');
  await waitFor(() => expect(messageUnder('Password')).toBe('Please enter a Strong Password'));
  expect(messageUnder('Confirm Password')).toBe('Passwords did not match');
  expect(messageUnder('Authenticator code')).toBe('Please enter the code');
  expect(screen.getByText('1 upper case')).toHaveTextContent('1 upper case, done');
  expect(screen.getByText('1 number')).toHaveTextContent('1 number, still missing');
});

it('shows the sign-in form with a confirmation and the email after the set-up', async () => {
  const api = fakeApi({
    readOperatorSetup: () => SETUP,
    finishOperatorSetup: () => ({ email: SETUP.email, deviceMark: 'token-from-setup' }),
  });
  const { user, location } = await open(api);
  await fillAll(user);
  await clickButton(user, 'Finish set-up');
  await heading('Sign in');
  expect(api.calls('finishOperatorSetup')).toEqual([
    {
      setupToken: 'a-token',
      password: 'Clover#71',
      confirmPassword: 'Clover#71',
      totpCode: '123456',
    },
  ]);
  expect(location()).toBe('/console');
  expect(screen.getByText(/^Your account is ready\./)).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveValue(OPERATOR.email);
});

it('shows a wrong code under its field and keeps the password', async () => {
  const api = fakeApi({
    readOperatorSetup: () => SETUP,
    finishOperatorSetup: () => reject('OTP_001'),
  });
  const { user } = await open(api);
  await fillAll(user);
  await clickButton(user, 'Finish set-up');
  await waitFor(() =>
    expect(messageUnder('Authenticator code')).toBe('This code is not right. Please try again.'),
  );
  expect(screen.getByLabelText('Password')).toHaveValue('Clover#71');
});

it('shows other errors as an alert', async () => {
  const api = fakeApi({
    readOperatorSetup: () => SETUP,
    finishOperatorSetup: () => reject('OTP_003'),
  });
  const { user } = await open(api);
  await fillAll(user);
  await clickButton(user, 'Finish set-up');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong codes.');
});

// @proves R-console-setup
it('shows that a set-up link has expired, on opening and on sending', async () => {
  const responses = [SETUP, reject('OPS_001')];
  const api = fakeApi({
    readOperatorSetup: () => responses.shift() ?? fail(),
    finishOperatorSetup: () => reject('OPS_001'),
  });
  const { user } = await open(api);
  await fillAll(user);
  await clickButton(user, 'Finish set-up');
  await heading('This link no longer works');
  expect(screen.getByText(/works once, for 24 hours/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
  await heading('Sign in');
});

it('shows that a set-up link was already used', async () => {
  const api = fakeApi({ readOperatorSetup: () => reject('OPS_001') });
  renderConsole({ at: '/setup/used', isSignedIn: false, api });
  await heading('This link no longer works');
});
