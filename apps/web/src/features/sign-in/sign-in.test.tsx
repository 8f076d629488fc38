import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import type { UserJson } from '@wonderfield/contract/accounts/user-json';
import { describe, expect, it } from 'vitest';
import { noClassrooms } from '../../../testing/classrooms.ts';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill, messageUnder } from '../../../testing/forms.ts';
import {
  anEducator,
  aParent,
  aProposal,
  aStudent,
  signedInAs,
  userResponse,
} from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';

const NOT_CHECKED =
  'Your account is created, but the adult check is not done yet. Finish it to sign in.';
const TITLES = {
  '/sign-in/parent': 'Home Account Sign In',
  // @proves R-sign-in-educator
  '/sign-in/educator': 'Educator Account Sign In',
  // @proves R-sign-in-student
  '/sign-in/student': 'Student Account Sign In',
};
type SignInPage = keyof typeof TITLES;
const DOORS = Object.keys(TITLES) as SignInPage[];

const openSignIn = async (at: SignInPage, api: FakeApi, query = '') => {
  const page = renderPortal({ at: `${at}${query}`, api });
  await heading(TITLES[at]);
  return page;
};

/** Opens a sign-in page and signs in with valid input. */
const signInAt = async (at: SignInPage, api: FakeApi) => {
  const page = await openSignIn(at, api);
  if (at === '/sign-in/student') await fill(page.user, 'Username', 'maya4821');
  else await fill(page.user, 'Email Address', 'dana@example.org');
  await fill(page.user, 'Password', 'Clover#71');
  await clickButton(page.user, 'Sign In');
  return page;
};

const server = (user: UserJson) =>
  fakeApi({
    login: () => signedInAs(user),
    getUser: () => userResponse(user),
    generateStudentPassword: () => aProposal(),
    logout: () => ({}),
    ...noClassrooms,
  });

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
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
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
    await clickButton(user, 'Sign In');
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

describe('Adult without a finished check', () => {
  // @proves S-sign-in-parent, S-sign-in-educator, D-3-notice
  it.each([
    ['parent', '/sign-in/parent', aParent({ isAgeVerified: false })],
    ['educator', '/sign-in/educator', anEducator({ isAgeVerified: false, isApproved: false })],
  ] as const)(
    'ends the session of a %s, stores nothing and shows why',
    async (_who, door, user) => {
      const api = server(user);
      const { location } = await signInAt(door, api);
      expect(await screen.findByText(NOT_CHECKED)).toBeVisible();
      expect(location()).toBe(door);
      expect(api.calls('logout').map(({ fields }) => fields)).toEqual([
        { sessionToken: `session-of-${user.userId}`, userId: user.userId },
      ]);
      expect(localStorage).toHaveLength(0);
      expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    },
  );

  // @proves D-3-notice, D-3-payment-source
  it.each([
    ['parent', '/sign-in/parent', aParent({ isAgeVerified: false })],
    ['educator', '/sign-in/educator', anEducator({ isAgeVerified: false, isApproved: false })],
  ] as const)(
    'opens the adult check of a %s with the ticket after the correct password',
    async (_who, door, user) => {
      const api = fakeApi({
        login: () => ({ ...signedInAs(user), ageCheckTicket: 'a-ticket' }),
        logout: () => ({}),
      });
      const { router, location } = await signInAt(door, api);
      await heading('One quick grown-up check');
      expect(location()).toBe('/payment');
      expect(router.state.location.state).toMatchObject({
        userId: user.userId,
        ageCheckTicket: 'a-ticket',
      });
      expect(localStorage.getItem('paymentSource')).toBe('signIn');
      expect(localStorage.getItem('user-data')).toBeNull();
    },
  );

  // @proves D-3-payment-source
  it('records the source when the home path is the adult check', async () => {
    const user = anEducator({ isAgeVerified: false, licenseType: 'schoolLicenseCode' });
    const { location } = await signInAt('/sign-in/educator', server(user));
    await waitFor(() => expect(location()).toBe('/payment'));
    expect(localStorage.getItem('paymentSource')).toBe('signIn');
  });

  it('asks to sign in again when there is no ticket', async () => {
    const { user, location } = await signInAt(
      '/sign-in/parent',
      server(aParent({ isAgeVerified: false })),
    );
    await user.click(await screen.findByRole('button', { name: 'Continue age verification' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });

  it('removes the adult check button when a checked user signs in', async () => {
    let signedIn = aParent({ isAgeVerified: false });
    const api = fakeApi({
      login: () => signedInAs(signedIn),
      logout: () => ({}),
      getUser: () => userResponse(signedIn),
    });
    const { user } = await signInAt('/sign-in/parent', api);
    await screen.findByText(NOT_CHECKED);
    signedIn = aParent();
    await clickButton(user, 'Sign In');
    await heading('My Children');
  });
});

describe('SignInNotice', () => {
  it.each([
    ['email-confirmed', 'Your email address is confirmed. You can sign in now.'],
    ['checked', 'Authentication verified successfully. Sign in to continue.'],
    [
      'confirm-email',
      'Your adult check is done. Open the link we emailed you to confirm your email address, then sign in.',
    ],
    ['already-confirmed', 'Your email address is already confirmed. You can sign in.'],
  ])('shows the notice %s', async (notice, text) => {
    await openSignIn('/sign-in/parent', fakeApi(), `?notice=${notice}`);
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it.each(['You+won+a+prize', 'toString', '__proto__', ''])(
    'ignores the notice "%s"',
    async (notice) => {
      await openSignIn('/sign-in/educator', fakeApi(), `?notice=${notice}`);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
    },
  );

  it('shows the notice on the sign-in chooser', async () => {
    renderPortal({ at: '/sign-in?notice=checked', api: fakeApi() });
    await heading('Sign In');
    expect(screen.getByRole('status')).toHaveTextContent('Authentication verified successfully.');
  });
});

describe('Sign-in chooser', () => {
  const openChooser = async (at = '/sign-in') => {
    const page = renderPortal({ at, api: fakeApi() });
    await heading('Sign In');
    return page;
  };

  // @proves R-root, R-sign-in
  it.each(['/', '/sign-in'])('links from %s to the three sign-in pages', async (at) => {
    await openChooser(at);
    expect(document.title).toBe('Sign In · Wonderfield');
    const doors = within(screen.getByRole('main')).getAllByRole('listitem');
    const links = doors.map((door) => within(door).getByRole('link').getAttribute('href'));
    expect(links).toEqual(DOORS);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/sign-up');
  });

  // @proves S-chooser-description
  it('describes a sign-in page on hover and on focus', async () => {
    const { user } = await openChooser();
    const panel = screen.getByRole('complementary');
    expect(panel).toHaveTextContent('One account for the whole family.');
    await user.hover(screen.getByRole('link', { name: /^Student/ }));
    expect(panel).toHaveTextContent('You need the username and password from your login card.');
    screen.getByRole('link', { name: /^Educator/ }).focus();
    await waitFor(() => expect(panel).toHaveTextContent('For everyone who teaches'));
  });

  it('hides other sign-in methods when none is configured', async () => {
    await openChooser();
    await screen.findByRole('link', { name: 'FAQ' });
    expect(screen.queryByText('or use your school login')).not.toBeInTheDocument();
  });

  // @proves R-sign-in, R-sign-up
  it.each(['/sign-in', '/sign-up'])(
    'offers other sign-in methods at %s as external links with descriptions',
    async (at) => {
      const signIn = { google: true, clever: true, school: 'Hazel Grove School' };
      const { user } = renderPortal({ at, api: fakeApi({}, { portal: { signIn } }) });
      expect(await screen.findByText('or use your school login')).toBeVisible();
      const panel = screen.getByRole('complementary');
      for (const [name, href, words] of [
        [
          'Log in with school',
          '/users/ssoAuthorize',
          'teachers and students of Hazel Grove School',
        ],
        ['Log in with Google', '/users/googleClassAuthorize', 'whose school uses Google'],
        ['Log in with Clever', '/users/cleverAuthorize', 'whose school uses Clever'],
      ] as const) {
        const link = screen.getByRole('link', { name });
        expect(link).toHaveAttribute('href', href);
        await user.hover(link);
        expect(panel).toHaveTextContent(words);
      }
      await user.hover(screen.getByRole('link', { name: /^Student/ }));
      expect(panel).not.toHaveTextContent('Log in with');
    },
  );

  // @proves R-sign-in, R-sign-up
  it('offers only configured sign-in methods', async () => {
    const signIn = { google: true, clever: false };
    renderPortal({ at: '/sign-in', api: fakeApi({}, { portal: { signIn } }) });
    expect(await screen.findByRole('link', { name: 'Log in with Google' })).toBeVisible();
    for (const name of ['Log in with Clever', 'Log in with school']) {
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  // @proves S-error-toast
  it('shows a message of another page once', async () => {
    localStorage.setItem('error', 'School sign-in did not work.');
    const { user } = await openChooser();
    expect(await screen.findByRole('alert')).toHaveTextContent('School sign-in did not work.');
    expect(localStorage.getItem('error')).toBeNull();
    await clickButton(user, 'Close message');
    await user.click(screen.getByRole('link', { name: /^Student/ }));
    await heading('Student Account Sign In');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await heading('Sign In');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('prefills the typed email on Forgot password', async () => {
  const { user } = await openSignIn('/sign-in/parent', fakeApi());
  await fill(user, 'Email Address', 'dana@example.org');
  await user.click(screen.getByRole('link', { name: 'Forgot password' }));
  await heading('Forgot password');
  expect(screen.getByLabelText('Email Address')).toHaveValue('dana@example.org');
});
