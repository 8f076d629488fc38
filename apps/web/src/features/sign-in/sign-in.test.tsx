import { screen, waitFor } from '@testing-library/react';
import { held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { DOORS, openSignIn, server, signInAt, TITLES } from '../../../testing/open/open-sign-in.ts';
import {
  anEducator,
  aParent,
  aStudent,
  signedInAs,
  userResponse,
} from '../../../testing/people.ts';
import { heading } from '../../../testing/render-screen.tsx';

describe('SignInForm', () => {
  // @proves R-sign-in-parent, R-sign-in-student, R-sign-in-educator
  it.each(DOORS)('shows the title of %s and returns to the chooser on Cancel', async (at) => {
    const { user, location } = await openSignIn(at, fakeApi());
    expect(document.title).toBe(`${TITLES[at]} · Wonderfield`);
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  // @proves F-email-required, F-password-sign-in, F-username
  it.each([
    ['/sign-in/parent', 'Email Address', 'Please enter Email Address'],
    ['/sign-in/educator', 'Email Address', 'Please enter Email Address'],
    ['/sign-in/student', 'Username', 'Please enter Username'],
  ] as const)(
    'shows errors for missing fields on %s and sends nothing',
    async (at, label, message) => {
      const api = fakeApi();
      const { user } = await openSignIn(at, api);
      await clickButton(user, 'Sign In');
      await waitFor(() => expect(messageUnder(label)).toBe(message));
      expect(messageUnder('Password')).toBe('Please enter Password');
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(api.calls('login')).toHaveLength(0);
    },
  );

  // @proves F-email-pattern
  it('shows an invalid email when the field loses focus, and clears the error when it is valid', async () => {
    const { user } = await openSignIn('/sign-in/parent', fakeApi());
    await fill(user, 'Email Address', 'dana@example');
    expect(messageUnder('Email Address')).toBeUndefined();
    await user.tab();
    await waitFor(() =>
      expect(messageUnder('Email Address')).toBe('Please enter valid Email Address'),
    );
    await fill(user, 'Email Address', 'dana@example.org');
    await waitFor(() => expect(messageUnder('Email Address')).toBeUndefined());
  });

  it('shows and hides the password', async () => {
    const { user } = await openSignIn('/sign-in/student', fakeApi());
    await clickButton(user, 'Show password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await clickButton(user, 'Hide password');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });

  // @proves D-5-login-card
  it('prefills the username of a login card, never a password', async () => {
    await openSignIn('/sign-in/student', fakeApi(), '?username=maya4821&password=secret');
    expect(screen.getByLabelText('Username')).toHaveValue('maya4821');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('does not move the focus without a prefilled username', async () => {
    await openSignIn('/sign-in/student', fakeApi());
    expect(screen.getByLabelText('Password')).not.toHaveFocus();
  });

  // @proves R-sign-in-parent, R-sign-in-educator, S-switch-links
  it.each(['/sign-in/parent', '/sign-in/educator'] as const)(
    'links from %s to the sign-up and to Forgot password',
    async (at) => {
      await openSignIn(at, fakeApi());
      expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
      expect(screen.getByText("Don't have an account?")).toBeVisible();
      expect(screen.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
        'href',
        '/forgotpassword',
      );
    },
  );

  it('shows students no Forgot password link', async () => {
    await openSignIn('/sign-in/student', fakeApi());
    expect(screen.queryByRole('link', { name: 'Forgot password' })).not.toBeInTheDocument();
  });
});

describe('Demo sign-ins', () => {
  const person = (userType: 'parent' | 'student', user: string) => ({
    userType,
    who: user,
    email: `${userType}@demo.test`,
    password: 'Demo#1234',
  });

  it('hides demo sign-ins unless they are configured', async () => {
    await openSignIn('/sign-in/parent', fakeApi());
    await screen.findByRole('link', { name: 'FAQ' });
    expect(screen.queryByText('Demo sign-ins')).not.toBeInTheDocument();
  });

  it('fills the form with one click and lists only people of this account type', async () => {
    const demoPeople = [person('parent', 'Parent of two'), person('student', 'Student')];
    const { user } = await openSignIn('/sign-in/parent', fakeApi({}, { portal: { demoPeople } }));
    await user.click(await screen.findByRole('button', { name: 'Parent of two' }));
    expect(screen.getByLabelText('Email Address')).toHaveValue('parent@demo.test');
    expect(screen.getByLabelText('Password')).toHaveValue('Demo#1234');
    expect(screen.queryByRole('button', { name: 'Student' })).not.toBeInTheDocument();
  });
});

describe('Successful sign-in', () => {
  // @proves S-landing, S-sign-in-parent
  it.each([
    ['parent', '/sign-in/parent', aParent(), '/linked-child', 'My Children'],
    ['student', '/sign-in/student', aStudent(), '/create-avatar', 'Ready to play'],
    [
      'student with a pending password reset',
      '/sign-in/student',
      aStudent({ mustChangePassword: true }),
      '/change-password',
      'Your own password',
    ],
    ['educator', '/sign-in/educator', anEducator(), '/educator', 'Welcome, Amara'],
    [
      'teacher who is approved but not checked',
      '/sign-in/educator',
      anEducator({ isAgeVerified: false }),
      '/educator',
      'Welcome, Amara',
    ],
    [
      'teacher who is checked and waits for approval',
      '/sign-in/educator',
      anEducator({ isApproved: false }),
      '/educator',
      'Welcome, Amara',
    ],
  ] as const)('sends a %s from %s to the home page', async (_who, door, user, home, title) => {
    const { location } = await signInAt(door, server(user));
    await heading(title);
    expect(location()).toBe(home);
    expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toEqual(signedInAs(user));
  });

  it.each([
    ['/sign-in/parent', 'dana@example.org', 'parent'],
    ['/sign-in/educator', 'dana@example.org', 'educator'],
    ['/sign-in/student', 'maya4821', 'student'],
  ] as const)('sends name, password and account type from %s', async (door, email, userType) => {
    const api = fakeApi({ login: () => reject('LGN_001') });
    await signInAt(door, api);
    await waitFor(() => expect(api.calls('login')).toHaveLength(1));
    expect(api.calls('login').map(({ fields }) => fields)).toEqual([
      { email, password: 'Clover#71', userType },
    ]);
  });

  it('leaves no sign-in page in the history', async () => {
    const { router } = await signInAt('/sign-in/parent', server(aParent()));
    await heading('My Children');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  // @proves S-signing-in
  it('shows Signing In... and sends one request on a double click', async () => {
    const response = held<ReturnType<typeof signedInAs>>();
    const api = fakeApi({
      login: () => response.promise,
      getUser: () => userResponse(aParent()),
    });
    await signInAt('/sign-in/parent', api);
    expect(await screen.findByRole('button', { name: 'Signing In...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(signedInAs(aParent()));
    await heading('My Children');
    expect(api.calls('login')).toHaveLength(1);
  });
});

it('prefills the typed email on Forgot password', async () => {
  const { user } = await openSignIn('/sign-in/parent', fakeApi());
  await fill(user, 'Email Address', 'dana@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot password' }));
  await heading('Forgot password');
  expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
});
