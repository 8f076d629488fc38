import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, messageUnder } from '../../../testing/forms.ts';
import { signInAt } from '../../../testing/open/open-sign-in.ts';
import type { signedInAs } from '../../../testing/people.ts';

// @proves S-sign-in-failed
describe('Failed sign-in', () => {
  const alertText = async () => {
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Sign In Failed')).toBeVisible();
    return within(toast).getByRole('paragraph').textContent;
  };

  // @proves M-sign-in-failed
  it('shows in the form that the details are wrong and focuses the password', async () => {
    const text = 'The sign-in details are not right. Please check and try again.';
    await signInAt('/sign-in/parent', fakeApi({ login: () => reject('LGN_001') }));
    await waitFor(() => expect(messageUnder('Password')).toBe(text));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Sign In Failed')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
  });

  it('dismisses the error at the next attempt', async () => {
    const responses = [fail(), held<ReturnType<typeof signedInAs>>().promise] as const;
    let attempts = 0;
    const api = fakeApi({ login: () => responses[attempts++] ?? fail() });
    const { user } = await signInAt('/sign-in/parent', api);
    await screen.findByText('Something went wrong, Please try again');
    await clickButton(user, 'Sign In');
    await waitFor(() => expect(screen.queryByText('Sign In Failed')).not.toBeInTheDocument());
  });

  // @proves S-sign-in-failed, M-something-wrong, M-sign-in-failed
  it.each([
    [
      'too many attempts with a wait in seconds',
      reject('LGN_002', { retryAfter: 1 }),
      'Too many tries. You can try again in 1 second.',
    ],
    [
      'too many attempts with a wait of a minute',
      reject('LGN_002', { retryAfter: 60 }),
      'Too many tries. You can try again in 60 seconds.',
    ],
    [
      'too many attempts with a wait in minutes',
      reject('LGN_002', { retryAfter: 900 }),
      'Too many tries. You can try again in 15 minutes.',
    ],
    ['no network', fail(), 'Something went wrong, Please try again'],
  ])('shows an error toast for %s', async (_what, response, text) => {
    const { location } = await signInAt('/sign-in/parent', fakeApi({ login: () => response }));
    expect(await alertText()).toBe(text);
    expect(location()).toBe('/sign-in/parent');
    expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeEnabled();
    expect(localStorage.getItem('user-data')).toBeNull();
  });

  // @proves S-sign-in-student-wrong
  it.each([
    [
      'wrong details',
      reject('LGN_001'),
      'That is not right yet. Look at your card. Type your username and password again.',
    ],
    [
      'too many attempts',
      reject('LGN_002', { retryAfter: 900 }),
      'You tried many times. Take a short break. You can try again in 15 minutes.',
    ],
  ])('shows a student %s in the form in simple words', async (_what, response, text) => {
    const { user } = await signInAt('/sign-in/student', fakeApi({ login: () => response }));
    await waitFor(() => expect(messageUnder('Password')).toBe(text));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Sign In Failed')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Username')).toHaveValue('maya4821');
    // Cleared on the next key press, because it was about the previous input.
    await user.type(screen.getByLabelText('Password'), 'C');
    await waitFor(() => expect(messageUnder('Password')).not.toBe(text));
  });

  // @proves M-LGN_005
  it.each([
    ['parent', 'LGN_004', 'This account is suspended. Please contact support.'],
    ['student', 'LGN_004', 'You cannot sign in right now. Please ask a grown-up for help.'],
    [
      'student',
      'LGN_005',
      'You have another login now. Please sign in with that one, or ask your teacher.',
    ],
  ] as const)(
    'shows a %s above the form why the account is closed: %s',
    async (type, code, text) => {
      const replies = [reject(code), fail()];
      const api = fakeApi({ login: () => replies.shift() ?? fail() });
      const { user } = await signInAt(`/sign-in/${type}`, api);
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.queryByText('Sign In Failed')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'contact support' }) !== null).toBe(
        type === 'parent',
      );
      await clickButton(user, 'Sign In');
      await waitFor(() => expect(screen.queryByRole('alert')?.textContent).not.toBe(text));
    },
  );

  it('shows a student a toast when offline', async () => {
    await signInAt('/sign-in/student', fakeApi({ login: fail }));
    expect(await alertText()).toBe('Something went wrong, Please try again');
  });

  it('shows only the last error after repeated attempts', async () => {
    let left = 9;
    const api = fakeApi({
      login: () => {
        left -= 1;
        return reject('LGN_002', { retryAfter: left });
      },
    });
    const { user } = await signInAt('/sign-in/parent', api);
    expect(await alertText()).toContain('in 8 seconds');
    await user.click(await screen.findByRole('button', { name: 'Sign In' }));
    await screen.findByText(/in 7 seconds/);
    // Checked at once, because the first toast disappears after four seconds.
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it("shows the server's field errors under the fields", async () => {
    const errors = { email: 'Please enter valid Email Address' };
    await signInAt('/sign-in/parent', fakeApi({ login: () => reject('VAL_001', { errors }) }));
    await waitFor(() => expect(messageUnder('Email Address')).toBe(errors.email));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  // @proves D-4-resend
  it('offers to resend the confirmation email while the email is not confirmed', async () => {
    const response = held<Record<string, never>>();
    const api = fakeApi({
      login: () => reject('LGN_003'),
      resendVerification: () => response.promise,
    });
    const { user } = await signInAt('/sign-in/parent', api);
    expect(await alertText()).toBe('Please confirm your email address first. We sent you a link.');
    await clickButton(user, 'Send the link again');
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    await screen.findByText('If this email still needs confirming, a new link is on its way.');
    expect(api.calls('resendVerification').map(({ fields }) => fields)).toEqual([
      { email: 'dana@example.org' },
    ]);
    expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument();
  });

  it('shows an error when the confirmation email cannot be sent, and allows another attempt', async () => {
    const api = fakeApi({ login: () => reject('LGN_003'), resendVerification: fail });
    const { user } = await signInAt('/sign-in/parent', api);
    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    await screen.findByText('Something went wrong, Please try again');
    expect(screen.getByRole('button', { name: 'Send the link again' })).toBeEnabled();
  });

  it('hides the resend offer when the next attempt fails for another reason', async () => {
    const responses = [reject('LGN_003'), reject('LGN_001')] as const;
    let attempts = 0;
    const api = fakeApi({ login: () => responses[attempts++] ?? fail() });
    const { user } = await signInAt('/sign-in/parent', api);
    await screen.findByRole('button', { name: 'Send the link again' });
    await clickButton(user, 'Sign In');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send the link again' })).not.toBeInTheDocument(),
    );
  });
});
