import { expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../../testing/expect-response.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';

const portal = await openTestServer();

// @proves C-checkEmail
it('returns success for an unused email and an unused username', async () => {
  expectSuccess(await portal.call('checkEmail', { email: 'free@home.test' }));
  expectSuccess(await portal.call('checkEmail', { email: 'free4827' }));
});

// @proves C-checkEmail
it('rejects a taken sign-in name in upper case with EML_001', async () => {
  const taken = { email: 'Email already exists. Please try with another Email.' };
  const parent = await makeParent(portal.db);
  const student = await makeStudent(portal.db);
  for (const email of [parent.email.toUpperCase(), student.email.toUpperCase()]) {
    expectError(await portal.call('checkEmail', { email }), 'EML_001', taken);
  }
});

it.each([
  ['', 'Please enter Email Address'],
  ['  ', 'Please enter Email Address'],
  ['a\u200Bb', 'Please enter valid Email Address'],
  [`${'a'.repeat(300)}@home.test`, 'Please enter valid Email Address'],
])('rejects the sign-in name %j with VAL_001', async (email, message) => {
  expectError(await portal.call('checkEmail', { email }), 'VAL_001', { email: message });
});

it('lets a signed-in user check a sign-in name', async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  expectSuccess(await portal.call('checkEmail', { email: 'free@home.test', ...session }));
});

// @proves D-4-check-limited
it('limits checkEmail to 10 requests per minute and 100 per day for each IP address [T24]', async () => {
  const ask = (number: number) =>
    portal.call('checkEmail', { email: `list${number}@home.test` }, { address: '192.0.2.9' });
  for (let number = 0; number < 10; number += 1) expectSuccess(await ask(number));
  const stopped = expectProtocolError(await ask(10), 429, 'RTE_001');
  expect(stopped.headers['retry-after']).toBe('60');
  for (let minute = 1; minute < 10; minute += 1) {
    portal.clock.advance(60_000);
    for (let number = 0; number < 10; number += 1) {
      // The rejected eleventh request did not count toward the daily limit.
      expectSuccess(await ask(number));
    }
  }
  portal.clock.advance(60_000);
  const dayUsedUp = expectProtocolError(await ask(100), 429, 'RTE_001');
  expect(Number(dayUsedUp.headers['retry-after'])).toBeGreaterThan(3600);
});

it('counts requests per IP address and ignores the X-Forwarded-For header [T08]', async () => {
  const ask = (headers: Record<string, string>) =>
    portal.call('checkEmail', { email: 'xff@home.test' }, { address: '192.0.2.10', headers });
  for (let number = 0; number < 10; number += 1) {
    expectSuccess(await ask({ 'x-forwarded-for': `10.9.0.${number}` }));
  }
  expectProtocolError(await ask({ 'x-forwarded-for': '10.9.0.99' }), 429, 'RTE_001');
  const other = { address: '192.0.2.11' };
  expectSuccess(await portal.call('checkEmail', { email: 'xff@home.test' }, other));
});

it('trusts exactly as many proxies as configured', async () => {
  const behind = await buildTestApp({ config: { TRUSTED_PROXIES: 1 } });
  try {
    const ask = (forwarded: string) =>
      behind.call(
        'checkEmail',
        { email: 'free@home.test' },
        { headers: { 'x-forwarded-for': forwarded } },
      );
    // Our proxy wrote the last entry. Any client can write the entries before it.
    for (let number = 0; number < 10; number += 1) {
      expectSuccess(await ask(`10.0.0.${number}, 203.0.113.5`));
    }
    expectProtocolError(await ask('10.0.0.99, 203.0.113.5'), 429, 'RTE_001');
    expectSuccess(await ask('203.0.113.6'));
  } finally {
    await behind.close();
  }
});

// @proves D-7-address-limits
it('does not limit IP addresses with ADDRESS_LIMITS=off', async () => {
  const open = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  try {
    for (let number = 0; number < 15; number += 1) {
      expectSuccess(await open.call('checkEmail', { email: 'free@home.test' }));
    }
  } finally {
    await open.close();
  }
});
