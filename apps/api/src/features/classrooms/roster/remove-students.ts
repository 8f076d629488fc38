import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  deactivateIfUnaffiliated,
  deactivateUnaffiliated,
  lockStudents,
} from '../../students/affiliations.ts';
import { idleSince, undoSince } from '../classrooms.rules.ts';
import { findTaughtClassroom } from '../classrooms.ts';
import {
  deleteEnrollment,
  deleteEnrollmentsOfImport,
  deleteIdleEnrollments,
  selectOptionalLastImport,
  updateUndone,
} from '../enrollments.queries.ts';
import { readTaughtClassroom } from '../list-classrooms.ts';

/** Removes a student from a classroom. An account with another affiliation stays active. */
export const removeStudent = (
  ctx: Context<Educator>,
  input: { classroomId: string; studentId: string },
) =>
  ctx.transaction(async (tx) => {
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const removed = await deleteEnrollment(tx, { classroomId, studentId: input.studentId });
    if (!removed) throw new DomainError('STU_001');
    const { student_id: studentId } = removed;
    const { deps } = ctx;
    await deps.events.studentsRemovedManually(deps, tx, { classroomId, studentIds: [studentId] });
    await deactivateIfUnaffiliated(ctx.deps, tx, { studentId, byId: ctx.actor.id });
    await ctx.audit(tx, 'roster.removed', studentId);
    return { classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });

/** Removes the students of the last import. */
export const undoImport = (
  ctx: Context<Educator>,
  input: { classroomId: string; importId: string },
) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const since = undoSince(deps.now());
    const last = await selectOptionalLastImport(tx, { classroomId, since });
    if (last?.id !== input.importId || last.undone_at) throw new DomainError('CLS_007');
    const removed = await deleteEnrollmentsOfImport(tx, { classroomId, importId: last.id });
    const studentIds = removed.map(({ student_id }) => student_id);
    await deactivateUnaffiliated(deps, tx, { studentIds, byId: actor.id });
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
    const { deps, actor } = ctx;
    const { id: classroomId } = await findTaughtClassroom(ctx, tx, input.classroomId);
    const since = idleSince(deps.now());
    const { studentIds } = input;
    // Lock before checking, so a student who is signing in is not removed.
    await lockStudents(tx, studentIds);
    const removed = await deleteIdleEnrollments(tx, { classroomId, studentIds, since });
    const ids = removed.map(({ student_id }) => student_id);
    await deps.events.studentsRemovedManually(deps, tx, { classroomId, studentIds: ids });
    await deactivateUnaffiliated(deps, tx, { studentIds: ids, byId: actor.id });
    await ctx.audit(tx, 'roster.idle-removed', classroomId, { outcome: String(ids.length) });
    return { removed: ids.length, classroom: await readTaughtClassroom(ctx, tx, classroomId) };
  });
