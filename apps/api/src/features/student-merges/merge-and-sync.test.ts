import { expect, it } from 'vitest';
import { expectInvariants } from '../../../testing/database/invariants.ts';
import { expectSuccess } from '../../../testing/expect-response.ts';
import {
  enroll,
  makeClassroom,
  makeRosterStudent,
} from '../../../testing/factories/make-classroom.ts';
import { unique } from '../../../testing/factories/unique.ts';
import { mergeTools } from '../../../testing/scenarios/student-merges.ts';
import { openFastTestServer } from '../../../testing/test-server.ts';
import { buildPreview } from '../classroom-sync/plan/build-preview.ts';
import { type ExternalRosterState, loadSyncPlan } from '../classroom-sync/plan/load-sync-plan.ts';
import { writeSync } from '../classroom-sync/write/write-sync.ts';
import { enrollSynced, findSyncedClassroom } from '../classrooms/synced-classrooms.ts';

/* Syncs of merged students and merges of synced students. */

const portal = await openFastTestServer();
const { db, deps } = portal;
const { merged, unmerge, rosterOf, tie, everythingOf } = mergeTools(portal);

type Person = { id: string; firstName: string; lastName: string };

/** Creates a classroom that syncs with a Google class. */
const startSynced = async () => {
  const source = { service: 'google', classId: `class-${unique()}` } as const;
  const room = await makeClassroom(portal, { source });
  const planOf = async (people: readonly Person[]) => {
    const external: ExternalRosterState = {
      source,
      issuer: 'https://accounts.google.com',
      name: room.name,
      section: undefined,
      subject: undefined,
      grade: undefined,
      roster: people.map((person) => ({ ...person, email: undefined })),
    };
    const chosenIds = new Set(people.map(({ id }) => id));
    const syncedClassroom = await findSyncedClassroom(db, { educatorId: room.owner.id, source });
    const plan = await loadSyncPlan(deps, db, {
      educatorId: room.owner.id,
      external,
      chosenIds,
      classroomId: room.id,
    });
    return {
      external,
      chosenIds,
      preview: buildPreview(plan, { external, syncedClassroom }),
    };
  };
  const sync = async (people: readonly Person[]) => {
    const { external, chosenIds, preview } = await planOf(people);
    const order = { educatorId: room.owner.id, external, chosenIds };
    const choices = {
      decisions: [],
      keptIds: [],
      fingerprint: preview.fingerprint,
      confirmedLeaving: preview.left.length,
    };
    return db.transaction().execute((tx) => writeSync(deps, tx, { ...order, choices }));
  };
  const undo = (syncId: string) =>
    portal.call('undoClassroomSync', { classRoomId: room.id, syncId, ...room.session });
  const accountOf = async ({ id }: Person) => {
    const identity = await db
      .selectFrom('identities')
      .select('user_id as id')
      .where('subject', '=', id)
      .executeTakeFirstOrThrow();
    return identity;
  };
  return { room, planOf, sync, undo, accountOf };
};
const aPerson = (firstName: string): Person => ({
  id: `person-${unique()}`,
  firstName,
  lastName: 'Okafor',
});

/**
 * Creates a student that a sync removed, and another classroom with this student and the one to
 * keep.
 */
const startMoved = async () => {
  const { room, sync, undo, accountOf } = await startSynced();
  const zuri = aPerson('Zuri');
  await sync([zuri]);
  const mergedAccount = await accountOf(zuri);
  const other = await makeClassroom(portal, { owner: room.owner, students: 1 });
  const kept = other.students[0] ?? mergedAccount;
  await enroll(portal, other.id, mergedAccount.id);
  const { syncId } = await sync([]);
  return { room, undo, other, kept, mergedAccount, syncId };
};

// @proves C-mergeStudents
it('matches one student by either external id after a merge', async () => {
  const { room, planOf, sync, accountOf } = await startSynced();
  const [zuri, ximena] = [aPerson('Zuri'), aPerson('Ximena')];
  await sync([zuri, ximena]);
  await merged(room, await accountOf(zuri), await accountOf(ximena));
  for (const people of [[zuri, ximena], [zuri], [ximena]]) {
    const { preview } = await planOf(people);
    expect([preview.added, preview.left, preview.twins]).toEqual([[], [], []]);
  }
  await sync([ximena]);
  expect(await rosterOf(room)).toEqual([(await accountOf(zuri)).id]);
  await expectInvariants(db);
});

it('removes a manually added student with the class after a merge with a synced one', async () => {
  const { room, planOf, sync, accountOf } = await startSynced();
  const typed = await makeRosterStudent(portal, room);
  const zuri = aPerson('Zuri');
  await sync([zuri]);
  await merged(room, typed, await accountOf(zuri));
  expect((await planOf([])).preview.left).toMatchObject([{ id: typed.id }]);
});

it('undoes the sync of a merged student without adding or removing a student', async () => {
  const { room, sync, undo, accountOf } = await startSynced();
  const typed = await makeRosterStudent(portal, room);
  const zuri = aPerson('Zuri');
  const { syncId } = await sync([zuri]);
  const mergedAccount = await accountOf(zuri);
  const mergeId = await merged(room, typed, mergedAccount);
  expectSuccess(await undo(syncId));
  expect(await rosterOf(room)).toEqual([typed.id]);
  await expectInvariants(db);
  expectSuccess(await unmerge(room, mergeId));
  expect(await rosterOf(room)).toEqual([typed.id, mergedAccount.id].sort());
  await expectInvariants(db);
});

it('enrolls the kept student when the sync that removed the merged one is undone', async () => {
  const { room, undo, other, kept, mergedAccount, syncId } = await startMoved();
  const mergeId = await merged(other, kept, mergedAccount);
  await expectInvariants(db);
  expectSuccess(await undo(syncId));
  expect(await rosterOf(room)).toEqual([kept.id]);
  await expectInvariants(db);
  expectSuccess(await unmerge(other, mergeId));
  expect(await rosterOf(other)).toEqual([kept.id, mergedAccount.id].sort());
  await expectInvariants(db);
});

it('enrolls the separate student when both the merge and the sync are undone', async () => {
  const { room, undo, other, kept, mergedAccount, syncId } = await startMoved();
  expectSuccess(await unmerge(other, await merged(other, kept, mergedAccount)));
  expectSuccess(await undo(syncId));
  expect(await rosterOf(room)).toEqual([mergedAccount.id]);
  await expectInvariants(db);
});

it('keeps manually added students when the sync that linked the merged one is undone', async () => {
  const { room } = await startSynced();
  const [kept, mergedAccount] = [
    await makeRosterStudent(portal, room),
    await makeRosterStudent(portal, room),
  ];
  const { id: syncId } = await db
    .insertInto('syncs')
    .values({
      classroom_id: room.id,
      source: 'google',
      educator_id: room.owner.id,
      is_nightly: false,
      at: deps.now(),
      name_before: room.name,
      name_after: room.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sync_changes')
    .values({
      sync_id: syncId,
      student_id: mergedAccount.id,
      change: 'joined',
      how_before: 'roster',
      identity_id: await tie(mergedAccount.id),
      joined_at_before: deps.now(),
      is_synced_before: false,
    })
    .execute();
  await db
    .updateTable('enrollments')
    .set({ is_synced: true })
    .where('student_id', '=', mergedAccount.id)
    .execute();
  await merged(room, kept, mergedAccount);
  expect((await everythingOf(kept)).places).toMatchObject([{ is_synced: true }]);
  expectSuccess(
    await portal.call('undoClassroomSync', { classRoomId: room.id, syncId, ...room.session }),
  );
  const { places, identities } = await everythingOf(kept);
  expect(places).toMatchObject([{ is_synced: false }]);
  expect(identities).toEqual([]);
  await expectInvariants(db);
});

it('does not enroll a student who was merged between reading the class and writing the sync', async () => {
  const { room } = await startSynced();
  const [kept, mergedAccount] = [
    await makeRosterStudent(portal, room),
    await makeRosterStudent(portal, room),
  ];
  await merged(room, kept, mergedAccount);
  const { id: classroomId } = await makeClassroom(portal, { owner: room.owner });
  const places = [{ studentId: mergedAccount.id, how: 'sync' as const, joinedAt: deps.now() }];
  expect(await enrollSynced(db, { classroomId, places })).toEqual([]);
  await expectInvariants(db);
});
