import { describe, expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../testing/factories/make-student.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { needsLastUsedUpdate } from './sessions.rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const portal = await openTestServer();

describe.each([
  ['student', 4, 12, () => makeStudent(portal.db)],
  ['parent', 24, 7 * 24, () => makeParent(portal.db)],
  ['educator', 24, 7 * 24, () => makeEducator(portal.db)],
] as const)('Session of a %s', (_userType, idleHours, maxHours, makeUser) => {
  it(`ends a session after ${idleHours} h without use`, async () => {
    const session = await signIn(portal, await makeUser());
    portal.clock.advance(idleHours * HOUR - 1);
    expectSuccess(await portal.call('getUser', session));
    portal.clock.advance(idleHours * HOUR);
    expectError(await portal.call('getUser', session), 'SSN_002');
  });

  it(`ends a session after ${maxHours} h regardless of use`, async () => {
    const session = await signIn(portal, await makeUser());
    const stepHours = idleHours - 1;
    let elapsedHours = 0;
    for (; elapsedHours + stepHours < maxHours; elapsedHours += stepHours) {
      portal.clock.advance(stepHours * HOUR);
      expectSuccess(await portal.call('getUser', session));
    }
    portal.clock.advance((maxHours - elapsedHours) * HOUR - 1);
    expectSuccess(await portal.call('getUser', session));
    portal.clock.advance(1);
    expectError(await portal.call('getUser', session), 'SSN_002');
  });
});

it('stores the use of a session at most once per minute', () => {
  const lastUsedAt = new Date('2026-11-15T12:00:00Z');
  expect(needsLastUsedUpdate(lastUsedAt, new Date(lastUsedAt.getTime() + MINUTE - 1))).toBe(false);
  expect(needsLastUsedUpdate(lastUsedAt, new Date(lastUsedAt.getTime() + MINUTE))).toBe(true);
});

it('ends a session immediately when its user is suspended [T16]', async () => {
  const student = await makeStudent(portal.db);
  const session = await signIn(portal, student);
  expectSuccess(await portal.call('getUser', session));
  await portal.db
    .updateTable('users')
    .set({ suspended_at: portal.deps.now() })
    .where('id', '=', student.id)
    .execute();
  expectError(await portal.call('getUser', session), 'SSN_002');
});

it('ends a session when its user is deleted', async () => {
  const parent = await makeParent(portal.db);
  const session = await signIn(portal, parent);
  await portal.db.deleteFrom('users').where('id', '=', parent.id).execute();
  expectError(await portal.call('getUser', session), 'SSN_002');
});

it('applies changed flags to the next call, because the token does not contain them [T16]', async () => {
  const parent = await makeParent(portal.db, { ageVerified: false });
  const session = await signIn(portal, parent);
  const change = {
    oldPassword: 'Wrong#pass1',
    password: 'Thistle#93b',
    confirmPassword: 'Thistle#93b',
    ...session,
  };
  expectError(await portal.call('updateUser', change), 'AGE_001');
  await portal.db
    .updateTable('users')
    .set({ age_verified_at: portal.deps.now() })
    .where('id', '=', parent.id)
    .execute();
  expect((await portal.call('updateUser', change)).body.msgCode).toBe('PWD_003');
});

it('rejects the stored token hash as a session token [T15]', async () => {
  const parent = await makeParent(portal.db);
  await signIn(portal, parent);
  const [row] = await portal.db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', parent.id)
    .execute();
  for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const) {
    // Replace zero bytes, which one in eight hashes contains. The server rejects them in any text.
    const sessionToken = row?.token_sha256.toString(encoding).replaceAll('\u0000', '\u0001');
    const response = await portal.call(
      'getUser',
      { sessionToken, userId: parent.id },
      { json: true },
    );
    expectError(response, 'SSN_002');
  }
});
