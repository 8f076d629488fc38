import type { NightlyMode } from '@wonderfield/contract/classroom-sync/sync-record';
import type { ClassSource, RosterService } from '@wonderfield/contract/classrooms/classroom';
import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../domain-error.ts';
import { holdMembership } from '../schools/schools.ts';
import { orphanAllUntied } from '../students/affiliations.ts';
import { withoutFolded } from '../students/merged-accounts.ts';
import { updateDeleted } from './classrooms.queries.ts';
import { holdClassroom } from './classrooms.ts';
import { takeClassroomSeat } from './school-seats.ts';
import {
  deletePlaces,
  insertFollower,
  insertSyncedPlaces,
  type Place,
  selectFollowers,
  selectOwn,
  updateFollower,
  updateNightly,
  updatePlacesSynced,
  updateSource,
} from './synced-classrooms.queries.ts';

/* Classrooms that follow a class of another service, as the sync meets them. */

export type Follower = Awaited<ReturnType<typeof selectFollowers>>[number];

type Of = {
  educatorId: string;
  source: ClassSource;
  /** The one that is to follow the class from now on. */
  intoId?: string | undefined;
};

/**
 * The classroom in which an educator teaches a class of another service, or is to teach it. None but
 * their own can be named.
 */
export const findFollower = async (db: Db, { educatorId, source, intoId }: Of) => {
  const followers = await selectFollowers(db, { educatorId, service: source.service });
  const follower = followers.find(({ source_class_id }) => source_class_id === source.classId);
  if (intoId === undefined || follower?.id === intoId) return follower;
  const own = follower ? [] : await selectOwn(db, educatorId);
  const named = own.find(({ id }) => id === intoId);
  if (!named) throw new Refusal('CLS_001');
  return named;
};

/** Classrooms of the educator's own that may follow a class. */
export const listDestinations = (db: Db, educatorId: string) => selectOwn(db, educatorId);

/** A classroom of one's own follows a class from now on, or no class any more. */
export const setSource = async (tx: Db, of: { id: string; source: ClassSource | null }) => {
  await updateSource(tx, of);
};

export const listFollowers = (db: Db, of: { educatorId: string; service: RosterService }) =>
  selectFollowers(db, of);

/**
 * The same, held until the transaction ends. The teacher is held first: of two syncs at once the
 * second finds the classroom the first one made.
 */
export const holdFollower = async (tx: Db, of: Of): Promise<Follower | undefined> => {
  await holdMembership(tx, of.educatorId);
  const seen = await findFollower(tx, of);
  if (!seen) return undefined;
  await holdClassroom(tx, seen.id);
  // Looked at again under the lock: it may have changed hands meanwhile.
  const follower = await findFollower(tx, of);
  if (follower?.id !== seen.id) throw new Refusal('SYN_003');
  if (follower.archived_at) throw new Refusal('CLS_009');
  return follower;
};

type NewClassroom = {
  source: ClassSource;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
};

/** On the license of the educator's school, where there is one. */
export const makeFollower = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { educatorId, ...classroom }: NewClassroom & { educatorId: string },
) => {
  const schoolId = await takeClassroomSeat(tx, educatorId);
  const capacity = CLASSROOM_MAX_STUDENTS;
  const { id } = await insertFollower(tx, {
    ...classroom,
    educatorId,
    schoolId,
    capacity,
    now: now(),
  });
  return { id, schoolId, capacity, enrolled: 0, ...classroom };
};

/** What the sync says of it: its name is the other class's, and so is its size, where that is more than 40 (D 5). */
export const renameFollower = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  of: { id: string; name: string; capacity: number; leftOutMarks?: Buffer[] | undefined },
) => {
  await updateFollower(tx, { ...of, now: now() });
};

/** Whoever was folded into another account while the sync was read stays out: that one comes in. */
export const enrollSynced = async (
  tx: Db,
  of: { classroomId: string; places: readonly Place[] },
) => {
  const places = await withoutFolded(tx, of.places);
  if (places.length === 0) return [];
  const rows = await insertSyncedPlaces(tx, { classroomId: of.classroomId, places });
  return rows.map(({ student_id }) => student_id);
};

type PlacesOf = { classroomId: string; studentIds: readonly string[] };

/** Takes students off; an account nobody else answers for rests, as after any other removal. */
export const takeOffSynced = async (
  deps: Pick<Deps, 'now' | 'listeners'>,
  tx: Db,
  { byId, ...places }: PlacesOf & { byId: string },
) => {
  if (places.studentIds.length === 0) return [];
  const removed = await deletePlaces(tx, places);
  const studentIds = removed.map(({ student_id }) => student_id);
  await orphanAllUntied(deps, tx, { studentIds, byId });
  return removed;
};

export const markSynced = async (tx: Db, places: PlacesOf & { isSynced: boolean }) => {
  if (places.studentIds.length > 0) await updatePlacesSynced(tx, places);
};

/** A sync had made the classroom, and with it everybody in it is gone again. */
export const dropFollower = async ({ now }: Pick<Deps, 'now'>, tx: Db, id: string) => {
  await updateDeleted(tx, { id, now: now() });
};

export const setNightly = async (tx: Db, of: { id: string; mode: NightlyMode }) => {
  await updateNightly(tx, of);
};
