import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { eraseChild } from '../../../testing/erase-child.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import { enroll } from '../../../testing/factories/make-classroom.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import { makeSchool } from '../../../testing/factories/make-school.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { findInTables } from '../../../testing/find-in-tables.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { auditOf } from '../../../testing/snapshot-user.ts';
import { mergeTools } from '../../../testing/student-merges.ts';
import { openQuickPortal } from '../../../testing/test-server.ts';
import { deleteExpired } from '../../jobs/retention.queries.ts';
import { eraseDeactivatedStudents } from '../children/erase-child.ts';

/* One child, however many accounts: what is erased, exported or forgotten is all of it. */

const DAY = 24 * 3_600_000;
const portal = await openQuickPortal();
const { db, deps } = portal;
const { makeTwo, merged, remove, unmerge } = mergeTools(portal);

const exists = async (id: string) =>
  (await db.selectFrom('users').select('id').where('id', '=', id).execute()).length === 1;

/** A family's child with whom two accounts of the school were merged, one through the other. */
const makeMergedFamily = async () => {
  const { room, kept, folded } = await makeTwo();
  const family = await makeFamily(portal);
  await enroll(portal, room.id, family.child.id, 'code');
  await db
    .updateTable('students')
    .set({ avatar_name: 'Quillfeather' })
    .where('user_id', '=', folded.id)
    .execute();
  await merged(room, kept, folded);
  await merged(room, family.child, kept);
  return { room, family, kept, folded };
};

it('erases every account of a child with the one its parent sees', async () => {
  const { family, kept, folded } = await makeMergedFamily();
  expectSuccess(await eraseChild(portal, { requestUserId: family.child.id, ...family.session }));
  for (const { id, email } of [family.child, kept, folded]) {
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

it('exports every account of a child', async () => {
  const { family, kept, folded } = await makeMergedFamily();
  const request = { requestUserId: family.child.id, ...family.session };
  const { downloadUrl } = expectSuccess(await portal.call('exportChild', request)).body;
  const url = new URL(String(downloadUrl));
  const file = await portal.app.inject(`${url.pathname}${url.search}`);
  const files = unzipSync(new Uint8Array(file.rawPayload));
  const everything = JSON.parse(strFromU8(files['everything.json'] ?? new Uint8Array()));
  const ids = everything.users.map(({ id }: { id: string }) => id).sort();
  expect(ids).toEqual([family.child.id, kept.id, folded.id].sort());
  expect(JSON.stringify(everything.students)).toContain('Quillfeather');
});

it('erases who rests with the one who stays when nobody came back for 30 days, and not before', async () => {
  const { room, kept, folded } = await makeTwo();
  await merged(room, kept, folded);
  portal.clock.advance(31 * DAY);
  await eraseDeactivatedStudents(deps);
  expect(await exists(folded.id)).toBe(true);
  const session = await signIn(portal, room.owner);
  expectSuccess(await remove({ ...room, session }, kept));
  await eraseDeactivatedStudents(deps);
  expect(await exists(folded.id)).toBe(true);
  portal.clock.advance(31 * DAY);
  await eraseDeactivatedStudents(deps);
  expect([await exists(kept.id), await exists(folded.id)]).toEqual([false, false]);
  await expectInvariants(db);
});

it('forgets after 30 days what the two had before, and the merge stays', async () => {
  const { room, kept, folded } = await makeTwo();
  const mergeId = await merged(room, kept, folded);
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

it('shows nobody who rests among the students of a school without a class', async () => {
  const school = await makeSchool(portal);
  const { room, kept, folded } = await makeTwo({ school });
  const mergeId = await merged(room, kept, folded);
  const office = async () =>
    JSON.stringify(
      expectSuccess(await portal.call('getSchool', await signIn(portal, school.administrator)))
        .body,
    );
  expect(await office()).not.toContain(folded.id);
  expectSuccess(await unmerge(room, mergeId));
});
