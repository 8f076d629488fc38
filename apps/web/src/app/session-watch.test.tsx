import { act, fireEvent, screen } from '@testing-library/react';
import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { expect, it, vi } from 'vitest';
import { fail, fakeApi, held, refuse } from '../../testing/fake-api.ts';
import { fill } from '../../testing/forms.ts';
import { anEducator, aParent, userAnswer } from '../../testing/people.ts';
import { heading, renderPortal } from '../../testing/render-screen.tsx';
import { storeSession } from '../shared/session-store.ts';

const ENDED = 'Your session has ended. Please sign in again.';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('says that the session has ended, and 5000 ms later clears the device and goes to /sign-in', async () => {
  const answer = held<ReturnType<typeof refuse<'SSN_002'>>>();
  const api = fakeApi({ getUser: () => answer.promise });
  const { location } = renderPortal({ at: '/linked-child', session: aParent(), api });
  await heading('My Children');
  localStorage.setItem('classRooms', '[]');
  vi.useFakeTimers();
  answer.give(refuse('SSN_002'));
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

it('says it once, however many calls fail', async () => {
  const api = fakeApi({
    getUser: () => refuse('SSN_002'),
    updateUser: () => refuse('SSN_002'),
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
  const said = screen.getAllByRole('alert').filter((alert) => alert.textContent?.includes(ENDED));
  expect(said).toHaveLength(1);
  await pass(4_900);
  expect(localStorage.getItem('user-data')).toBeNull();
  vi.useRealTimers();
  await heading('Sign In');
  expect(location()).toBe('/sign-in');
});

it('leaves a session alone that began in the meantime', async () => {
  // Somebody who waits: the home of a ready educator asks for more than their own account.
  const waiting = anEducator({ isApproved: false });
  const answers = [refuse('SSN_002'), userAnswer(waiting)];
  const first = held<void>();
  let calls = 0;
  const api = fakeApi({ getUser: () => first.promise.then(() => answers[calls++] ?? fail()) });
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

it('lets other refusals be', async () => {
  const answer = held<ReturnType<typeof refuse<'AUZ_001'>>>();
  const api = fakeApi({ getUser: () => answer.promise });
  const { location } = renderPortal({ at: '/linked-child', session: aParent(), api });
  await heading('My Children');
  vi.useFakeTimers();
  answer.give(refuse('AUZ_001'));
  await pass(10_000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(location()).toBe('/linked-child');
  expect(localStorage.getItem('user-data')).not.toBeNull();
});
