import { screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { USER_TYPES, type UserType } from '@wonderfield/contract/user-types';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { clickButton, fill } from '../../testing/forms.ts';
import {
  anEducator,
  aParent,
  aProposal,
  aStudent,
  signedInAs,
  userResponse,
} from '../../testing/people.ts';
import { heading, renderPortal } from '../../testing/render-screen.tsx';
import { PRIVATE_ROUTES } from '../shared/routing/route-access.ts';
import { storeClassToken } from '../shared/session/class-device.ts';
import { portalRoutes } from './routes.ts';

const PEOPLE = { parent: aParent(), student: aStudent(), educator: anEducator() };
const HOME_PATHS = { parent: '/linked-child', student: '/create-avatar', educator: '/educator' };

/**
 * Renders the real routes and guards with a fake screen per route, so navigation tests need not
 * load the screens.
 */
const renderGuards = (...options: Parameters<typeof renderPortal>) => {
  for (const route of portalRoutes) {
    vi.spyOn(route, 'screen').mockResolvedValue(() => (
      <main>
        <h1>Screen of {route.path}</h1>
      </main>
    ));
  }
  return renderPortal(...options);
};
/** Every private route with a sample address. */
const privateAddresses = portalRoutes
  .filter(({ access }) => access === 'private')
  .map(({ path }) => ({ path, at: path.replaceAll(/:\w+/g, 'some-1') }));
const isFor = (path: string, who: UserType) =>
  Object.entries(PRIVATE_ROUTES).some(
    ([label, audience]) => label === path && (audience as readonly UserType[]).includes(who),
  );
const findScreen = (path: string) => heading(`Screen of ${path}`);

describe('PrivateGuard', () => {
  // @proves S-access-private
  it.each(privateAddresses.map(({ at }) => at))(
    'sends a signed-out visitor from %s to /sign-in',
    async (at) => {
      const { location } = renderGuards({ at, api: fakeApi() });
      await findScreen('/sign-in');
      expect(location()).toBe('/sign-in');
    },
  );

  // @proves S-access-original
  it('returns to the original address with its query after signing in', async () => {
    const api = fakeApi({
      login: () => signedInAs(aParent()),
      getUser: () => userResponse(aParent()),
    });
    const { user, location } = renderPortal({ at: '/change-password?from=mail', api });
    await user.click(await screen.findByRole('link', { name: /Home Account/ }));
    await heading('Home Account Sign In');
    await fill(user, 'Email Address', 'dana@example.org');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    await heading('Change Password');
    expect(location()).toBe('/change-password?from=mail');
  });

  it('ignores the original address when another kind of user signs in', async () => {
    const api = fakeApi({
      login: () => signedInAs(aStudent()),
      getUser: () => userResponse(aStudent()),
    });
    const { user, location } = renderPortal({ at: '/linked-child', api });
    await user.click(await screen.findByRole('link', { name: /^Student/ }));
    await heading('Student Account Sign In');
    await fill(user, 'Username', 'maya4821');
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    await heading('Ready to play');
    expect(location()).toBe('/create-avatar');
  });

  // @proves P-parent-pages, P-student-pages, P-educator-pages, P-educator-content
  it.each(
    privateAddresses.flatMap(({ path, at }) =>
      USER_TYPES.filter((who) => !isFor(path, who)).map((who) => [at, who] as const),
    ),
  )('redirects from %s to the not-found page for a %s', async (at, who) => {
    const { location } = renderGuards({ at, session: PEOPLE[who], api: fakeApi() });
    await findScreen('/pagenotfound');
    expect(location()).toBe('/pagenotfound');
  });

  it('shows the not-found page for a screen of another user type', async () => {
    renderPortal({ at: '/educator', session: aParent(), api: fakeApi() });
    await heading('Page not found');
  });

  // @proves S-shared-device
  it.each(['/educator', '/class-live/room-12', '/classrooms', '/profile'])(
    'leads a student on a shared device from %s to the class',
    async (at) => {
      storeClassToken('class-token');
      const { location } = renderGuards({ at, session: aStudent(), api: fakeApi() });
      await findScreen('/class');
      expect(location()).toBe('/class');
    },
  );

  // @proves S-play-as-child
  it('leads a parent who opens the children while a child plays to the sign-in', async () => {
    const api = fakeApi({ logout: () => ({}) });
    const session = aStudent({ avatarName: 'SunnyHop', isGameOnly: true });
    const { user, location } = renderPortal({ at: '/linked-child', session, api });
    await heading('A child plays here');
    await clickButton(user, 'Parents, sign in here');
    await heading('Home Account Sign In');
    expect(location()).toBe('/sign-in/parent');
    expect(api.calls('logout')).toHaveLength(1);
  });

  // @proves S-change-password-first
  it('redirects a student with a pending password change to that page', async () => {
    const session = aStudent({ mustChangePassword: true });
    const { location } = renderPortal({
      at: '/create-avatar',
      session,
      api: fakeApi({ generateStudentPassword: () => aProposal() }),
    });
    await heading('Your own password');
    expect(location()).toBe('/change-password');
  });

  // @proves S-session-tabs
  it('goes to the sign-in page when another tab signs out', async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    const { location } = renderPortal({ at: '/linked-child', session: aParent(), api });
    await heading('My Children');
    localStorage.removeItem('user-data');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-data' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
  });
});

describe('PublicOnlyGuard', () => {
  // @proves S-access-public-only
  it.each([
    ['/', 'parent'],
    ['/sign-in', 'student'],
    ['/sign-in/parent', 'parent'],
    ['/sign-in/educator', 'educator'],
    ['/sign-in/student', 'student'],
    ['/sign-up', 'educator'],
    ['/sign-up/parent', 'parent'],
    ['/sign-up/educator', 'educator'],
    ['/parent', 'parent'],
    ['/forgotpassword', 'student'],
  ] as const)('redirects from %s to the home page for a signed-in %s', async (at, who) => {
    const { location } = renderGuards({ at, session: PEOPLE[who], api: fakeApi() });
    await findScreen(HOME_PATHS[who]);
    expect(location()).toBe(HOME_PATHS[who]);
  });

  // @proves S-shared-device
  it.each([
    ['/', '/class'],
    ['/sign-in', '/class'],
    ['/sign-in/student', '/sign-in/student'],
    ['/sign-in/educator', '/sign-in/educator'],
  ])('leads a shared device from %s to %s', async (at, target) => {
    storeClassToken('class-token');
    const { location } = renderGuards({ at, api: fakeApi() });
    await findScreen(target);
    expect(location()).toBe(target);
  });

  it('renders the home page after the redirect from the sign-in page', async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    renderPortal({ at: '/sign-in/parent', session: aParent(), api });
    await heading('My Children');
  });

  it('redirects a student with a pending password change from the sign-in page', async () => {
    const session = aStudent({ mustChangePassword: true });
    const { location } = renderPortal({
      at: '/sign-in',
      session,
      api: fakeApi({ generateStudentPassword: () => aProposal() }),
    });
    await heading('Your own password');
    expect(location()).toBe('/change-password');
  });

  // @proves S-access-reset-exempt
  it('shows the reset password page on a signed-in device', async () => {
    const at = '/resetpassword/dana@example.org/a-token';
    const { location } = renderPortal({ at, session: aParent(), api: fakeApi() });
    await heading('Reset password');
    expect(location()).toBe('/resetpassword');
  });

  // @proves R-parent, D-4-parent-forward
  it('redirects /parent to the parent sign-up page', async () => {
    const { location } = renderPortal({ at: '/parent', api: fakeApi() });
    await heading('Home Account Sign Up');
    expect(location()).toBe('/sign-up/parent');
  });
});

describe('AlreadySignedIn', () => {
  const doors = portalRoutes.flatMap((route) =>
    route.access === 'publicOnly' && route.door ? [{ at: route.path, door: route.door }] : [],
  );
  // @proves S-already-signed-in, M-already-signed-in
  it.each(
    doors.flatMap(({ at, door }) =>
      USER_TYPES.filter((who) => who !== door).map((who) => [at, who] as const),
    ),
  )('asks at %s whether a signed-in %s wants to sign out', async (at, who) => {
    const { location } = renderPortal({ at, session: PEOPLE[who], api: fakeApi() });
    await heading(`You have already signed-in to the application with ${who} account`);
    expect(screen.getByText('Do you want to sign out and continue?')).toBeVisible();
    expect(location()).toBe(at);
  });

  // @proves S-already-yes
  it.each([
    ['/sign-in/educator', '/sign-in/educator', 'Educator Account Sign In', aParent()],
    ['/sign-in/student', '/sign-in/student', 'Student Account Sign In', aParent()],
    ['/sign-up/parent', '/sign-up', 'Sign Up', aStudent()],
  ] as const)(
    'signs out from %s and goes to %s after a click on Yes',
    async (at, target, title, session) => {
      const logout = held<Record<string, never>>();
      const api = fakeApi({ logout: () => logout.promise });
      const { user, location } = renderPortal({ at, session, api });
      await heading(/already signed-in/);
      await clickButton(user, 'Yes');
      expect(screen.getByRole('button', { name: 'Logging Out...' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      logout.give({});
      await heading(title);
      await waitFor(() => expect(location()).toBe(target));
      expect(api.calls('logout')[0]?.fields).toEqual({
        sessionToken: `session-of-${session.userId}`,
        userId: session.userId,
      });
      expect(localStorage.getItem('user-data')).toBeNull();
    },
  );

  it('shows the account type in the page title', async () => {
    renderPortal({ at: '/sign-in/educator', session: aParent(), api: fakeApi() });
    await heading(/already signed-in/);
    expect(document.title).toBe(
      'You have already signed-in to the application with parent account · Wonderfield',
    );
  });

  // @proves S-already-no
  it('goes home and stays signed in after a click on No', async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    const { user, location } = renderPortal({ at: '/sign-in/educator', session: aParent(), api });
    await heading(/already signed-in/);
    await clickButton(user, 'No');
    await heading('My Children');
    expect(location()).toBe('/linked-child');
    expect(localStorage.getItem('user-data')).not.toBeNull();
  });

  // @proves S-logout-failed
  it.each([
    ['fails with a network error', fail()],
    ['is rejected', reject('SYS_002')],
  ])('stays on the page and shows an error toast when signing out %s', async (_how, response) => {
    const api = fakeApi({ logout: () => response });
    const { user, location } = renderPortal({ at: '/sign-in/educator', session: aParent(), api });
    await heading(/already signed-in/);
    await clickButton(user, 'Yes');
    const toast = await screen.findByRole('alert');
    expect(within(toast).getByText('Something went wrong, Please try again')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Yes' })).toBeEnabled();
    expect(location()).toBe('/sign-in/educator');
    expect(localStorage.getItem('user-data')).not.toBeNull();
  });
});
