import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { aStatus, OPERATOR } from '../../../testing/records.ts';
import { heading, renderConsole } from '../../../testing/render-console.tsx';
import type { AnswerOf } from '../../shared/call/call-client.ts';
import { readDeviceToken, storeDeviceToken } from '../../shared/session/device-token.ts';

const CREDENTIALS = { email: OPERATOR.email, password: 'Clover#71', totpCode: '123456' };
const ANSWER = { sessionToken: 'fresh', operator: OPERATOR, deviceMark: 'device-token' };

const open = async (api: FakeApi, at = '/') => {
  const page = renderConsole({ at, isSignedIn: false, api });
  await heading('Sign in');
  return page;
};

const fillAll = async (user: UserEvent) => {
  await fill(user, 'Email Address', CREDENTIALS.email);
  await fill(user, 'Password', CREDENTIALS.password);
  await fill(user, 'Authenticator code', CREDENTIALS.totpCode);
};

describe('Sign-in page', () => {
  it('focuses the first field and requires all three', async () => {
    const { user } = await open(fakeApi());
    expect(document.title).toBe('Sign in · Wonderfield Console');
    await waitFor(() => expect(screen.getByLabelText('Email Address')).toHaveFocus());
    await clickButton(user, 'Sign in');
    await waitFor(() => expect(messageUnder('Email Address')).toBe('Please enter Email Address'));
    expect(messageUnder('Password')).toBe('Please enter Password');
    expect(messageUnder('Authenticator code')).toBe('Please enter the code');
  });

  it('lets phones and password managers fill in the code', async () => {
    await open(fakeApi());
    const code = screen.getByLabelText('Authenticator code');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(code).toHaveAttribute('maxlength', '6');
  });

  // @proves R-console
  it('shows the requested screen at the same URL after sign-in', async () => {
    const response = held<AnswerOf<'signInOperator'>>();
    const api = fakeApi({
      signInOperator: () => response.promise,
      readSystemStatus: () => aStatus(),
    });
    const { user, location } = await open(api, '/status');
    await fillAll(user);
    await clickButton(user, 'Sign in');
    expect(await screen.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(ANSWER);
    await heading('Status');
    expect(location()).toBe('/console/status');
    expect(api.calls('signInOperator')).toEqual([CREDENTIALS]);
    expect(api.calls('readSystemStatus')).toEqual([{ sessionToken: 'fresh' }]);
  });

  it('keeps the session in this tab only', async () => {
    const { user } = await open(fakeApi({ signInOperator: () => ANSWER }));
    await fillAll(user);
    await clickButton(user, 'Sign in');
    await heading('Waiting');
    expect(JSON.stringify(sessionStorage)).toContain('fresh');
    expect(JSON.stringify(localStorage)).not.toContain('fresh');
  });

  it('sends the device token of an earlier sign-in by the same operator', async () => {
    storeDeviceToken('other@wonderfield.test', 'token-of-a-colleague');
    storeDeviceToken(OPERATOR.email.toUpperCase(), 'token-from-before');
    const api = fakeApi({ signInOperator: () => ANSWER });
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign in');
    await heading('Waiting');
    const request = { ...CREDENTIALS, deviceMark: 'token-from-before' };
    expect(api.calls('signInOperator')).toEqual([request]);
    expect(readDeviceToken(OPERATOR.email)).toBe('device-token');
    expect(readDeviceToken('other@wonderfield.test')).toBe('token-of-a-colleague');
  });

  it('signs in without a token when the storage holds something else', async () => {
    localStorage.setItem('wonderfield-console-devices', '{"not": "a list"}');
    const api = fakeApi({ signInOperator: () => ANSWER });
    const { user } = await open(api);
    await fillAll(user);
    await clickButton(user, 'Sign in');
    await heading('Waiting');
    expect(api.calls('signInOperator')).toEqual([CREDENTIALS]);
  });

  it.each([
    [
      'wrong details',
      reject('LGN_001'),
      'The sign-in details are not right. Please check and try again.',
    ],
    [
      'too many attempts',
      reject('LGN_002', { retryAfter: 150 }),
      'Too many tries. Please wait a little before trying again. You can try again in 3 minutes.',
    ],
    ['no network', fail(), 'Something went wrong, Please try again'],
  ])('shows one error message and keeps the email: %s', async (_what, response, text) => {
    const { user } = await open(fakeApi({ signInOperator: () => response }));
    await fillAll(user);
    await clickButton(user, 'Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email Address')).toHaveValue(CREDENTIALS.email);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
    expect(screen.getByLabelText('Authenticator code')).toHaveValue('');
  });

  // @proves R-console
  it('shows no screen to a user who is not signed in', async () => {
    const api = fakeApi();
    await open(api, '/accounts');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(api.calls('readOperator')).toEqual([]);
  });
});
