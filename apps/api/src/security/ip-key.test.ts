import { expect, it } from 'vitest';
import { ipKey } from './ip-key.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::'],
  ['2001:DB8:1:3::1', '2001:db8:1:3::'],
  ['::1', '::'],
  ['not an address', 'not an address'],
])('counts %s as %s', (address, key) => {
  expect(ipKey(address)).toBe(key);
});
