import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { DomainError } from '../../domain-error.ts';
import { readClassDay } from '../classrooms/class-day.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { selectOptionalAssignmentForUpdate, updateEnded } from './assignments.queries.ts';
import { stateOf } from './assignments.rules.ts';

/**
 * Withdraws an assigned row and keeps what students played. Succeeds again if another teacher
 * withdrew it first.
 */
export const endAssignment = (
  ctx: Context<Educator>,
  { classroomId, assignmentId }: { classroomId: string; assignmentId: string },
) =>
  ctx.transaction(async (tx) => {
    const { deps } = ctx;
    const classroom = await findTaughtClassroom(ctx, tx, classroomId);
    const ids = { classroomId: classroom.id, assignmentId };
    const assignment = await selectOptionalAssignmentForUpdate(tx, ids);
    if (!assignment) throw new DomainError('ASG_001');
    const { today } = await readClassDay(deps, tx, classroom.id);
    if (stateOf(assignment, today) !== 'open') return {};
    await updateEnded(tx, { id: assignment.id, now: deps.now() });
    await ctx.audit(tx, 'classroom.row-taken-back', classroom.id, { outcome: assignment.id });
    return {};
  });
