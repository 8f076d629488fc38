import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it, vi } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import { anEducator, aParent, aProposal, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { passwordLink } from '../../shared/account/mailed-links.ts';

const STRONG = 'Clover#71';

const fillNewPassword = async (user: UserEvent, password: string, confirmation = password) => {
  await fill(user, 'New Password', password);
  await fill(user, 'Confirm Password', confirmation);
};

describe('Forgot password page', () => {
  const open = async (api: FakeApi) => {
    const page = renderPortal({ at: '/forgotpassword', api });
    await heading('Forgot password');
    return page;
  };

  it('requires a valid email', async () => {
    const { user } = await open(fakeApi());
    expect(document.title).toBe('Forgot password · Wonderfield');
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder('Email Address')).toBe('Please enter Email Address'));
    await fill(user, 'Email Address', 'dana@');
    await waitFor(() =>
      expect(messageUnder('Email Address')).toBe('Please enter valid Email Address'),
    );
  });

  // @proves R-forgotpassword
  it('tells the user to check the email, whether or not there is an account', async () => {
    const response = held<Record<string, never>>();
    const api = fakeApi({ forgotPassword: () => response.promise });
    const { user, location } = await open(api);
    await fill(user, 'Email Address', 'dana@example.org');
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    const title = await heading('Check your email');
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByText(/^If dana@example.org belongs to an account/)).toBeVisible();
    expect(api.calls('forgotPassword').map(({ fields }) => fields)).toEqual([
      { email: 'dana@example.org' },
    ]);
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it.each([
    ['no network', fail(), 'Something went wrong, Please try again'],
    [
      'too many attempts',
      reject('RTE_001', { retryAfter: 60 }),
      'Too many tries. You can try again in 60 seconds.',
    ],
  ])('keeps the form and shows an error: %s', async (_what, response, text) => {
    const { user } = await open(fakeApi({ forgotPassword: () => response }));
    await fill(user, 'Email Address', 'dana@example.org');
    await clickButton(user, 'Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
  });
});

describe('Reset password page', () => {
  const AT = '/resetpassword/dana@example.org/a-token';
  const open = async (api: FakeApi, session = false) => {
    const page = renderPortal({ at: AT, api, ...(session && { session: aParent() }) });
    await heading('Reset password');
    return page;
  };

  // @proves R-resetpassword
  it('removes the link from the address and the history at once [T20]', async () => {
    const page = renderPortal({ at: ['/forgotpassword', AT], api: fakeApi() });
    await heading('Reset password');
    expect(page.location()).toBe('/resetpassword');
    expect(page.router.state.historyAction).toBe('REPLACE');
    await act(() => page.router.navigate(-1));
    await heading('Forgot password');
    await act(() => page.router.navigate(1));
    await heading('Reset password');
    expect(page.location()).toBe('/resetpassword');
    expect(JSON.stringify(page.router.state.location)).not.toContain('a-token');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('a-token');
  });

  // @proves R-reset-page
  it('asks to open the email again after a reload and links to a new request', async () => {
    passwordLink.forget();
    const { user, location } = renderPortal({ at: '/resetpassword', api: fakeApi() });
    await heading('Reset password');
    expect(screen.getByText(/^Please open the link in your email again\./)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await heading('Forgot password');
    expect(location()).toBe('/forgotpassword');
  });

  // @proves R-resetpassword, F-new-password, F-confirm-required, F-confirm-equal
  it('shows the account and requires both passwords', async () => {
    const { user } = await open(fakeApi());
    expect(document.title).toBe('Reset password · Wonderfield');
    expect(screen.getByText('Choose a new password for dana@example.org.')).toBeVisible();
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder('New Password')).toBe('Please enter Password'));
    expect(messageUnder('Confirm Password')).toBe('Please confirm Password');
    await fillNewPassword(user, 'weak', 'other');
    await waitFor(() =>
      expect(messageUnder('New Password')).toBe('Please enter a Strong Password'),
    );
    expect(messageUnder('Confirm Password')).toBe('Passwords did not match');
  });

  // @proves S-reset-done, K-reset-redirect
  it('confirms the reset and goes to /sign-in after 5000 ms', async () => {
    const api = fakeApi({ resetPassword: () => ({}) });
    const { user, location } = await open(api);
    await fillNewPassword(user, STRONG);
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Password updated');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText(/^You can now sign in now with your new password\./)).toBeVisible();
    expect(api.calls('resetPassword').map(({ fields }) => fields)).toEqual([
      {
        email: 'dana@example.org',
        passwordToken: 'a-token',
        password: STRONG,
        confirmPassword: STRONG,
      },
    ]);
    await act(() => vi.advanceTimersByTimeAsync(4_990));
    expect(location()).toBe('/resetpassword');
    await act(() => vi.advanceTimersByTimeAsync(10));
    vi.useRealTimers();
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('goes to /sign-in at once when the user clicks Sign In', async () => {
    const { user, location } = await open(fakeApi({ resetPassword: () => ({}) }));
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    await heading('Password updated');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('confirms the reset on a signed-in device and signs out there', async () => {
    const { user } = await open(fakeApi({ resetPassword: () => ({}) }), true);
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    await heading('Password updated');
    expect(localStorage.getItem('user-data')).toBeNull();
  });

  it('links to a new request when the link is no longer valid', async () => {
    const { user, location } = await open(fakeApi({ resetPassword: () => reject('PWD_005') }));
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    await screen.findByText(/This link is no longer valid\. Please ask for a new one\./);
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await heading('Forgot password');
    expect(location()).toBe('/forgotpassword');
  });

  it('announces the invalid link once', async () => {
    const { user } = await open(fakeApi({ resetPassword: () => reject('PWD_005') }));
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    await screen.findByText(/This link is no longer valid\./);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  // @proves M-password-not-reset
  it('shows an error and keeps the input when the reset fails', async () => {
    const { user } = await open(fakeApi({ resetPassword: fail }));
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Failed to reset Password')).toBeVisible();
    expect(toast).toHaveTextContent('Something went wrong, Please try again');
    expect(screen.getByLabelText('New Password')).toHaveValue(STRONG);
  });

  // @proves M-PWD_004
  it("shows the server's message under the password", async () => {
    const errors = { password: 'This password is too easy to guess. Please choose another.' };
    const { user } = await open(fakeApi({ resetPassword: () => reject('PWD_004', { errors }) }));
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Submit');
    await waitFor(() => expect(messageUnder('New Password')).toBe(errors.password));
    await waitFor(() => expect(screen.getByLabelText('New Password')).toHaveFocus());
  });
});

describe('Change password page', () => {
  const open = async (api: FakeApi, session = aParent()) => {
    const page = renderPortal({ at: '/change-password', session, api });
    await heading('Change Password');
    return page;
  };
  const submit = async (user: UserEvent) => {
    await fill(user, 'Current Password', 'Old#12345');
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Save');
  };

  // @proves F-current-password
  it('requires all three fields, a strong password and an equal confirmation', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    expect(document.title).toBe('Change Password · Wonderfield');
    await clickButton(user, 'Save');
    await waitFor(() =>
      expect(messageUnder('Current Password')).toBe('Please enter Current Password'),
    );
    expect(messageUnder('New Password')).toBe('Please enter Password');
    expect(messageUnder('Confirm Password')).toBe('Please confirm Password');
    await fillNewPassword(user, 'weak', 'other');
    await waitFor(() =>
      expect(messageUnder('New Password')).toBe('Please enter a Strong Password'),
    );
    expect(messageUnder('Confirm Password')).toBe('Passwords did not match');
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  // @proves R-change-password, S-change-password, M-password-updated, M-update-password
  it.each([
    ['parent', aParent(), '/linked-child', 'My Children'],
    ['student', aStudent(), '/create-avatar', 'Ready to play'],
    ['educator', anEducator(), '/educator', 'Welcome, Amara'],
  ] as const)('confirms the change and sends a %s home', async (_who, who, home, title) => {
    const response = held<ReturnType<typeof userResponse>>();
    const api = fakeApi({
      updateUser: () => response.promise,
      getUser: () => userResponse(who),
      ...noClassrooms,
    });
    const { user, location } = await open(api, who);
    await submit(user);
    expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give(userResponse(who));
    await heading(title);
    expect(location()).toBe(home);
    const toast = screen.getByText('Password updated successfully').closest('[role=status]');
    expect(toast).toHaveTextContent('Update Password');
    expect(api.calls('updateUser').map(({ fields }) => fields)).toEqual([
      {
        oldPassword: 'Old#12345',
        password: STRONG,
        confirmPassword: STRONG,
        sessionToken: `session-of-${who.userId}`,
        userId: who.userId,
      },
    ]);
  });

  it('rejects the current password as new password', async () => {
    const api = fakeApi();
    const { user } = await open(api);
    await fill(user, 'Current Password', STRONG);
    await fillNewPassword(user, STRONG);
    await clickButton(user, 'Save');
    await waitFor(() =>
      expect(messageUnder('New Password')).toBe('Please choose a password you do not have now'),
    );
    expect(api.calls('updateUser')).toHaveLength(0);
  });

  // @proves S-change-password
  it('shows a wrong current password under its field', async () => {
    const errors = { oldPassword: 'Current password does not match' };
    const { user, location } = await open(
      fakeApi({ updateUser: () => reject('PWD_003', { errors }) }),
    );
    await submit(user);
    await waitFor(() =>
      expect(messageUnder('Current Password')).toBe('Current password does not match'),
    );
    expect(location()).toBe('/change-password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    [
      'too many attempts',
      reject('LGN_002'),
      'Too many tries. Please wait a little before trying again.',
    ],
    ['no network', fail(), 'Something went wrong, Please try again'],
  ])('shows a titled toast for %s', async (_what, response, text) => {
    const { user } = await open(fakeApi({ updateUser: () => response }));
    await submit(user);
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Update Password')).toBeVisible();
    expect(toast).toHaveTextContent(text);
    expect(screen.getByLabelText('Current Password')).toHaveValue('Old#12345');
  });

  // @proves R-change-password
  it.each([
    ['parent', aParent(), '/linked-child'],
    ['student', aStudent(), '/create-avatar'],
    ['educator', anEducator(), '/educator'],
  ] as const)('links Back and Cancel to the home page of a %s', async (_who, who, home) => {
    await open(fakeApi(), who);
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', home);
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', home);
  });
});

describe('FirstPassword', () => {
  const pending = aStudent({ mustChangePassword: true });
  const open = async (handlers: Parameters<typeof fakeApi>[0] = {}) => {
    const proposals = ['Garden-otter42', 'Sunny-panda37', 'Kite-penguin58'];
    const api = fakeApi({
      generateStudentPassword: () => aProposal(proposals.shift()),
      updateUser: () => userResponse(aStudent()),
      getUser: () => userResponse(aStudent()),
      ...handlers,
    });
    const page = renderPortal({ at: '/change-password', session: pending, api });
    await heading('Your own password');
    return { ...page, api };
  };
  const sent = (api: FakeApi) => api.calls('updateUser').map(({ fields }) => fields);
  const rulesKept = () =>
    screen.getAllByRole('listitem').filter((rule) => rule.textContent?.includes('done')).length;

  // @proves S-first-password, P-student-password
  it('proposes a password that a student accepts with one click', async () => {
    const { user, api, location } = await open();
    expect(await screen.findByText('Garden-otter42')).toBeVisible();
    expect(document.title).toBe('Your own password · Wonderfield');
    expect(screen.getByText(/Nobody else can see it\./)).toBeVisible();
    expect(rulesKept()).toBe(5);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    // The student cannot skip this page.
    expect(screen.queryByRole('link', { name: 'Back' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cancel' })).not.toBeInTheDocument();
    await clickButton(user, 'Take this one');
    await heading('Ready to play');
    expect(location()).toBe('/create-avatar');
    expect(api.calls('generateStudentPassword')[0]?.fields).toMatchObject({ update: '0' });
    expect(sent(api)).toMatchObject([
      {
        oldPassword: '',
        password: 'Garden-otter42',
        confirmPassword: 'Garden-otter42',
        sessionToken: `session-of-${pending.userId}`,
      },
    ]);
    expect(screen.getByText('Password updated successfully')).toBeVisible();
  });

  it('announces the password in words and offers another one', async () => {
    const { user, api } = await open();
    const ready = await screen.findByRole('status', { name: 'A password for you' });
    await waitFor(() =>
      expect(ready).toHaveTextContent('Garden with a capital G, dash, otter, 4, 2'),
    );
    await clickButton(user, 'Another one');
    expect(await screen.findByText('Sunny-panda37')).toBeVisible();
    expect(screen.queryByText('Garden-otter42')).not.toBeInTheDocument();
    await clickButton(user, 'Take this one');
    await heading('Ready to play');
    expect(sent(api)).toMatchObject([{ password: 'Sunny-panda37' }]);
  });

  // @proves S-first-password
  it("accepts the student's own password in one visible field with live rules", async () => {
    const { user, api } = await open();
    await screen.findByText('Garden-otter42');
    await clickButton(user, 'Make my own');
    const field = screen.getByLabelText('My password');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute('type', 'text');
    expect(screen.queryByLabelText('Confirm Password')).not.toBeInTheDocument();
    expect(rulesKept()).toBe(0);
    await fill(user, 'My password', 'starling12');
    expect(rulesKept()).toBe(3);
    await clickButton(user, 'Save');
    await waitFor(() => expect(messageUnder('My password')).toBe('Please enter a Strong Password'));
    expect(api.calls('updateUser')).toHaveLength(0);
    await fill(user, 'My password', STRONG);
    expect(rulesKept()).toBe(5);
    await clickButton(user, 'Save');
    await heading('Ready to play');
    expect(sent(api)).toMatchObject([{ password: STRONG, confirmPassword: STRONG }]);
  });

  it('returns to the proposed password', async () => {
    const { user } = await open();
    await screen.findByText('Garden-otter42');
    await clickButton(user, 'Make my own');
    await clickButton(user, 'Back');
    expect(screen.getByText('Garden-otter42')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take this one' })).toBeEnabled();
  });

  it("asks for the student's own password when none could be proposed", async () => {
    const { user, api } = await open({ generateStudentPassword: fail });
    await screen.findByLabelText('My password');
    await fill(user, 'My password', STRONG);
    await clickButton(user, 'Save');
    await heading('Ready to play');
    expect(sent(api)).toMatchObject([{ password: STRONG }]);
  });

  // @proves P-student-password
  it('requires the issued password only when the sign-in was too long ago', async () => {
    const errors = { oldPassword: 'Please enter Current Password' };
    const { user, api } = await open({
      updateUser: ({ oldPassword }) =>
        oldPassword ? userResponse(aStudent()) : reject('VAL_001', { errors }),
    });
    await screen.findByText('Garden-otter42');
    expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
    await clickButton(user, 'Take this one');
    await screen.findByLabelText('Current Password');
    expect(messageUnder('Current Password')).toBe('Please enter Current Password');
    await waitFor(() => expect(screen.getByLabelText('Current Password')).toHaveFocus());
    await fill(user, 'Current Password', 'Old#12345');
    await clickButton(user, 'Take this one');
    await heading('Ready to play');
    expect(sent(api).at(-1)).toMatchObject({
      oldPassword: 'Old#12345',
      password: 'Garden-otter42',
    });
  });

  it('shows an error and keeps the chosen password when saving fails', async () => {
    const { user } = await open({ updateUser: fail });
    await screen.findByText('Garden-otter42');
    await clickButton(user, 'Take this one');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Something went wrong, Please try again');
    expect(screen.getByText('Garden-otter42')).toBeVisible();
  });
});
