import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { deactivateUnaffiliated, lockStudents } from '../../students/affiliations.ts';
import { idleSince, undoSince } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import {
  deleteEnrollmentsOfImport,
  deleteEnrollmentsOfStudents,
  deleteIdleEnrollments,
  type EnrollmentRow,
  selectOptionalLastImport,
  updateUndone,
} from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';
import { endLimitedCards } from '../opening/opening.ts';
import { upsertRemovedStudents } from './removed-students.queries.ts';

type Removal = {
  classroomId: string;
  removed: readonly EnrollmentRow[];
  /** The time of the removal. Defaults to the current time. */
  now?: Date;
};

/** Remembers the places for 30 days, and deactivates accounts without another affiliation. */
export const finishRemoval = async (
  { deps, actor }: Context<Educator>,
  tx: Db,
  { classroomId, removed, now = deps.now() }: Removal,
) => {
  if (removed.length === 0) return;
  const studentIds = removed.map(({ student_id }) => student_id);
  const removal = { classroomId, places: removed, removedBy: actor.id, now };
  // Lock order: the affiliations before a row that refers to the student, as in unlinking a child.
  await lockStudents(tx, studentIds);
  await endLimitedCards(deps, tx, { classroomId, places: removed });
  await upsertRemovedStudents(tx, removal);
  await deps.events.studentsRemovedManually(deps, tx, { classroomId, studentIds });
  await deactivateUnaffiliated(deps, tx, { studentIds, byId: actor.id });
};

/** Removes students from a classroom, all or none. Accounts with another affiliation stay active. */
export const removeStudents = (
  ctx: Context<Educator>,
  input: { classroomId: string; studentIds: string[] },
) =>
  ctx.transaction(async (tx) => {
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const studentIds = [...new Set(input.studentIds)];
    const removed = await deleteEnrollmentsOfStudents(tx, { classroomId, studentIds });
    if (removed.length < studentIds.length) throw new DomainError('STU_001');
    await finishRemoval(ctx, tx, { classroomId, removed });
    for (const { student_id } of removed) await ctx.audit(tx, 'roster.removed', student_id);
    return { removed: removed.length, classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });

/** Removes one student from a classroom. */
export const removeStudent = async (
  ctx: Context<Educator>,
  { classroomId, studentId }: { classroomId: string; studentId: string },
) => {
  const { classroom } = await removeStudents(ctx, { classroomId, studentIds: [studentId] });
  return { classroom };
};

/** Removes the students of the last import. */
export const undoImport = (
  ctx: Context<Educator>,
  input: { classroomId: string; importId: string },
) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const since = undoSince(deps.now());
    const last = await selectOptionalLastImport(tx, { classroomId, since });
    if (last?.id !== input.importId || last.undone_at) throw new DomainError('CLS_007');
    const removed = await deleteEnrollmentsOfImport(tx, { classroomId, importId: last.id });
    await finishRemoval(ctx, tx, { classroomId, removed });
    await updateUndone(tx, { importId: last.id, now: deps.now() });
    const outcome = String(removed.length);
    await ctx.audit(tx, 'roster.import-undone', classroomId, { outcome });
    return {
      removed: removed.length,
      classroom: await readTaughtClassroom(ctx, tx, classroomId),
    };
  });

/**
 * Removes students who joined by class code and never signed in again, which frees their seats.
 * Keeps students who signed in since the list was loaded.
 */
export const removeIdleStudents = (
  ctx: Context<Educator>,
  input: { classroomId: string; studentIds: string[] },
) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const since = idleSince(deps.now());
    const { studentIds } = input;
    // Lock before checking, so a student who is signing in is not removed.
    await lockStudents(tx, studentIds);
    const removed = await deleteIdleEnrollments(tx, { classroomId, studentIds, since });
    await finishRemoval(ctx, tx, { classroomId, removed });
    await ctx.audit(tx, 'roster.idle-removed', classroomId, { outcome: String(removed.length) });
    return { removed: removed.length, classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });
