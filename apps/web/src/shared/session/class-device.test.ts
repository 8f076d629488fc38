import { expect, it } from 'vitest';
import { readClassToken, removeClassToken, storeClassToken } from './class-device.ts';
import { clearSession } from './session-store.ts';

it('returns no token on a device that was never opened for a class', () => {
  expect(readClassToken()).toBeUndefined();
});

it('keeps the class token when the session of a user ends', () => {
  storeClassToken('token-of-room-12');
  clearSession();
  expect(readClassToken()).toBe('token-of-room-12');
  expect(localStorage.getItem('class-device')).toBe('token-of-room-12');
});

it('removes the class token', () => {
  storeClassToken('token-of-room-12');
  removeClassToken();
  expect(readClassToken()).toBeUndefined();
});
