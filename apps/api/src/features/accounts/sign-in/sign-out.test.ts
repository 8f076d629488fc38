import { expect, it } from 'vitest';
import { expectError, expectSuccess } from '../../../../testing/expect-response.ts';
import { makeEducator } from '../../../../testing/factories/make-educator.ts';
import { makeParent } from '../../../../testing/factories/make-parent.ts';
import { makeStudent } from '../../../../testing/factories/make-student.ts';
import { signIn } from '../../../../testing/factories/sign-in.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { tryPrivateCalls } from '../../../../testing/try-private-calls.ts';

const portal = await openTestServer();

// @proves S-logout-done, C-logout
it.each([
  ['parent', () => makeParent(portal.db)],
  ['unchecked parent', () => makeParent(portal.db, { ageVerified: false })],
  ['educator', () => makeEducator(portal.db)],
  ['student', () => makeStudent(portal.db)],
  ['student with a pending password reset', () => makeStudent(portal.db, { resetPending: true })],
] as const)('signs a %s out', async (_who, make) => {
  const session = await signIn(portal, await make());
  expectSuccess(await portal.call('logout', session));
  expectError(await portal.call('getUser', session), 'SSN_002');
});

// @proves C-logout
it('invalidates the session token for every private call, including logout [T12]', async () => {
  const session = await signIn(portal, await makeParent(portal.db));
  await portal.call('logout', session);
  const responses = await tryPrivateCalls(portal, session);
  expect(responses.map(([name]) => name)).toContain('logout');
  for (const [, answer] of responses) expectError(answer, 'SSN_002');
});

it('keeps the user’s other sessions at sign-out', async () => {
  const parent = await makeParent(portal.db);
  const [here, there] = [await signIn(portal, parent), await signIn(portal, parent)];
  await portal.call('logout', here);
  expectSuccess(await portal.call('getUser', there));
});

it('rejects a sign-out without a session', async () => {
  expectError(await portal.call('logout', {}), 'SSN_002');
});

it('writes an audit event for a sign-out', async () => {
  const parent = await makeParent(portal.db);
  await portal.call('logout', await signIn(portal, parent));
  const events = await portal.db
    .selectFrom('audit_events')
    .select(['action', 'actor_id'])
    .where('subject_id', '=', parent.id)
    .execute();
  expect(events).toEqual([{ action: 'session.ended', actor_id: parent.id }]);
});
