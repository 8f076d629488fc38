import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { forget, PERSONAL_KEYS, recall, remember, takeOnce } from './local-storage.ts';

// @proves C-3.1-keys
it('stores and deletes a value on the device', () => {
  remember('paymentSource', 'signUp');
  expect(localStorage.getItem('paymentSource')).toBe('signUp');
  expect(recall('paymentSource')).toBe('signUp');
  forget('paymentSource');
  expect(recall('paymentSource')).toBeNull();
});

// @proves C-3.1-keys, D-1-keys
it('returns a message once', () => {
  remember('error', 'No luck');
  expect(takeOnce('error')).toBe('No luck');
  expect(takeOnce('error')).toBeNull();
});

describe('Disabled storage', () => {
  const failStorage = () => {
    const reject = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(reject);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(reject);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(reject);
  };

  it('keeps values until the page is closed when storage is disabled', () => {
    failStorage();
    expect(recall('first')).toBeNull();
    remember('first', 'Maya');
    expect(recall('first')).toBe('Maya');
    expect(takeOnce('first')).toBe('Maya');
    expect(recall('first')).toBeNull();
  });

  it('never throws when a value is deleted and storage is disabled', () => {
    failStorage();
    expect(() => forget('user-data')).not.toThrow();
  });
});

it('returns the newest value when storage is full', () => {
  remember('last', 'old');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  remember('last', 'new');
  expect(recall('last')).toBe('new');
  full.mockRestore();
  forget('last');
});

// @proves D-1-keys
it('uses only the allowed storage keys for personal data', () => {
  expect([...PERSONAL_KEYS].sort()).toEqual(
    [
      'user-data',
      'error',
      'classRooms',
      'classroomDetails',
      'first',
      'last',
      'paymentSource',
    ].sort(),
  );
  const source = join(import.meta.dirname, '../..');
  const besides = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .filter((file) => /\blocalStorage\b/.test(readFileSync(join(source, file), 'utf8')));
  // The inline scripts of prerendered pages read three of the keys before the module has loaded.
  expect(besides.sort()).toEqual([
    join('app', 'server', 'inline-scripts.ts'),
    join('shared', 'session', 'local-storage.ts'),
  ]);
});
