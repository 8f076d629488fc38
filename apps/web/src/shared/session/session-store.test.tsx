import { act, renderHook } from '@testing-library/react';
import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { describe, expect, it } from 'vitest';
import { aParent, aStudent, signedInAs } from '../../../testing/people.ts';
import { keepSession } from '../../../testing/render-screen.tsx';
import { PERSONAL_KEYS } from './local-storage.ts';
import {
  clearSession,
  handOverDevice,
  readSession,
  storeSession,
  storeUser,
  useSession,
} from './session-store.ts';

const dana = fromUserJson(aParent());

it.each([
  ['nothing', null],
  ['an empty string', ''],
  ['broken JSON', '{"sessionToken":'],
  ['a JSON string', '"hello"'],
  ['null', 'null'],
  ['malformed user data', JSON.stringify({ sessionToken: 't', userJson: '{' })],
  ['no user', JSON.stringify({ sessionToken: 't' })],
  ['no token', JSON.stringify({ userJson: JSON.stringify(aParent()) })],
  ['a user without an id', JSON.stringify({ sessionToken: 't', userJson: '{}' })],
])('returns no session when storage holds %s', (_what, text) => {
  if (text !== null) localStorage.setItem('user-data', text);
  expect(readSession()).toBeNull();
});

it('returns the token and the user with domain names', () => {
  keepSession(aStudent({ mustChangePassword: true }));
  expect(readSession()).toMatchObject({
    sessionToken: 'session-of-student-1',
    userId: 'student-1',
    user: { id: 'student-1', userType: 'student', mustChangePassword: true },
  });
});

it('returns the same object until something changes', () => {
  keepSession(aParent());
  const first = readSession();
  expect(readSession()).toBe(first);
  storeUser(fromUserJson(aParent({ firstName: 'Nora' })));
  expect(readSession()).not.toBe(first);
  expect(readSession()).toMatchObject({
    sessionToken: 'session-of-parent-1',
    user: { firstName: 'Nora' },
  });
});

// @proves S-session-storage, D-1-keys
it('stores the session under the key user-data', () => {
  storeSession({ sessionToken: 'session-of-parent-1', user: dana });
  expect(JSON.parse(localStorage.getItem('user-data') ?? '')).toEqual(signedInAs(aParent()));
});

it('stores no user when the visitor is signed out', () => {
  storeUser(dana);
  expect(localStorage).toHaveLength(0);
});

// @proves S-logout-done
it('deletes all keys of the portal except device tokens, and no keys of other apps', () => {
  for (const key of [...PERSONAL_KEYS, 'device-marks', 'other']) localStorage.setItem(key, 'x');
  clearSession();
  expect(Object.keys(localStorage)).toEqual(['device-marks', 'other']);
});

it('updates the page at once after signing in and out', () => {
  const { result } = renderHook(useSession);
  expect(result.current).toBeNull();
  act(() => storeSession({ sessionToken: 'session-of-parent-1', user: dana }));
  expect(result.current?.userId).toBe('parent-1');
  act(clearSession);
  expect(result.current).toBeNull();
});

// @proves S-session-tabs
it('signs out when another tab signs out', () => {
  keepSession(aParent());
  const { result } = renderHook(useSession);
  expect(result.current).not.toBeNull();
  act(() => {
    localStorage.removeItem('user-data');
    window.dispatchEvent(new StorageEvent('storage', { key: 'user-data', newValue: null }));
  });
  expect(result.current).toBeNull();
});

describe('handOverDevice', () => {
  const child = fromUserJson(aStudent());

  // @proves S-play-as-child
  it('replaces everything of the user on the device but keeps the device tokens', () => {
    keepSession(aParent());
    for (const key of PERSONAL_KEYS.slice(1)) localStorage.setItem(key, 'of the parent');
    localStorage.setItem('device-marks', '{}');
    sessionStorage.setItem('anything', 'of the parent');
    handOverDevice({ user: child, sessionToken: 'session-of-child' });
    expect(Object.keys(localStorage).sort()).toEqual(['device-marks', 'user-data']);
    expect(sessionStorage).toHaveLength(0);
    expect(readSession()).toMatchObject({ sessionToken: 'session-of-child', userId: 'student-1' });
  });

  it('updates a page that the Back button restores from memory', () => {
    keepSession(aParent());
    const { result } = renderHook(useSession);
    handOverDevice({ user: child, sessionToken: 'session-of-child' });
    expect(result.current?.user.userType).toBe('parent');
    act(() => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    });
    expect(result.current?.user.userType).toBe('student');
  });
});
