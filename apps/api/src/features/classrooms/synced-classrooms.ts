import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { ClassSource, RosterService } from '@wonderfield/contract/classrooms/classroom';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { lockMembership } from '../schools/schools.ts';
import { deactivateUnaffiliated } from '../students/affiliations.ts';
import { withoutMerged } from '../students/merged-accounts.ts';
import { updateDeleted } from './classrooms.queries.ts';
import { lockClassroom } from './classrooms.ts';
import { endLimitedCards, endOpening } from './opening/opening.ts';
import { takeClassroomSeat } from './school/school-seats.ts';
import {
  deleteEnrollments,
  insertSyncedClassroom,
  insertSyncedEnrollments,
  type Place,
  selectOwn,
  selectSyncedClassrooms,
  updateEnrollmentsSynced,
  updateNightly,
  updateSource,
  updateSyncedClassroom,
} from './synced-classrooms.queries.ts';

/* Synced classrooms: the interface for the sync. */

export type SyncedClassroom = Awaited<ReturnType<typeof selectSyncedClassrooms>>[number];

type Params = {
  educatorId: string;
  source: ClassSource;
  /** The classroom to sync with the class from now on. */
  intoId?: string | undefined;
};

/**
 * Returns the educator's classroom that syncs with the class, or the one named by `intoId`. Only
 * the educator's own classrooms can be named.
 */
export const findSyncedClassroom = async (db: Db, { educatorId, source, intoId }: Params) => {
  const syncedClassrooms = await selectSyncedClassrooms(db, {
    educatorId,
    service: source.service,
  });
  const syncedClassroom = syncedClassrooms.find(
    ({ source_class_id }) => source_class_id === source.classId,
  );
  if (intoId === undefined || syncedClassroom?.id === intoId) return syncedClassroom;
  const own = syncedClassroom ? [] : await selectOwn(db, educatorId);
  const named = own.find(({ id }) => id === intoId);
  if (!named) throw new DomainError('CLS_001');
  return named;
};

/** Lists the educator's own classrooms that can be synced with a class. */
export const listDestinations = (db: Db, educatorId: string) => selectOwn(db, educatorId);

/** Links a classroom to an external class, or removes the link. */
export const setSource = async (tx: Db, params: { id: string; source: ClassSource | null }) => {
  await updateSource(tx, params);
};

export const listSyncedClassrooms = (
  db: Db,
  params: { educatorId: string; service: RosterService },
) => selectSyncedClassrooms(db, params);

/**
 * Locks and returns the synced classroom. Locks the teacher first, so the second of two parallel
 * syncs finds the classroom the first one created.
 */
export const lockSyncedClassroom = async (
  tx: Db,
  params: Params,
): Promise<SyncedClassroom | undefined> => {
  await lockMembership(tx, params.educatorId);
  const seen = await findSyncedClassroom(tx, params);
  if (!seen) return undefined;
  await lockClassroom(tx, seen.id);
  // Check again under the lock, because ownership may have changed.
  const syncedClassroom = await findSyncedClassroom(tx, params);
  if (syncedClassroom?.id !== seen.id) throw new DomainError('SYN_003');
  if (syncedClassroom.archived_at) throw new DomainError('CLS_009');
  return syncedClassroom;
};

type NewClassroom = {
  source: ClassSource;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
};

/** Creates a synced classroom, on the license of the educator's school if there is one. */
export const makeSyncedClassroom = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { educatorId, ...classroom }: NewClassroom & { educatorId: string },
) => {
  const schoolId = await takeClassroomSeat(tx, educatorId);
  const capacity = CLASSROOM_MAX_STUDENTS;
  const { id } = await insertSyncedClassroom(tx, {
    ...classroom,
    educatorId,
    schoolId,
    capacity,
    now: now(),
  });
  return { id, schoolId, capacity, enrolled: 0, ...classroom };
};

/** Applies the external class's name, and its size if it exceeds 40. */
export const renameSyncedClassroom = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  params: { id: string; name: string; capacity: number; leftOutMarks?: Buffer[] | undefined },
) => {
  await updateSyncedClassroom(tx, { ...params, now: now() });
};

/**
 * Omits accounts that were merged since the sync was planned. The accounts they were merged into
 * are enrolled.
 */
export const enrollSynced = async (
  tx: Db,
  params: { classroomId: string; places: readonly Place[] },
) => {
  const places = await withoutMerged(tx, params.places);
  if (places.length === 0) return [];
  const rows = await insertSyncedEnrollments(tx, { classroomId: params.classroomId, places });
  return rows.map(({ student_id }) => student_id);
};

type EnrollmentsOf = { classroomId: string; studentIds: readonly string[] };

/** Removes students and deactivates unaffiliated accounts, as any other removal does. */
export const removeSyncedStudents = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  { byId, ...places }: EnrollmentsOf & { byId: string },
) => {
  if (places.studentIds.length === 0) return [];
  const removed = await deleteEnrollments(tx, places);
  await endLimitedCards(deps, tx, { classroomId: places.classroomId, places: removed });
  const studentIds = removed.map(({ student_id }) => student_id);
  await deactivateUnaffiliated(deps, tx, { studentIds, byId });
  return removed;
};

export const markSynced = async (tx: Db, places: EnrollmentsOf & { isSynced: boolean }) => {
  if (places.studentIds.length > 0) await updateEnrollmentsSynced(tx, places);
};

/** Deletes a classroom that an undone sync had created. */
export const dropSyncedClassroom = async (
  deps: Pick<Deps, 'now' | 'events'>,
  tx: Db,
  id: string,
) => {
  await endOpening(deps, tx, id);
  await updateDeleted(tx, { id, now: deps.now() });
};

export const setNightly = async (tx: Db, params: { id: string; mode: NightlyMode }) => {
  await updateNightly(tx, params);
};
