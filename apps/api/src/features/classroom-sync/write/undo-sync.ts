import { SYNC_UNDO_DAYS } from '@wonderfield/contract/classroom-sync/sync-rules';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { reenrollStudents } from '../../classrooms/roster/reenroll-students.ts';
import {
  dropSyncedClassroom,
  markSynced,
  removeSyncedStudents,
  renameSyncedClassroom,
  setNightly,
  setSource,
} from '../../classrooms/synced-classrooms.ts';
import { unlinkIdentities } from '../../identities/roster-identities.ts';
import { ensureStudentSeats, lockSchool } from '../../schools/schools.ts';
import { lockStudents } from '../../students/affiliations.ts';
import { registerNames } from '../../students/names/register-names.ts';
import { hashTaken } from '../external/excluded-students.ts';
import {
  type ChangeRow,
  selectChanges,
  selectOptionalLastSync,
  updateUndone,
} from '../plan/syncs.queries.ts';
import { countEnrolled } from './enrollment-count.queries.ts';

/** Returns the earliest time of a sync that can be undone. */
export const undoSince = (now: Date) => new Date(now.getTime() - SYNC_UNDO_DAYS * 24 * 3_600_000);

type Classroom = { id: string; school_id: string | null };
const toIds = (changes: readonly ChangeRow[]) => changes.map(({ student_id }) => student_id);

/** Returns the places of the students removed by the sync. */
const formerPlaces = (changes: readonly ChangeRow[]) =>
  changes.map((change) => ({
    studentId: change.student_id,
    how: change.how_before ?? 'sync',
    joinedAt: change.joined_at_before ?? change.at,
    isSynced: true,
  }));

/** Returns the names before the sync, unless they were changed again since. */
const namesBefore = (changes: readonly ChangeRow[]) =>
  changes.flatMap((change) => {
    const { first_name_before: firstName, last_name_before: lastName } = change;
    if (firstName === null || lastName === null) return [];
    const isUnchanged =
      change.given_first_name === change.first_name_after &&
      change.given_last_name === change.last_name_after;
    return isUnchanged ? [{ id: change.student_id, firstName, lastName }] : [];
  });

const undoChange = async (
  deps: Deps,
  tx: Db,
  {
    classroom,
    changes,
    byId,
  }: {
    classroom: Classroom;
    changes: readonly ChangeRow[];
    byId: string;
  },
) => {
  const changesOfKind = (kind: string) => changes.filter(({ change }) => change === kind);
  const joined = changesOfKind('joined');
  const classroomId = classroom.id;
  const addedStudents = [
    ...changesOfKind('added'),
    ...joined.filter((change) => change.joined_at_before === null),
  ];
  const gone = await removeSyncedStudents(deps, tx, {
    classroomId,
    studentIds: toIds(addedStudents),
    byId,
  });
  const enrolledManually = joined.filter((change) => change.is_synced_before === false);
  await markSynced(tx, { classroomId, studentIds: toIds(enrolledManually), isSynced: false });
  await markSynced(tx, { classroomId, studentIds: toIds(changesOfKind('kept')), isSynced: true });
  await unlinkIdentities(
    deps,
    tx,
    joined.flatMap(({ identity_id }) => (identity_id ? [identity_id] : [])),
  );
  await registerNames(deps, tx, namesBefore([...changesOfKind('renamed'), ...joined]));
  const goneIds = gone.map(({ student_id }) => student_id);
  return { goneIds, left: changesOfKind('left') };
};

/**
 * Undoes the last sync of a classroom within 30 days. Restores removed students, names and logins,
 * removes the added students, and keeps students who joined later.
 */
export const undoSync = (ctx: Context<Educator>, input: { classroomId: string; syncId: string }) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, input.classroomId);
    if (classroom.archived_at) throw new DomainError('CLS_009');
    const sync = await selectOptionalLastSync(tx, classroom.id);
    if (sync?.id !== input.syncId || sync.at <= undoSince(deps.now()))
      throw new DomainError('SYN_004');
    const changes = await selectChanges(tx, sync.id);
    const school = classroom.school_id ? await lockSchool(tx, classroom.school_id) : undefined;
    await lockStudents(tx, toIds(changes));

    // Remove students before checking seats, so they make room for the returning students.
    const undone = await undoChange(deps, tx, { classroom, changes, byId: actor.id });
    const room = (await countEnrolled(tx, classroom.id)) + undone.left.length;
    const excluded = await hashTaken(deps, tx, {
      classroomId: classroom.id,
      studentIds: undone.goneIds,
    });
    const name = classroom.name === sync.name_after ? sync.name_before : null;
    await renameSyncedClassroom(deps, tx, {
      id: classroom.id,
      name: name ?? classroom.name,
      capacity: Math.max(sync.capacity_before ?? classroom.capacity, room),
      leftOutMarks: [...(sync.left_out_before ?? []), ...excluded],
    });
    const places = formerPlaces(undone.left);
    const { length: back } = await reenrollStudents(tx, { classroom, places, byId: actor.id });
    await ensureStudentSeats(tx, school, 0);
    await updateUndone(tx, { syncId: sync.id, byId: actor.id, now: deps.now() });
    // Otherwise the next nightly sync would repeat the undone changes.
    if (classroom.nightly_sync === 'full') await setNightly(tx, { id: classroom.id, mode: 'add' });
    if (sync.has_adopted) await setSource(tx, { id: classroom.id, source: null });
    const isClassroomGone = sync.made_classroom && (await countEnrolled(tx, classroom.id)) === 0;
    if (isClassroomGone) await dropSyncedClassroom(deps, tx, classroom.id);
    await ctx.audit(tx, 'classroom.sync-undone', classroom.id, {
      outcome: `+${back} -${undone.goneIds.length}`,
    });
    const gone = undone.goneIds.length;
    return { back, gone, isClassroomGone, isOwnAgain: sync.has_adopted };
  });
