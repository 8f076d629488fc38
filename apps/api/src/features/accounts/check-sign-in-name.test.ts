import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import {
  expectError,
  expectProtocolError,
  expectSuccess,
} from '../../../testing/expect-response.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';

const portal = await openTestServer();

// @proves C-checkEmail
it('answers 1 for a free email and for a free username', async () => {
  expectSuccess(await portal.call('checkEmail', { email: 'free@home.test' }));
  expectSuccess(await portal.call('checkEmail', { email: 'free4827' }));
});

// @proves C-checkEmail
it('says that a name is taken, in any case (EML_001)', async () => {
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
])('refuses %j', async (email, message) => {
  expectError(await portal.call('checkEmail', { email }), 'VAL_001', { email: message });
});

it('is open to a signed-in user, as it is to anybody', async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  expectSuccess(await portal.call('checkEmail', { email: 'free@home.test', ...session }));
});

// @proves D-4-check-limited
it('turns a list of addresses away at the eleventh in a minute, the 101st in a day (T24)', async () => {
  const ask = (number: number) =>
    portal.call('checkEmail', { email: `list${number}@home.test` }, { address: '192.0.2.9' });
  for (let number = 0; number < 10; number += 1) expectSuccess(await ask(number));
  const stopped = expectProtocolError(await ask(10), 429, 'RTE_001');
  expect(stopped.headers['retry-after']).toBe('60');
  for (let minute = 1; minute < 10; minute += 1) {
    portal.clock.advance(60_000);
    for (let number = 0; number < 10; number += 1) {
      // The refused eleventh was not counted against the day.
      expectSuccess(await ask(number));
    }
  }
  portal.clock.advance(60_000);
  const dayUsedUp = expectProtocolError(await ask(100), 429, 'RTE_001');
  expect(Number(dayUsedUp.headers['retry-after'])).toBeGreaterThan(3600);
});

it('counts each address apart, and believes no header about it (T08)', async () => {
  const ask = (headers: Record<string, string>) =>
    portal.call('checkEmail', { email: 'xff@home.test' }, { address: '192.0.2.10', headers });
  for (let number = 0; number < 10; number += 1) {
    expectSuccess(await ask({ 'x-forwarded-for': `10.9.0.${number}` }));
  }
  expectProtocolError(await ask({ 'x-forwarded-for': '10.9.0.99' }), 429, 'RTE_001');
  const other = { address: '192.0.2.11' };
  expectSuccess(await portal.call('checkEmail', { email: 'xff@home.test' }, other));
});

it('believes exactly as many proxies as are configured', async () => {
  const behind = await buildTestApp({ config: { TRUSTED_PROXIES: 1 } });
  try {
    const ask = (forwarded: string) =>
      behind.call(
        'checkEmail',
        { email: 'free@home.test' },
        { headers: { 'x-forwarded-for': forwarded } },
      );
    // The last entry was written by our proxy; what stands before it, anybody may write.
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
it('does not limit addresses with ADDRESS_LIMITS=off', async () => {
  const open = await buildTestApp({ config: { ADDRESS_LIMITS: false } });
  try {
    for (let number = 0; number < 15; number += 1) {
      expectSuccess(await open.call('checkEmail', { email: 'free@home.test' }));
    }
  } finally {
    await open.close();
  }
});
