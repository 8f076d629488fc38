import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../refusal.ts';
import {
  lockClassroom,
  selectOptionalTaughtClassroom,
  selectOptionalTaughtClassroomForUpdate,
  updateOwner,
} from './classrooms.queries.ts';
import { moveToLicenseOf } from './school-seats.ts';

/** A classroom the educator owns or co-teaches, locked; for others it does not exist. */
export const findTaughtClassroom = async (tx: Db, educatorId: string, classroomId: string) => {
  const classroom = await selectOptionalTaughtClassroomForUpdate(tx, classroomId, educatorId);
  if (!classroom) throw new Refusal('CLS_001');
  return classroom;
};

/**
 * Before slow work, and before a stored answer is given again: only who teaches the classroom now.
 * Not locked: whoever then changes it asks once more.
 */
export const ensureTeaches = async (db: Db, educatorId: string, classroomId: string) => {
  if (!(await selectOptionalTaughtClassroom(db, classroomId, educatorId))) {
    throw new Refusal('CLS_001');
  }
};

/** A classroom the educator owns, locked; to a co-teacher it answers as if it were not theirs. */
export const findOwnClassroom = async (tx: Db, educatorId: string, classroomId: string) => {
  const classroom = await findTaughtClassroom(tx, educatorId, classroomId);
  if (classroom.owner_id !== educatorId) throw new Refusal('CLS_001');
  return classroom;
};

/** Holds a classroom that is still there until the transaction ends. */
export const holdClassroom = async (tx: Db, classroomId: string) =>
  (await lockClassroom(tx, classroomId)) !== undefined;

/** The classroom moves to the new owner, and to the license of the new owner's school. */
export const giveClassroomTo = async (
  tx: Db,
  classroom: { id: string; archived_at: Date | null },
  educatorId: string,
  now: Date,
) => {
  const { id, archived_at } = classroom;
  const schoolId = await moveToLicenseOf(tx, educatorId, { id, isArchived: archived_at !== null });
  await updateOwner(tx, id, { educatorId, schoolId }, now);
};
