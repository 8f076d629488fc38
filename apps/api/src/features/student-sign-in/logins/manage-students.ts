import { type Actor, isBy } from '../../../context/actor.ts';
import type { AuditAction } from '../../../context/audit-events.queries.ts';
import { insertAuditEvents } from '../../../context/audit-events.queries.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { findTaughtClassroom } from '../../classrooms/classrooms.ts';
import { lockStudents } from '../../students/affiliations.ts';
import {
  findManagedStudents,
  lockOwnChildren,
  type StudentLogin,
} from '../../students/methods/student-logins.ts';

/** An adult who may manage logins. */
export type Manager = Context<Actor<'parent' | 'educator'>>;

export type Wanted = { classroomId?: string | undefined; studentIds: readonly string[] };

/** Locks before reading, so a child who is being unlinked or changed is read afterwards. */
const lockChildren = async ({ actor }: Manager, tx: Db, ids: readonly string[]) => {
  await lockStudents(tx, ids);
  const children = await lockOwnChildren(tx, { parentId: actor.id, childIds: ids });
  if (children.length < ids.length) throw new DomainError('CHD_001');
  return children;
};

/**
 * Locks the students whose logins this adult manages: own children, or students of a classroom that
 * manages them. Throws CHD_001 or STU_001 if one of them is managed by another adult.
 */
export const lockManaged = async (
  ctx: Manager,
  tx: Db,
  { classroomId, studentIds }: Wanted,
): Promise<StudentLogin[]> => {
  const ids = [...new Set(studentIds)].sort();
  if (isBy(ctx, 'parent')) return lockChildren(ctx, tx, ids);
  if (!isBy(ctx, 'educator') || classroomId === undefined) throw new DomainError('CLS_001');
  const classroom = await findTaughtClassroom(ctx, tx, classroomId);
  await lockStudents(tx, ids);
  const students = await findManagedStudents(tx, { classroomId: classroom.id, studentIds: ids });
  if (students.length < ids.length) throw new DomainError('STU_001');
  return students;
};

/** Rejects students with the method `own`, because they have no cards and no pictures. */
export const ensureNoOwnPassword = (students: readonly StudentLogin[]) => {
  if (students.some((student) => student.sign_in_method === 'own')) {
    throw new DomainError('CHD_009');
  }
};

/** Records an action about each student in one statement. */
export const auditEach = (
  { deps, actor, request }: Manager,
  tx: Db,
  action: AuditAction,
  studentIds: readonly string[],
) =>
  insertAuditEvents(
    tx,
    studentIds.map((subjectId) => ({
      at: deps.now(),
      action,
      subjectId,
      actorId: actor.id,
      requestId: request.id,
    })),
  );
