import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { lockMembership } from '../schools/schools.ts';
import { updateArchived, updateRestored } from './classrooms.queries.ts';
import { dropExternalPeople, findOwnClassroom } from './classrooms.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { endLimitedCardsOfClass, endOpening } from './opening/opening.ts';
import { takeSeatAgain } from './school/school-seats.ts';

/** Archives a classroom with all its students, or restores it. */
export const archiveClassroom = (
  ctx: Context<Educator>,
  { classroomId, archived }: { classroomId: string; archived: boolean },
) =>
  ctx.transaction(async (tx) => {
    // Lock order: school membership before classrooms.
    await lockMembership(tx, ctx.actor.id);
    const classroom = await findOwnClassroom(ctx, tx, classroomId);
    const { id } = classroom;
    const now = ctx.deps.now();
    if (archived) {
      await endOpening(ctx.deps, tx, id);
      await endLimitedCardsOfClass(ctx.deps, tx, id);
      await updateArchived(tx, { id, now });
    } else {
      await updateRestored(tx, { id, schoolId: await takeSeatAgain(tx, classroom), now });
      // The restored classroom may have moved to a school that some co-teachers do not belong to.
      await dropExternalPeople(tx, id);
    }
    await ctx.audit(tx, archived ? 'classroom.archived' : 'classroom.restored', id);
    return { classroom: await readTaughtClassroom(ctx, tx, id) };
  });
