import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { moveStudents } from '../students/students.ts';
import {
  deleteExternalCoTeachers,
  selectOptionalClassroomForUpdate,
  selectOptionalSeenClassroom,
  selectOptionalTaughtClassroom,
  selectOptionalViewer,
  selectTaughtAtSchoolForUpdate,
  updateOwner,
  updateOwnerToAdministrator,
  updateSchool,
} from './classrooms.queries.ts';
import { updateManagedBySchool } from './enrollments.queries.ts';
import { moveToLicenseOf } from './school/school-seats.ts';

/* Classrooms: the interface for other features. */

/**
 * Locks and returns a classroom the educator teaches, or throws CLS_001. Locks before the access
 * check, because revoking access takes the same lock.
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

/** Locks and returns a classroom the educator can see, also as a helper, or throws CLS_001. */
export const findSeenClassroom = async (
  { actor }: Context<Educator>,
  tx: Db,
  classroomId: string,
) => {
  await selectOptionalClassroomForUpdate(tx, classroomId);
  const classroom = await selectOptionalSeenClassroom(tx, { classroomId, educatorId: actor.id });
  if (!classroom) throw new DomainError('CLS_001');
  return classroom;
};

/** Locks and returns a classroom the educator owns. Throws CLS_001 for co-teachers, too. */
export const findOwnClassroom = async (ctx: Context<Educator>, tx: Db, classroomId: string) => {
  const classroom = await findTaughtClassroom(ctx, tx, classroomId);
  if (classroom.owner_id !== ctx.actor.id) throw new DomainError('CLS_001');
  return classroom;
};

/**
 * Throws CLS_001 unless the educator teaches the classroom. Takes no lock, so later changes have to
 * check again.
 */
export const ensureTeaches = async ({ deps, actor }: Context<Educator>, classroomId: string) => {
  const ids = { classroomId, educatorId: actor.id };
  if (!(await selectOptionalTaughtClassroom(deps.db, ids))) throw new DomainError('CLS_001');
};

/**
 * Throws CLS_001 unless the educator can see the classroom, and returns whether as a helper. Takes
 * no lock.
 */
export const ensureSees = async ({ deps, actor }: Context<Educator>, classroomId: string) => {
  const viewer = await selectOptionalViewer(deps.db, { classroomId, educatorId: actor.id });
  if (!viewer) throw new DomainError('CLS_001');
  return { isHelper: viewer.role === 'helper' };
};

/** Returns a classroom the educator can see, and whether as a helper, or throws CLS_001. */
export const readSeenClassroom = async (
  { actor }: Context<Educator>,
  db: Db,
  classroomId: string,
) => {
  const ids = { classroomId, educatorId: actor.id };
  const classroom = await selectOptionalSeenClassroom(db, ids);
  const viewer = classroom && (await selectOptionalViewer(db, ids));
  if (!classroom || !viewer) throw new DomainError('CLS_001');
  return { classroom, isHelper: viewer.role === 'helper' };
};

/** Locks a classroom that is not deleted, until the transaction ends. */
export const lockClassroom = (tx: Db, classroomId: string) =>
  selectOptionalClassroomForUpdate(tx, classroomId);

type OwnershipTransfer = {
  classroom: { id: string; school_id: string | null; archived_at: Date | null };
  educatorId: string;
};

/**
 * Transfers the classroom to the new owner. A school's classroom stays with the school, and any
 * other moves to the license of the new owner's school.
 */
export const giveClassroomTo = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroom, educatorId }: OwnershipTransfer,
) => {
  const schoolId = classroom.school_id ?? (await moveToLicenseOf(tx, { educatorId, classroom }));
  await updateOwner(tx, { id: classroom.id, educatorId, schoolId, now: now() });
};

/** Removes co-teachers who do not belong to the classroom's new school. */
export const dropExternalPeople = async (tx: Db, classroomId: string) => {
  await deleteExternalCoTeachers(tx, classroomId);
};

/** Transfers the classrooms of a teacher who left a school to its administrator. */
export const passToAdministrator = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  left: { schoolId: string; educatorId: string },
) => {
  await selectTaughtAtSchoolForUpdate(tx, left);
  return updateOwnerToAdministrator(tx, { ...left, now: now() });
};

/**
 * Removes a classroom from its school's license with the students its teachers created. The owner
 * keeps it.
 */
export const releaseClassroom = async ({ now }: Pick<Deps, 'now'>, tx: Db, id: string) => {
  await moveStudents(tx, { classroomId: id, schoolId: null });
  // Students who stay with the school keep their login there. The leaving classroom no longer
  // manages it.
  await updateManagedBySchool(tx, { classroomId: id });
  await updateSchool(tx, { id, schoolId: null, now: now() });
};
