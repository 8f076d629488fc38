import { fromUserJson } from '@wonderfield/contract/accounts/user';
import { expect, it } from 'vitest';
import { anEducator, aParent, aStudent } from '../../../testing/people.ts';
import { keepLocation, originalLocation } from './original-location.ts';

const parent = fromUserJson(aParent());
const student = fromUserJson(aStudent());
const educator = fromUserJson(anEducator());

it('stores the path with its query', () => {
  expect(keepLocation({ pathname: '/change-password', search: '?a=1' })).toEqual({
    from: '/change-password?a=1',
  });
});

it.each([
  ['/linked-child', parent],
  ['/create-avatar', student],
  ['/educator', educator],
  ['/change-password?a=1', parent],
])('returns to %s', (from, user) => {
  expect(originalLocation({ from }, user)).toBe(from);
});

// @proves S-access-original
it.each([
  ['another site', 'https://evil.test/linked-child'],
  ['another site without a scheme', '//evil.test/linked-child'],
  ['another site behind a backslash', '/\\evil.test/linked-child'],
  ['a script', 'javascript:alert(1)'],
  ['a path without a leading slash', 'linked-child'],
  ['a public page', '/sign-up'],
  ['an unknown page', '/no-such-page'],
  ['a path with parent segments', '/linked-child/../educator'],
  ['an empty string', ''],
  ['an object', { pathname: '/linked-child' }],
])('rejects %s as target', (_what, from) => {
  expect(originalLocation({ from }, parent)).toBeUndefined();
});

it.each([
  ['no state', null],
  ['an unknown state', { other: true }],
  ['a text', '/linked-child'],
])('returns no target for %s', (_what, state) => {
  expect(originalLocation(state, parent)).toBeUndefined();
});

it.each([
  ['/linked-child', student],
  ['/linked-child', educator],
  ['/create-avatar', parent],
  ['/educator', student],
])('rejects %s for a different user type', (from, user) => {
  expect(originalLocation({ from }, user)).toBeUndefined();
});

it('returns the pending password change first', () => {
  const pending = fromUserJson(aStudent({ mustChangePassword: true }));
  expect(originalLocation({ from: '/create-avatar' }, pending)).toBe('/change-password');
});
