import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { fakeLocation } from '../../../testing/fake-location.ts';
import { clickButton } from '../../../testing/forms.ts';
import { anEducator, aParent, aProposal, aStudent, userResponse } from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { aSchool } from '../../../testing/schools.ts';

const openMenu = async (user: UserEvent, name = /Dana Whitfield/) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
};

describe('Profile menu', () => {
  const own = ['My Account', 'Change Password', 'Logout'];
  // @proves S-header-play
  const player = ['My Account', 'Play Game', 'Change Password', 'Logout'];
  // @proves S-header-profile-menu, S-header-play
  it.each([
    ['a parent', aParent(), /Dana Whitfield.*Home account/, player],
    ['a student', aStudent(), /Maya Okafor.*Student/, own],
    [
      'a student with a pending password reset',
      aStudent({ mustChangePassword: true }),
      /Maya Okafor/,
      own,
    ],
    ['an educator', anEducator(), /Amara Reyes.*Educator/, player],
    ['an educator who waits for approval', anEducator({ isApproved: false }), /Amara Reyes/, own],
    [
      'an educator on a school license',
      anEducator({ licenseType: 'schoolLicenseCode' }),
      /Amara Reyes/,
      player,
    ],
    [
      'a school administrator',
      anEducator({ licenseType: 'school/district', grades: [] }),
      /Amara Reyes/,
      player,
    ],
  ])('shows the available menu items to %s', async (_who, session, name, labels) => {
    const api = fakeApi({ generateStudentPassword: () => aProposal() });
    const { user } = renderPortal({ at: '/change-password', session, api });
    const menu = await openMenu(user, name);
    const items = within(menu).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(labels);
  });

  it('opens the Change Password page from the profile menu', async () => {
    const api = fakeApi({ getUser: () => userResponse(aParent()) });
    const { user, location } = renderPortal({ at: '/linked-child', session: aParent(), api });
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole('menuitem', { name: 'Change Password' }));
    await heading('Change Password');
    expect(location()).toBe('/change-password');
  });

  // @proves S-header-play
  it('starts the game with one click', async () => {
    const location = fakeLocation();
    const api = fakeApi({ startPlay: () => ({ playToken: 'a-token', gameUrl: '/game/' }) });
    const { user } = renderPortal({ at: '/change-password', session: aParent(), api });
    const menu = await openMenu(user);
    await user.click(within(menu).getByRole('menuitem', { name: 'Play Game' }));
    await waitFor(() => expect(location.assign).toHaveBeenCalledWith('/game/#play=a-token'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls('startPlay')).toHaveLength(1);
  });

  // @proves S-nav-bar
  it('shows visitors a header without menus', async () => {
    renderPortal({ at: '/pagenotfound', api: fakeApi() });
    await heading('Page not found');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Wonderfield home',
    ]);
    expect(banner.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});

describe('Navigation bar on wide screens', () => {
  const administrator = anEducator({ licenseType: 'school/district', grades: [] });

  // @proves S-header-school
  it('opens My School for a school administrator and marks it as the current page', async () => {
    const api = fakeApi({ getSchool: () => ({ school: aSchool() }) });
    const page = renderPortal({ at: '/change-password', session: administrator, api });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const link = within(bar).getByRole('link', { name: 'My School' });
    expect(
      within(bar)
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['My School', 'Library']);
    expect(link).not.toHaveAttribute('aria-current');
    await page.user.click(link);
    await heading('Alder Creek Elementary');
    expect(page.location()).toBe('/school');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  // @proves S-header-school
  it('lists My School in the toggle panel', async () => {
    const api = fakeApi();
    const { user } = renderPortal({ at: '/change-password', session: administrator, api });
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    const [, panel] = screen.getAllByRole('navigation', { name: 'Main' });
    const items = within(panel as HTMLElement).getAllByRole('link');
    expect(items.map((item) => item.getAttribute('href'))).toEqual([
      '/school',
      '/library',
      '/profile',
      '/change-password',
    ]);
  });

  // @proves S-header-classrooms
  it.each([
    ['a student', aStudent()],
    ['a teacher with a school code', anEducator({ licenseType: 'schoolLicenseCode' }), 'Library'],
    [
      'a teacher with a school code who is not checked',
      anEducator({ licenseType: 'schoolLicenseCode', isAgeVerified: false }),
    ],
    ['an individual teacher', anEducator(), 'Library'],
  ] as const)(
    'opens My Classrooms for %s and marks it as the current page',
    async (_who, session, ...others) => {
      const api = fakeApi({
        getUser: () => userResponse(session),
        getClassroomsByEducator: () => ({ allClassroomsDocs: [] }),
        getInvitations: () => ({ invitations: [], handovers: [] }),
      });
      const page = renderPortal({ at: '/change-password', session, api });
      const bar = await screen.findByRole('navigation', { name: 'Main' });
      const [link, ...beside] = within(bar).getAllByRole('link');
      expect(link).toHaveTextContent('My Classrooms');
      expect(beside.map((each) => each.textContent)).toEqual(others);
      await page.user.click(link as HTMLElement);
      await heading('My Classroom(s)');
      expect(page.location()).toBe('/classrooms');
      expect(link).toHaveAttribute('aria-current', 'page');
    },
  );

  // @proves S-header-library
  it('opens the Library for a teacher and marks it as the current page', async () => {
    const session = anEducator();
    const library = { plans: [], total: 0, bySubject: {} };
    const api = fakeApi({ getUser: () => userResponse(session), getLibrary: () => ({ library }) });
    const page = renderPortal({ at: '/change-password', session, api });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const link = within(bar).getByRole('link', { name: 'Library' });
    await page.user.click(link);
    await heading('Library');
    expect(page.location()).toBe('/library');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('links a parent to My Children and Progress and marks the current page', async () => {
    const session = aParent();
    const api = fakeApi({ getUser: () => userResponse(session) });
    const page = renderPortal({ at: '/change-password', session, api });
    const bar = await screen.findByRole('navigation', { name: 'Main' });
    const links = within(bar).getAllByRole('link');
    expect(links.map((each) => each.getAttribute('href'))).toEqual(['/linked-child', '/progress']);
    await page.user.click(links[1] as HTMLElement);
    await heading('Progress');
    expect(links[1]).toHaveAttribute('aria-current', 'page');
  });

  // @proves S-header-classrooms, S-header-library
  it.each([
    [
      'an administrator who waits for approval',
      anEducator({ licenseType: 'school/district', isApproved: false }),
    ],
    ['an individual teacher who waits for approval', anEducator({ isApproved: false })],
    ['an individual teacher who is not checked', anEducator({ isAgeVerified: false })],
  ])('shows no navigation bar to %s', async (_who, session) => {
    renderPortal({ at: '/change-password', session, api: fakeApi() });
    await screen.findByRole('banner');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });
});

describe('Toggle panel on narrow screens', () => {
  // @proves S-header-collapse
  it('opens and closes the toggle panel with the menu items', async () => {
    const session = anEducator({ isApproved: false });
    const { user } = renderPortal({ at: '/change-password', session, api: fakeApi() });
    await heading('Change Password');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
    await clickButton(user, 'Open menu');
    const panel = screen.getByRole('navigation', { name: 'Main' });
    expect(within(panel).getByRole('link', { name: 'Change Password' })).toHaveAttribute(
      'href',
      '/change-password',
    );
    expect(within(panel).getByRole('button', { name: 'Logout' })).toBeVisible();
    await clickButton(user, 'Close menu');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  // @proves S-header-account-locked
  it('disables My Account for a student who must choose a password', async () => {
    const session = aStudent({ mustChangePassword: true });
    const api = fakeApi({ generateStudentPassword: () => aProposal() });
    const { user, location } = renderPortal({ at: '/change-password', session, api });
    await heading('Your own password');
    await clickButton(user, 'Open menu');
    const [, panel] = screen.getAllByRole('navigation', { name: 'Main' });
    const item = within(panel as HTMLElement).getByRole('button', { name: 'My Account' });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(location()).toBe('/change-password');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('opens the logout dialog from the toggle panel', async () => {
    const { user } = renderPortal({ at: '/change-password', session: aParent(), api: fakeApi() });
    await heading('Change Password');
    await clickButton(user, 'Open menu');
    await clickButton(user, 'Logout');
    await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
  });
});

describe('Logout dialog', () => {
  const openDialog = async (api: Parameters<typeof renderPortal>[0]['api']) => {
    const page = renderPortal({ at: '/change-password', session: aParent(), api });
    const menu = await openMenu(page.user);
    await page.user.click(within(menu).getByRole('menuitem', { name: 'Logout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Logout' });
    return { ...page, dialog };
  };

  // @proves S-logout-confirm
  it('asks for confirmation before logging out', async () => {
    const { dialog } = await openDialog(fakeApi());
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to logout?');
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Logout']);
  });

  // @proves S-logout-confirm
  it('closes the dialog without logging out after a click on Cancel', async () => {
    const api = fakeApi();
    const { user, dialog, location } = await openDialog(api);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(location()).toBe('/change-password');
    expect(api.calls('logout')).toHaveLength(0);
  });

  // @proves S-logout-busy, S-logout-done
  it('shows Logging Out..., clears local storage and goes to /sign-in', async () => {
    for (const key of ['classRooms', 'classroomDetails', 'first', 'last']) {
      localStorage.setItem(key, 'x');
    }
    const response = held<Record<string, never>>();
    const api = fakeApi({ logout: () => response.promise });
    const { user, dialog, location } = await openDialog(api);
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    expect(within(dialog).getByRole('button', { name: 'Logging Out...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    response.give({});
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
    expect(localStorage).toHaveLength(0);
    expect(api.calls('logout').map(({ fields }) => fields)).toEqual([
      { sessionToken: 'session-of-parent-1', userId: 'parent-1' },
    ]);
  });

  // @proves S-logout-ended
  it('treats an already ended session as signed out', async () => {
    const { user, dialog, location } = await openDialog(
      fakeApi({ logout: () => reject('SSN_002') }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
    expect(localStorage.getItem('user-data')).toBeNull();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('stores no return address for the next user after logging out', async () => {
    const { user, dialog, router } = await openDialog(fakeApi({ logout: () => ({}) }));
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    await heading('Sign In');
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(router.state.location.state).toBeNull();
  });

  // @proves S-logout-failed
  it.each([
    ['fails with a network error', fail()],
    ['is rejected', reject('SYS_002')],
  ])('stays signed in and shows an error when logging out %s', async (_how, response) => {
    const { user, dialog, location } = await openDialog(fakeApi({ logout: () => response }));
    await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again',
    );
    expect(within(dialog).getByRole('button', { name: 'Logout' })).toBeEnabled();
    expect(location()).toBe('/change-password');
    expect(localStorage.getItem('user-data')).not.toBeNull();
  });
});
