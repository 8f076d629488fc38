import { expect, it } from 'vitest';
import type { Fields } from '../../../testing/build-test-app.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { childForm } from '../../../testing/factories/child-form.ts';
import { makeHomeChild } from '../../../testing/factories/make-family.ts';
import { makeParent } from '../../../testing/factories/make-parent.ts';
import { type SessionFields, signIn } from '../../../testing/factories/sign-in.ts';
import { codesIn } from '../../../testing/response-assertions.ts';
import { retryWhenBusy } from '../../../testing/retry-when-busy.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();

const link = (session: SessionFields, form: Fields = childForm()) =>
  portal.call('createUser', { ...form, ...session });
const unlink = (session: SessionFields, requestUserId: string) =>
  portal.call('deleteParentChildAccount', { requestUserId, ...session });
const makeParentOf = async (count: number) => {
  const parent = await makeParent(portal.db);
  const children = [];
  for (let number = 0; number < count; number += 1) {
    children.push(await makeHomeChild(portal, { parentId: parent.id }));
  }
  return { parent, children, session: await signIn(portal, parent) };
};
const childrenOf = async (session: SessionFields) =>
  userIn(expectSuccess(await portal.call('getUser', session))).childDetails ?? [];

// @proves M-CHD_006
it('rejects the 31st child of a parent with CHD_006 and creates no account', async () => {
  const { session } = await makeParentOf(29);
  expectSuccess(await link(session));
  const form = childForm();
  expectError(await link(session, form), 'CHD_006');
  expect(await childrenOf(session)).toHaveLength(30);
  const made = await portal.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', form.email)
    .execute();
  expect(made).toEqual([]);
});

// @proves K-children
it('creates 30 children when a parent adds 40 in parallel', async () => {
  const { session } = await makeParentOf(0);
  const responses = await Promise.all(
    Array.from({ length: 40 }, () => {
      const form = childForm();
      return retryWhenBusy(() => link(session, form));
    }),
  );
  expect(codesIn(responses)).toEqual({ GEN_000: 30, CHD_006: 10 });
  expect(await childrenOf(session)).toHaveLength(30);
  await expectInvariants(portal.db);
});

// @proves K-children
it('counts a relinked child toward the limit and frees a place when a child is unlinked', async () => {
  const { session, children } = await makeParentOf(30);
  const [away, other] = children as [(typeof children)[0], (typeof children)[0]];
  expectSuccess(await unlink(session, away.id));
  expectSuccess(await link(session));
  const again = childForm({ email: away.email });
  expectError(await link(session, again), 'CHD_006');
  expectSuccess(await unlink(session, other.id));
  expectSuccess(await link(session, again));
  expect((await childrenOf(session)).map(({ userId }) => userId)).toContain(away.id);
});

it('counts children separately for each parent', async () => {
  await makeParentOf(30);
  const { session } = await makeParentOf(1);
  expectSuccess(await link(session));
});
