import { act, screen, waitFor } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { aParent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { confirmationLink, passwordLink } from '../../shared/account/mailed-links.ts';

const AT = '/confirm-email/a-token';
const CONFIRMED = { userType: 'parent', wasConfirmedBefore: false } as const;

beforeEach(() => {
  confirmationLink.forget();
  passwordLink.forget();
});

const open = (api: FakeApi, session = false) =>
  renderPortal({ at: AT, api, ...(session && { session: aParent() }) });

// @proves R-confirm-email, D-4-confirm
it('confirms the email once when the page is opened', async () => {
  const response = held<typeof CONFIRMED>();
  const api = fakeApi({ confirmEmail: () => response.promise });
  open(api);
  await heading('Confirm your email address');
  expect(document.title).toBe('Confirm your email address · Wonderfield');
  expect(screen.getByText('Confirming your email address...')).toBeVisible();
  response.give(CONFIRMED);
  await heading('Home Account Sign In');
  expect(api.calls('confirmEmail').map(({ fields }) => fields)).toEqual([{ token: 'a-token' }]);
});

it('removes the link from the address and the history at once [T20]', async () => {
  const api = fakeApi({ confirmEmail: () => held<typeof CONFIRMED>().promise });
  const page = renderPortal({ at: ['/sign-in', AT], api });
  await heading('Confirm your email address');
  expect(page.location()).toBe('/confirm-email');
  await act(() => page.router.navigate(-1));
  await heading('Sign In');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a-token');
});

// @proves D-4-confirm
it.each([
  ['parent', 'Home Account Sign In'],
  ['educator', 'Educator Account Sign In'],
] as const)(
  'opens the sign-in page of a %s with a confirmation notice',
  async (userType, title) => {
    const response = held<{ userType: typeof userType; wasConfirmedBefore: boolean }>();
    const api = fakeApi({ confirmEmail: () => response.promise });
    const { location } = open(api);
    response.give({ userType, wasConfirmedBefore: false });
    await heading(title);
    expect(location()).toBe(`/sign-in/${userType}?notice=email-confirmed`);
    expect(screen.getByRole('status')).toHaveTextContent('Your email address is confirmed.');
    expect(api.calls('confirmEmail').map(({ fields }) => fields)).toEqual([{ token: 'a-token' }]);
  },
);

// @proves R-confirm-email, D-4-confirm
it('shows a success notice for a link that was used before', async () => {
  const api = fakeApi({ confirmEmail: () => ({ ...CONFIRMED, wasConfirmedBefore: true }) });
  open(api);
  await heading('Home Account Sign In');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Your email address is already confirmed. You can sign in.',
  );
});

it('opens the first password page for a school without the token in the URL', async () => {
  const passwordToken = 'first-password';
  const api = fakeApi({
    confirmEmail: () => ({
      userType: 'educator',
      wasConfirmedBefore: false,
      email: 'head@larkhill.test',
      passwordToken,
    }),
    resetPassword: () => ({}),
  });
  const { user, location } = open(api);
  await heading('Choose a password');
  expect(document.title).toBe('Choose a password · Wonderfield');
  expect(location()).toBe('/resetpassword');
  expect(screen.getByText('Choose a password for head@larkhill.test.')).toBeVisible();
  await fill(user, 'New Password', 'Clover#71');
  await fill(user, 'Confirm Password', 'Clover#71');
  await clickButton(user, 'Submit');
  await heading('Password updated');
  expect(api.calls('resetPassword')[0]?.fields).toMatchObject({ passwordToken });
});

it('shows a success toast on a signed-in device', async () => {
  const api = fakeApi({ confirmEmail: () => CONFIRMED, getUser: () => userResponse(aParent()) });
  open(api, true);
  await heading('My Children');
  expect(screen.getByText('Your email address is confirmed. You can sign in now.')).toBeVisible();
});

// @proves R-confirm-email
it('shows an error next to the button and retries', async () => {
  let isUnavailable = true;
  const api = fakeApi({ confirmEmail: () => (isUnavailable ? fail() : CONFIRMED) });
  const { user } = open(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  isUnavailable = false;
  await clickButton(user, 'Try again');
  await heading('Home Account Sign In');
});

it('asks to open the email again after a reload, or sends a new link', async () => {
  const api = fakeApi({ resendVerification: () => ({}) });
  const { user } = renderPortal({ at: '/confirm-email', api });
  await heading('Confirm your email address');
  expect(screen.getByText(/^Please open the link in your email again\./)).toBeVisible();
  await fill(user, 'Email Address', 'dana@example.org');
  await clickButton(user, 'Send a new link');
  await heading('Check your email');
});

describe('Unknown or expired confirmation link', () => {
  const openDead = async (others: Parameters<typeof fakeApi>[0] = {}) => {
    const api = fakeApi({ confirmEmail: () => reject('PWD_005'), ...others });
    const page = open(api);
    const title = await heading('This link is no longer valid');
    await waitFor(() => expect(title).toHaveFocus());
    return { ...page, api };
  };

  // @proves R-confirm-email
  it('asks for the email address and sends a new link', async () => {
    const { user, api } = await openDead({ resendVerification: () => ({}) });
    await clickButton(user, 'Send a new link');
    await waitFor(() => expect(messageUnder('Email Address')).toBe('Please enter Email Address'));
    await fill(user, 'Email Address', 'dana@example.org');
    await clickButton(user, 'Send a new link');
    const title = await heading('Check your email');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText(/^If dana@example.org still needs confirming/)).toBeVisible();
    expect(api.calls('resendVerification').map(({ fields }) => fields)).toEqual([
      { email: 'dana@example.org' },
    ]);
  });

  it('keeps the email address when the request fails', async () => {
    const { user } = await openDead({ resendVerification: fail });
    await fill(user, 'Email Address', 'dana@example.org');
    await clickButton(user, 'Send a new link');
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
  });
});
