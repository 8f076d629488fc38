import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fail, held, reject } from '@wonderfield/client/testing/fake-calls';
import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { clickButton, fill } from '../../../testing/forms.ts';
import {
  anEducator,
  aParent,
  aStudent,
  signedInAs,
  userResponse,
} from '../../../testing/people.ts';
import { heading, renderPortal } from '../../../testing/render-screen.tsx';
import { aRoster, openRoster, rosterServer } from '../../../testing/rosters.ts';
import { clearSession, storeSession, storeUser } from '../../shared/session/session-store.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// @proves S-session-invalid, M-session-ended, K-session-redirect
it('shows that the session has ended, and after 5000 ms clears the device and goes to /sign-in', async () => {
  const response = held<ReturnType<typeof reject<'SSN_002'>>>();
  const api = fakeApi({ getUser: () => response.promise });
  const { location } = renderPortal({ at: '/linked-child', session: aParent(), api });
  await heading('My Children');
  localStorage.setItem('classRooms', '[]');
  vi.useFakeTimers();
  response.give(reject('SSN_002'));
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(ENDED);
  await pass(4_990);
  expect(screen.getByRole('alert')).toHaveTextContent(ENDED);
  expect(location()).toBe('/linked-child');
  expect(localStorage.getItem('user-data')).not.toBeNull();
  await pass(10);
  expect(localStorage).toHaveLength(0);
  vi.useRealTimers();
  await heading('Sign In');
  expect(location()).toBe('/sign-in');
});

// @proves S-session-invalid
it('leads a student whose session has ended to the card, not to the sign-in of adults', async () => {
  const { location } = renderPortal({
    at: '/create-avatar',
    session: aStudent({ avatarName: 'SunnyHop', isGameOnly: true }),
    api: fakeApi({
      getUser: () => reject('SSN_002'),
      getOwnField: () => reject('SSN_002'),
    }),
  });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(ENDED);
  await pass(5_000);
  await heading('Student Account Sign In');
  expect(screen.getByText('You are signed out. Show your card, or ask a grown-up.')).toBeVisible();
  expect(location()).toBe('/sign-in/student');
  expect(localStorage.getItem('user-data')).toBeNull();
});

// @proves S-session-invalid
it('shows one session-ended toast when several calls fail', async () => {
  const api = fakeApi({
    getUser: () => reject('SSN_002'),
    updateUser: () => reject('SSN_002'),
  });
  const { user, location } = renderPortal({ at: '/change-password', session: aParent(), api });
  await heading('Change Password');
  await fill(user, 'Current Password', 'Old#12345');
  await fill(user, 'New Password', 'Clover#71');
  await fill(user, 'Confirm Password', 'Clover#71');
  vi.useFakeTimers();
  for (const _ of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await pass(100);
  }
  expect(api.calls('updateUser')).toHaveLength(2);
  const alerts = screen.getAllByRole('alert').filter((alert) => alert.textContent?.includes(ENDED));
  expect(alerts).toHaveLength(1);
  await pass(4_900);
  expect(localStorage.getItem('user-data')).toBeNull();
  vi.useRealTimers();
  await heading('Sign In');
  expect(location()).toBe('/sign-in');
});

it('keeps a session that started after the old one ended', async () => {
  // Uses an educator who awaits approval, because an approved educator's home page makes more
  // calls.
  const waiting = anEducator({ isApproved: false });
  const responses = [reject('SSN_002'), userResponse(waiting)];
  const first = held<void>();
  let calls = 0;
  const api = fakeApi({ getUser: () => first.promise.then(() => responses[calls++] ?? fail()) });
  const { location } = renderPortal({ at: '/educator', session: waiting, api });
  await heading('Welcome, Amara');
  vi.useFakeTimers();
  first.give();
  await pass(1);
  expect(screen.getByRole('alert')).toHaveTextContent(ENDED);
  act(() => storeSession({ user: fromUserJson(waiting), sessionToken: 'a-new-session' }));
  await pass(5_000);
  expect(localStorage.getItem('user-data')).toContain('a-new-session');
  expect(location()).toBe('/educator');
});

it('does not end the next session because of an error of the previous one', async () => {
  const parent = aParent();
  const responses = [reject('SSN_002')];
  const api = fakeApi({ getUser: () => responses.pop() ?? userResponse(parent) });
  const { location } = renderPortal({ at: '/linked-child', session: parent, api });
  expect(await screen.findByRole('alert')).toHaveTextContent(ENDED);
  act(clearSession);
  await heading('Sign In');
  vi.useFakeTimers();
  act(() => storeSession({ user: fromUserJson(parent), sessionToken: 'a-new-session' }));
  await pass(10_000);
  expect(screen.getByRole('heading', { name: 'My Children' })).toBeVisible();
  expect(localStorage.getItem('user-data')).toContain('a-new-session');
  expect(location()).toBe('/linked-child');
});

it('ignores error codes other than SSN_002', async () => {
  const response = held<ReturnType<typeof reject<'AUZ_001'>>>();
  const api = fakeApi({ getUser: () => response.promise });
  const { location } = renderPortal({ at: '/linked-child', session: aParent(), api });
  await heading('My Children');
  vi.useFakeTimers();
  response.give(reject('AUZ_001'));
  await pass(10_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(location()).toBe('/linked-child');
  expect(localStorage.getItem('user-data')).not.toBeNull();
});

describe('SessionWatch with unsaved input', () => {
  const teacher = anEducator();

  /** Opens the half-filled page for adding students while the server rejects the session. */
  const loseSession = async () => {
    let isOver = true;
    let isRead = false;
    const server = rosterServer(aRoster());
    const page = openRoster('add-students', undefined, {
      ...server.handlers,
      // The list is fetched again after a failed save.
      getClassroomsByEducator: () =>
        isOver && isRead ? reject('SSN_002') : server.handlers.getClassroomsByEducator(),
      addStudentsToClassRoom: (fields) =>
        isOver ? reject('SSN_002') : server.handlers.addStudentsToClassRoom(fields),
      login: ({ password }) => {
        if (password !== 'Clover#71') return reject('LGN_001');
        isOver = false;
        return { ...signedInAs(teacher), sessionToken: 'a-new-session' };
      },
    });
    await screen.findByRole('heading', { level: 2, name: 'Room 12 Explorers' });
    isRead = true;
    await fill(page.user, 'First Name of student 4', 'Noah');
    await fill(page.user, 'Last Name of student 4', 'Davis');
    await clickButton(page.user, 'Save');
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again to continue' });
    return { ...page, dialog: within(dialog) };
  };
  const typed = () => screen.getByLabelText('First Name of student 4');
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  describe('after a sign-out in another tab', () => {
    const signOutElsewhere = async () => {
      const server = rosterServer(aRoster());
      const page = openRoster('add-students', undefined, {
        ...server.handlers,
        login: () => ({ ...signedInAs(teacher), sessionToken: 'a-new-session' }),
      });
      await screen.findByRole('heading', { level: 2, name: 'Room 12 Explorers' });
      await fill(page.user, 'First Name of student 4', 'Noah');
      act(() => {
        localStorage.clear();
        window.dispatchEvent(new StorageEvent('storage', { key: 'user-data', newValue: null }));
      });
      const dialog = await screen.findByRole('dialog', { name: 'Sign in again to continue' });
      return { ...page, dialog: within(dialog) };
    };
    afterEach(clearSession);

    it('keeps the entered rows and asks for the password over the page', async () => {
      const { user, dialog, location } = await signOutElsewhere();
      expect(dialog.getByText(/^You signed out in another window\./)).toBeVisible();
      expect(localStorage.getItem('user-data')).toBeNull();
      await user.type(dialog.getByLabelText('Password'), 'Clover#71');
      await user.click(dialog.getByRole('button', { name: 'Sign In' }));
      await gone();
      expect(typed()).toHaveValue('Noah');
      expect(location()).toMatch(/^\/add-students/);
      expect(localStorage.getItem('user-data')).toContain('a-new-session');
    });

    it('does not store the ended session again when a response arrives late', async () => {
      await signOutElsewhere();
      act(() => storeUser(fromUserJson(teacher)));
      expect(localStorage.getItem('user-data')).toBeNull();
    });

    it('opens the sign-in page after five minutes', async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const { location } = await signOutElsewhere();
      await pass(5 * 60_000);
      vi.useRealTimers();
      await waitFor(() => expect(location()).toBe('/sign-in'));
    });
  });

  it('asks for the password over the page and keeps the page open', async () => {
    const { user, api, dialog, location } = await loseSession();
    expect(dialog.getByText(`${ENDED} What you typed is still here.`)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(dialog.getByText(teacher.email)).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus());
    await fill(user, 'Password', 'Wrong#123');
    await clickButton(user, 'Sign In');
    expect(await dialog.findByText(/not right|incorrect|wrong/i)).toBeVisible();
    await fill(user, 'Password', 'Clover#71');
    await clickButton(user, 'Sign In');
    await gone();
    expect(location()).toBe('/add-students/room-12');
    expect(typed()).toHaveValue('Noah');
    expect(api.calls('login').at(-1)?.fields).toMatchObject({
      email: teacher.email,
      userType: 'educator',
    });
    await clickButton(user, 'Save');
    expect(await screen.findByRole('heading', { name: '1 new login' })).toBeVisible();
  });

  it('continues when the same user signs in in another window', async () => {
    const { location } = await loseSession();
    act(() => storeSession({ user: fromUserJson(teacher), sessionToken: 'of-another-window' }));
    await gone();
    expect(location()).toBe('/add-students/room-12');
    expect(typed()).toHaveValue('Noah');
  });

  it('clears the input when a different user signs in in another window', async () => {
    await loseSession();
    const other = fromUserJson(anEducator({ id: 'educator-2', email: 'else@example.org' }));
    act(() => storeSession({ user: other, sessionToken: 'of-somebody-else' }));
    await gone();
    await waitFor(() => expect(screen.queryByDisplayValue('Noah')).not.toBeInTheDocument());
  });

  it('goes to the sign-in page after “Leave without saving” without another confirmation', async () => {
    const { user, location } = await loseSession();
    await clickButton(user, 'Leave without saving');
    await heading('Sign In');
    expect(location()).toBe('/sign-in');
    expect(localStorage).toHaveLength(0);
  });
});
