import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { deactivateUnaffiliated } from '../students/affiliations.ts';
import { updateDeleted } from './classrooms.queries.ts';
import { findOwnClassroom } from './classrooms.ts';
import { deleteEnrollmentsOf } from './enrollments.queries.ts';
import { endLimitedCardsOfClass, endOpening } from './opening/opening.ts';

/** Deletes a classroom. Students with a parent or another classroom keep their accounts. */
export const deleteClassroom = (ctx: Context<Educator>, { classroomId }: { classroomId: string }) =>
  ctx.transaction(async (tx) => {
    const { deps, actor } = ctx;
    const { id } = await findOwnClassroom(ctx, tx, classroomId);
    await endOpening(deps, tx, id);
    await endLimitedCardsOfClass(deps, tx, id);
    const students = await deleteEnrollmentsOf(tx, id);
    await updateDeleted(tx, { id, now: deps.now() });
    const studentIds = students.map(({ student_id }) => student_id);
    await deactivateUnaffiliated(deps, tx, { studentIds, byId: actor.id });
    await ctx.audit(tx, 'classroom.deleted', id);
    return {};
  });
