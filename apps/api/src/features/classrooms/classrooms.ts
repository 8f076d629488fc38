import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { moveStudents } from '../students/students.ts';
import {
  deleteExternalCoTeachers,
  selectOptionalClassroomForUpdate,
  selectOptionalTaughtClassroom,
  selectTaughtAtSchoolForUpdate,
  updateOwner,
  updateOwnerToAdministrator,
  updateSchool,
} from './classrooms.queries.ts';
import { updateManagedBySchool } from './enrollments.queries.ts';
import { moveToLicenseOf } from './school-seats.ts';

/* Classrooms, as other features meet them. */

/**
 * A classroom the educator may open, locked; for others it does not exist. Locked first and asked
 * about then: whoever takes the classroom away from somebody locks it, too.
 */
export const findTaughtClassroom = async (
  { actor }: Context<Educator>,
  tx: Db,
  classroomId: string,
) => {
  await selectOptionalClassroomForUpdate(tx, classroomId);
  const ids = { classroomId, educatorId: actor.id };
  const classroom = await selectOptionalTaughtClassroom(tx, ids);
  if (!classroom) throw new DomainError('CLS_001');
  return classroom;
};

/** A classroom the educator owns, locked; to a co-teacher it answers as if it were not theirs. */
export const findOwnClassroom = async (ctx: Context<Educator>, tx: Db, classroomId: string) => {
  const classroom = await findTaughtClassroom(ctx, tx, classroomId);
  if (classroom.owner_id !== ctx.actor.id) throw new DomainError('CLS_001');
  return classroom;
};

/**
 * Before slow work, and before a request that is repeated: only who teaches the classroom now.
 * Not locked: whoever then changes it asks once more.
 */
export const ensureTeaches = async ({ deps, actor }: Context<Educator>, classroomId: string) => {
  const ids = { classroomId, educatorId: actor.id };
  if (!(await selectOptionalTaughtClassroom(deps.db, ids))) throw new DomainError('CLS_001');
};

/** A classroom that is still there, held until the transaction ends. */
export const lockClassroom = (tx: Db, classroomId: string) =>
  selectOptionalClassroomForUpdate(tx, classroomId);

type OwnershipTransfer = {
  classroom: { id: string; school_id: string | null; archived_at: Date | null };
  educatorId: string;
};

/**
 * The classroom moves to the new owner. One of a school stays the school's, whoever owns it; one of
 * nobody's comes to the license of the new owner's school.
 */
export const giveClassroomTo = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroom, educatorId }: OwnershipTransfer,
) => {
  const schoolId = classroom.school_id ?? (await moveToLicenseOf(tx, { educatorId, classroom }));
  await updateOwner(tx, { id: classroom.id, educatorId, schoolId, now: now() });
};

/** Whoever is not of the school a classroom came to does not teach it any longer. */
export const dropExternalPeople = async (tx: Db, classroomId: string) => {
  await deleteExternalCoTeachers(tx, classroomId);
};

/** What somebody who left a school owned there is its administrator's from now on. */
export const passToAdministrator = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  left: { schoolId: string; educatorId: string },
) => {
  await selectTaughtAtSchoolForUpdate(tx, left);
  return updateOwnerToAdministrator(tx, { ...left, now: now() });
};

/** A classroom leaves its school's license, with the students its teachers made; its owner keeps it. */
export const releaseClassroom = async ({ now }: Pick<Deps, 'now'>, tx: Db, id: string) => {
  await moveStudents(tx, { classroomId: id, schoolId: null });
  // Whoever stays with the school keeps a login there: the classroom that leaves is only a guest's.
  await updateManagedBySchool(tx, { classroomId: id });
  await updateSchool(tx, { id, schoolId: null, now: now() });
};
