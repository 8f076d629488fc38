import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { findInTables } from '../../../testing/database/find-in-tables.ts';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { enroll } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { eraseChild } from '../../../testing/scenarios/erase-child.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { deleteExpired } from '../../jobs/retention.queries.ts';
import { eraseDeactivatedStudents } from '../children/erase/erase-child.ts';

/* Erasure, export and retention include all accounts of a child. */

const DAY = 24 * 3_600_000;
const portal = await openFastTestServer();
const { db, deps } = portal;
const { makeTwo, merged, remove, unmerge } = mergeTools(portal);

const exists = async (id: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

/** Creates a family's child with two merged school accounts, one through the other. */
const makeMergedFamily = async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const family = await makeFamily(portal);
  await enroll(portal, room.id, family.child.id, 'code');
  await db
    .updateTable('students')
    .set({ avatar_name: 'Quillfeather' })
    .where('user_id', '=', mergedAccount.id)
    .execute();
  await merged(room, kept, mergedAccount);
  await merged(room, family.child, kept);
  return { room, family, kept, mergedAccount };
};

it('erases all merged accounts of a child', async () => {
  const { family, kept, mergedAccount } = await makeMergedFamily();
  expectSuccess(await eraseChild(portal, { requestUserId: family.child.id, ...family.session }));
  for (const { id, email } of [family.child, kept, mergedAccount]) {
    expect(await exists(id)).toBe(false);
    expect(await findInTables(db, email)).toEqual([]);
    expect(await auditOf(db, id)).toContainEqual({
      action: 'child.erased',
      actor_id: family.parent.id,
      outcome: 'ok',
    });
  }
  await expectInvariants(db);
});

it('exports all merged accounts of a child', async () => {
  const { family, kept, mergedAccount } = await makeMergedFamily();
  const request = { requestUserId: family.child.id, ...family.session };
  const { downloadUrl } = expectSuccess(await portal.call('exportChild', request)).body;
  const url = new URL(String(downloadUrl));
  const file = await portal.app.inject(`${url.pathname}${url.search}`);
  const files = unzipSync(new Uint8Array(file.rawPayload));
  const everything = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array()));
  const ids = everything.users.map(({ id }: { id: string }) => id).sort();
  expect(ids).toEqual([family.child.id, kept.id, mergedAccount.id].sort());
  expect(JSON.stringify(everything.students)).toContain('Quillfeather');
});

it('erases a merged account with the kept one after 30 days without an affiliation, not before', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  await merged(room, kept, mergedAccount);
  portal.clock.advance(31 * DAY);
  await eraseDeactivatedStudents(deps);
  expect(await exists(mergedAccount.id)).toBe(true);
  const session = await signIn(portal, room.owner);
  expectSuccess(await remove({ ...room, session }, kept));
  await eraseDeactivatedStudents(deps);
  expect(await exists(mergedAccount.id)).toBe(true);
  portal.clock.advance(31 * DAY);
  await eraseDeactivatedStudents(deps);
  expect([await exists(kept.id), await exists(mergedAccount.id)]).toEqual([false, false]);
  await expectInvariants(db);
});

it('deletes the data for undoing a merge after 30 days and keeps the merge', async () => {
  const { room, kept, mergedAccount } = await makeTwo();
  const mergeId = await merged(room, kept, mergedAccount);
  const movesLeft = async () =>
    (
      await db
        .selectFrom('student_merge_moves')
        .select('id')
        .where('merge_id', '=', mergeId)
        .execute()
    ).length;
  portal.clock.advance(30 * DAY - 1);
  await deleteExpired(db, deps.now());
  expect(await movesLeft()).toBe(1);
  portal.clock.advance(2);
  await deleteExpired(db, deps.now());
  expect(await movesLeft()).toBe(0);
  await expectInvariants(db);
});

it('omits merged accounts from the school’s students without a class', async () => {
  const school = await makeSchool(portal);
  const { room, kept, mergedAccount } = await makeTwo({ school });
  const mergeId = await merged(room, kept, mergedAccount);
  const office = async () =>
    JSON.stringify(
      expectSuccess(await portal.call('getSchool', await signIn(portal, school.administrator)))
        .body,
    );
  expect(await office()).not.toContain(mergedAccount.id);
  expectSuccess(await unmerge(room, mergeId));
});
