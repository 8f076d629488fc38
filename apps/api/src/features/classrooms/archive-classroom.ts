import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { holdMembership } from '../schools/schools.ts';
import { updateArchived, updateRestored } from './classrooms.queries.ts';
import { dropOutsiders, findOwnClassroom } from './classrooms.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { takeSeatAgain } from './school-seats.ts';

/** Archives a classroom with all its students, or brings it back. */
export const archiveClassroom = (
  work: Work<Educator>,
  { classroomId, archived }: { classroomId: string; archived: boolean },
) =>
  work.atomically(async (tx) => {
    // Who is at which school before any classroom, as everywhere.
    await holdMembership(tx, work.actor.id);
    const classroom = await findOwnClassroom(work, tx, classroomId);
    const { id } = classroom;
    const now = work.deps.now();
    if (archived) await updateArchived(tx, { id, now });
    else {
      await updateRestored(tx, { id, schoolId: await takeSeatAgain(tx, classroom), now });
      // It may have come to a school, which not everybody belongs to.
      await dropOutsiders(tx, id);
    }
    await work.record(tx, archived ? 'classroom.archived' : 'classroom.restored', id);
    return { classroom: await readTaughtClassroom(work, tx, id) };
  });
