import { expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { enroll } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeIdentity } from '../../../testing/factories/make-identity.ts';
import { openBrowser } from '../../../testing/fakes/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/fakes/sign-in-sandbox.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';

/* Sign-ins before and after a merge of two accounts. */

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { makeTwo, merge, merged, unmerge, login } = mergeTools(portal);

it('signs a Google identity in to the kept account, and to the other one after the merge is undone', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, mergedAccount, ['google', person]);
  const signedInAs = async () =>
    userIn(expectSuccess(await openBrowser(world).signIn('google', person.id))).userId;
  expect(await signedInAs()).toBe(mergedAccount.id);
  const mergeId = await merged(room, kept, mergedAccount);
  expect(await signedInAs()).toBe(kept.id);
  expectSuccess(await unmerge(room, mergeId));
  expect(await signedInAs()).toBe(mergedAccount.id);
});

it('unlinks an identity that was linked with the password of the merged account', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, mergedAccount, ['google', person], { tiedBy: 'password' });
  await merged(room, kept, mergedAccount);
  const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
  expect(response.body.newcomer).toBeDefined();
});

it('ends the session that an identity started in the kept account when the merge is undone', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, mergedAccount, ['google', person]);
  const mergeId = await merged(room, kept, mergedAccount);
  const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
  const session = { userId: kept.id, sessionToken: response.body.sessionToken };
  expectSuccess(await portal.call('getUser', session));
  expectSuccess(await unmerge(room, mergeId));
  expectError(await portal.call('getUser', session), 'SSN_002');
});

it('rejects a merged Google identity for a family’s account with SSO_006', async () => {
  const { room, mergedAccount } = await makeTwo();
  const { child } = await makeFamily(portal);
  await enroll(portal, room.id, child.id, 'code');
  const person = await newPerson('google', {});
  await makeIdentity(world, mergedAccount, ['google', person]);
  await merged(room, child, mergedAccount);
  expectError(await openBrowser(world).signIn('google', person.id), 'SSO_006');
});

it('leaves no session of a sign-in during the merge of the account', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const [signedIn] = await Promise.all([login(mergedAccount), merge(room, kept, mergedAccount)]);
  expect(['GEN_000', 'LGN_005']).toContain(signedIn.body.msgCode);
  await expectInvariants(portal.db);
  expectError(await login(mergedAccount), 'LGN_005');
});
