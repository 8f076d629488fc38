import { describe, expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { auditOf } from '../../../testing/database/snapshot-user.ts';
import { expectError, expectSuccess } from '../../../testing/expect-response.ts';
import {
  enroll,
  makeClassroom,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import { makeEducator } from '../../../testing/factories/make-educator.ts';
import { makeFamily } from '../../../testing/factories/make-family.ts';
import type { MadeUser } from '../../../testing/factories/make-user.ts';
import { signIn } from '../../../testing/factories/sign-in.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';

const portal = await openFastTestServer();
const { db } = portal;
const { makeTwo, merged, unmerge, remove, login, rosterOf, tie, suspend, everythingOf } =
  mergeTools(portal);

describe('unmergeStudents', () => {
  // @proves C-unmergeStudents
  it('restores every column of both accounts', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, mergedAccount.id, 'code');
    await tie(mergedAccount.id);
    await tie(kept.id);
    await db
      .updateTable('enrollments')
      .set({ is_synced: true, import_id: crypto.randomUUID() })
      .where('student_id', '=', mergedAccount.id)
      .where('classroom_id', '=', room.id)
      .execute();
    const before = [await everythingOf(kept), await everythingOf(mergedAccount)];
    const mergeId = await merged(room, kept, mergedAccount);
    expect((await everythingOf(kept)).places).toMatchObject([
      { is_synced: true },
      { is_synced: false },
    ]);
    portal.clock.advance(5 * 24 * 3_600_000);
    expectSuccess(await unmerge({ ...room, session: await signIn(portal, room.owner) }, mergeId));
    expect([await everythingOf(kept), await everythingOf(mergedAccount)]).toEqual(before);
    expectSuccess(await login(mergedAccount));
    expect(await auditOf(db, mergedAccount.id)).toContainEqual({
      action: 'student.unmerged',
      actor_id: room.owner.id,
      outcome: kept.id,
    });
    await expectInvariants(db);
  });

  // @proves C-unmergeStudents
  it('keeps manual changes after the merge, such as a removal', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const mergeId = await merged(room, kept, mergedAccount);
    expectSuccess(await remove(room, kept));
    expectSuccess(await unmerge(room, mergeId));
    expect(await rosterOf(room)).toEqual([mergedAccount.id]);
    await expectInvariants(db);
  });

  it('leaves an identity with the kept account whose password verified it after the merge', async () => {
    const { room, mergedAccount } = await makeTwo();
    const { child } = await makeFamily(portal);
    await enroll(portal, room.id, child.id, 'code');
    const id = await tie(mergedAccount.id);
    const mergeId = await merged(room, child, mergedAccount);
    await db.updateTable('identities').set({ opens_account: true }).where('id', '=', id).execute();
    expectSuccess(await unmerge(room, mergeId));
    expect((await everythingOf(child)).identities).toMatchObject([{ id, opens_account: true }]);
    await expectInvariants(db);
  });

  it('keeps a suspension that an operator set after the merge', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const mergeId = await merged(room, kept, mergedAccount);
    await suspend(mergedAccount);
    expectSuccess(await unmerge(room, mergeId));
    expectError(await login(mergedAccount), 'LGN_004');
  });

  // @proves M-MRG_005
  it('returns MRG_005 after 30 days, after an undo and in another classroom', async () => {
    const { room, kept, mergedAccount } = await makeTwo({ capacity: 2 });
    const mergeId = await merged(room, kept, mergedAccount);
    const another = await makeClassroom(portal, { owner: room.owner });
    expectError(await unmerge(another, mergeId), 'MRG_005');
    const third = await makeRosterStudent(portal, room);
    expectError(await unmerge(room, mergeId), 'CLS_002');
    expectSuccess(await remove(room, third));
    expectSuccess(await unmerge(room, mergeId));
    expectError(await unmerge(room, mergeId), 'MRG_005');
    const secondMergeId = await merged(room, kept, mergedAccount);
    portal.clock.advance(30 * 24 * 3_600_000);
    const roomLater = { ...room, session: await signIn(portal, room.owner) };
    expectError(await unmerge(roomLater, secondMergeId), 'MRG_005');
    expectError(await login(mergedAccount), 'LGN_005');
    await expectInvariants(db);
  });

  // @proves M-MRG_006
  it('returns MRG_006 until a newer merge of the kept account is undone', async () => {
    const { room, kept, mergedAccount } = await makeTwo({ students: 3 });
    const third = room.students[2] as MadeUser;
    const firstMergeId = await merged(room, kept, mergedAccount);
    const secondMergeId = await merged(room, third, kept);
    expect(await rosterOf(room)).toEqual([third.id]);
    expectError(await unmerge(room, firstMergeId), 'MRG_006');
    expectSuccess(await unmerge(room, secondMergeId));
    expectSuccess(await unmerge(room, firstMergeId));
    expect(await rosterOf(room)).toHaveLength(3);
    await expectInvariants(db);
  });

  // @proves M-MRG_003
  it('returns MRG_003 while a classroom of the student belongs to another teacher', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const other = await makeClassroom(portal, { owner: room.owner });
    await enroll(portal, other.id, mergedAccount.id);
    const mergeId = await merged(room, kept, mergedAccount);
    const newOwner = await makeEducator(db);
    await db
      .updateTable('classrooms')
      .set({ owner_id: newOwner.id })
      .where('id', '=', other.id)
      .execute();
    expectError(await unmerge(room, mergeId), 'MRG_003');
    expect(await rosterOf(other)).toEqual([kept.id]);
  });

  it('undoes a merge only once when two requests run in parallel', async () => {
    const { room, kept, mergedAccount } = await makeTwo();
    const mergeId = await merged(room, kept, mergedAccount);
    const responses = await Promise.all([unmerge(room, mergeId), unmerge(room, mergeId)]);
    expect(responses.map(({ body }) => body.msgCode).sort()).toEqual(['GEN_000', 'MRG_005']);
    await expectInvariants(db);
  });
});
