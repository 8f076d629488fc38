import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import {
  selectOptionalClassroomForUpdate,
  selectOptionalTaughtClassroom,
  selectOptionalTaughtClassroomForUpdate,
  updateOwner,
} from './classrooms.queries.ts';
import { moveToLicenseOf } from './school-seats.ts';

/* Classrooms, as other features meet them. */

/** A classroom the educator owns or co-teaches, locked; for others it does not exist. */
export const findTaughtClassroom = async (
  { actor }: Work<Educator>,
  tx: Db,
  classroomId: string,
) => {
  const ids = { classroomId, educatorId: actor.id };
  const classroom = await selectOptionalTaughtClassroomForUpdate(tx, ids);
  if (!classroom) throw new Refusal('CLS_001');
  return classroom;
};

/** A classroom the educator owns, locked; to a co-teacher it answers as if it were not theirs. */
export const findOwnClassroom = async (work: Work<Educator>, tx: Db, classroomId: string) => {
  const classroom = await findTaughtClassroom(work, tx, classroomId);
  if (classroom.owner_id !== work.actor.id) throw new Refusal('CLS_001');
  return classroom;
};

/**
 * Before slow work, and before a stored answer is given again: only who teaches the classroom now.
 * Not locked: whoever then changes it asks once more.
 */
export const ensureTeaches = async ({ deps, actor }: Work<Educator>, classroomId: string) => {
  const ids = { classroomId, educatorId: actor.id };
  if (!(await selectOptionalTaughtClassroom(deps.db, ids))) throw new Refusal('CLS_001');
};

/** Holds a classroom that is still there until the transaction ends. */
export const holdClassroom = async (tx: Db, classroomId: string) =>
  (await selectOptionalClassroomForUpdate(tx, classroomId)) !== undefined;

type Handover = { classroom: { id: string; archived_at: Date | null }; educatorId: string };

/** The classroom moves to the new owner, and to the license of the new owner's school. */
export const giveClassroomTo = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroom, educatorId }: Handover,
) => {
  const schoolId = await moveToLicenseOf(tx, {
    educatorId,
    classroom: { id: classroom.id, isArchived: classroom.archived_at !== null },
  });
  await updateOwner(tx, { id: classroom.id, educatorId, schoolId, now: now() });
};
