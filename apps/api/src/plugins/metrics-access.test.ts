import { expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const TOKEN = 'a-token-of-more-than-sixteen';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it.each([
  ['a local caller', '127.0.0.1', {}, undefined, true],
  ['another loopback address', '127.8.8.8', {}, undefined, true],
  ['the IPv6 loopback address', '::1', {}, undefined, true],
  ['the IPv4 loopback address on an IPv6 socket', '::ffff:127.0.0.1', {}, undefined, true],
  ['a local caller without the token', '127.0.0.1', {}, TOKEN, true],
  ['a private network', '10.0.0.7', {}, undefined, false],
  ['the internet', '192.0.2.7', {}, undefined, false],
  [
    'a caller from the internet that claims to be local',
    '192.0.2.7',
    { 'x-forwarded-for': '::1' },
    undefined,
    false,
  ],
  ['a local proxy', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, undefined, false],
  [
    'a caller behind a proxy that claims to be local',
    '::1',
    { 'x-forwarded-for': '127.0.0.1' },
    undefined,
    false,
  ],
  ['a proxy that sends Forwarded', '127.0.0.1', { forwarded: 'for=192.0.2.7' }, undefined, false],
  ['a proxy that sends X-Real-IP', '127.0.0.1', { 'x-real-ip': '192.0.2.7' }, undefined, false],
  ['a proxy that sends Via', '127.0.0.1', { via: '1.1 caddy' }, undefined, false],
  ['a caller without an address', undefined, {}, undefined, false],
  ['a caller with the token', '192.0.2.7', bearer(TOKEN), TOKEN, true],
  [
    'a caller with the token behind a proxy',
    '::1',
    { via: '1.1 x', ...bearer(TOKEN) },
    TOKEN,
    true,
  ],
  ['a wrong token', '192.0.2.7', bearer(`${TOKEN}x`), TOKEN, false],
  ['an empty token', '192.0.2.7', bearer(''), TOKEN, false],
  ['a token when none is configured', '192.0.2.7', bearer('undefined'), undefined, false],
])('decides the access to metrics for %s', (_who, remoteAddress, headers, token, isAllowed) => {
  expect(mayReadMetrics({ remoteAddress, headers }, token)).toBe(isAllowed);
});
