import { expect, it } from 'vitest';
import { expectError, expectSuccess, userIn } from '../../../testing/expect-response.ts';
import { enroll } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeIdentity } from '../../../testing/factories/make-identity.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { openBrowser } from '../../../testing/sign-in-browser.ts';
import { openSignInPortal } from '../../../testing/sign-in-sandbox.ts';
import { mergeTools } from '../../../testing/student-merges.ts';

/* Who signs in as whom, before and after two accounts are merged. */

const world = await openSignInPortal();
const { portal, newPerson } = world;
const { makeTwo, merge, merged, unmerge, login } = mergeTools(portal);

it('leads from Google to the account that stays, and back to the other once the merge is undone', async () => {
  const { room, kept, folded } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, folded, ['google', person]);
  const signedInAs = async () =>
    userIn(expectSuccess(await openBrowser(world).signIn('google', person.id))).userId;
  expect(await signedInAs()).toBe(folded.id);
  const mergeId = await merged(room, kept, folded);
  expect(await signedInAs()).toBe(kept.id);
  expectSuccess(await unmerge(room, mergeId));
  expect(await signedInAs()).toBe(folded.id);
});

it('ends a link that was made with the password of the folded account', async () => {
  const { room, kept, folded } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, folded, ['google', person], { tiedBy: 'password' });
  await merged(room, kept, folded);
  const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
  expect(response.body.newcomer).toBeDefined();
});

it('ends the session that a login started in the account that stays once the merge is undone', async () => {
  const { room, kept, folded } = await makeTwo();
  const person = await newPerson('google', {});
  await makeIdentity(world, folded, ['google', person]);
  const mergeId = await merged(room, kept, folded);
  const response = expectSuccess(await openBrowser(world).signIn('google', person.id));
  const session = { userId: kept.id, sessionToken: response.body.sessionToken };
  expectSuccess(await portal.call('getUser', session));
  expectSuccess(await unmerge(room, mergeId));
  expectError(await portal.call('getUser', session), 'SSN_002');
});

it('does not lead from Google into the account of a family', async () => {
  const { room, folded } = await makeTwo();
  const { child } = await makeFamily(portal);
  await enroll(portal, room.id, child.id, 'code');
  const person = await newPerson('google', {});
  await makeIdentity(world, folded, ['google', person]);
  await merged(room, child, folded);
  expectError(await openBrowser(world).signIn('google', person.id), 'SSO_006');
});

it('leaves nobody signed in who signs in while the account begins to rest', async () => {
  const { room, kept, folded } = await makeTwo();
  const [signedIn] = await Promise.all([login(folded), merge(room, kept, folded)]);
  expect(['GEN_000', 'LGN_005']).toContain(signedIn.body.msgCode);
  await expectInvariants(portal.db);
  expectError(await login(folded), 'LGN_005');
});
