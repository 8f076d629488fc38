import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { findTaughtClassroom } from '../classrooms/classrooms.ts';
import { selectOptionalAssignmentForUpdate, updateEnded } from './assignments.queries.ts';
import { stateOf } from './assignments.rules.ts';
import { readClassDay } from './class-day.ts';

/** Takes an assigned row back. Of two teachers who do, both are right; what was played stays. */
export const endAssignment = (
  work: Work<Educator>,
  { classroomId, assignmentId }: { classroomId: string; assignmentId: string },
) =>
  work.atomically(async (tx) => {
    const { deps } = work;
    const classroom = await findTaughtClassroom(work, tx, classroomId);
    const ids = { classroomId: classroom.id, assignmentId };
    const assignment = await selectOptionalAssignmentForUpdate(tx, ids);
    if (!assignment) throw new Refusal('ASG_001');
    const { today } = await readClassDay(deps, tx, classroom.id);
    if (stateOf(assignment, today) !== 'open') return {};
    await updateEnded(tx, { id: assignment.id, now: deps.now() });
    await work.record(tx, 'classroom.row-taken-back', classroom.id, { outcome: assignment.id });
    return {};
  });
