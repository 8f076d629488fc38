import { expect, it } from 'vitest';
import { mayReadMetrics } from './metrics-access.ts';

const TOKEN = 'a-token-of-more-than-sixteen';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

it.each([
  ['a caller on this machine', '127.0.0.1', {}, undefined, true],
  ['another loopback address', '127.8.8.8', {}, undefined, true],
  ['the loopback of IPv6', '::1', {}, undefined, true],
  ['the loopback of IPv4 on an IPv6 socket', '::ffff:127.0.0.1', {}, undefined, true],
  ['a caller on this machine who holds no token', '127.0.0.1', {}, TOKEN, true],
  ['a private network', '10.0.0.7', {}, undefined, false],
  ['the internet', '192.0.2.7', {}, undefined, false],
  [
    'the internet, claiming to be here',
    '192.0.2.7',
    { 'x-forwarded-for': '::1' },
    undefined,
    false,
  ],
  ['a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, undefined, false],
  ['a caller who told the proxy so', '::1', { 'x-forwarded-for': '127.0.0.1' }, undefined, false],
  ['a proxy that says Forwarded', '127.0.0.1', { forwarded: 'for=192.0.2.7' }, undefined, false],
  ['a proxy that says X-Real-IP', '127.0.0.1', { 'x-real-ip': '192.0.2.7' }, undefined, false],
  ['a proxy that says Via', '127.0.0.1', { via: '1.1 caddy' }, undefined, false],
  ['no address at all', undefined, {}, undefined, false],
  ['a holder of the token', '192.0.2.7', bearer(TOKEN), TOKEN, true],
  ['a holder of the token behind a proxy', '::1', { via: '1.1 x', ...bearer(TOKEN) }, TOKEN, true],
  ['a wrong token', '192.0.2.7', bearer(`${TOKEN}x`), TOKEN, false],
  ['an empty token', '192.0.2.7', bearer(''), TOKEN, false],
  ['a token where none is set', '192.0.2.7', bearer('undefined'), undefined, false],
])('decides the access to metrics for %s', (_who, remoteAddress, headers, token, isAllowed) => {
  expect(mayReadMetrics({ remoteAddress, headers }, token)).toBe(isAllowed);
});
