import type { Educator } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { updateArchived, updateRestored } from './classrooms.queries.ts';
import { findOwnClassroom } from './classrooms.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { moveToLicenseOf } from './school-seats.ts';

/** Archives a classroom with all its students, or brings it back. */
export const archiveClassroom = (
  work: Work<Educator>,
  { classroomId, archived }: { classroomId: string; archived: boolean },
) =>
  work.atomically(async (tx) => {
    const { id } = await findOwnClassroom(work, tx, classroomId);
    const now = work.deps.now();
    if (archived) await updateArchived(tx, { id, now });
    else {
      // Archived, it took no seat of a school's license; brought back, it needs one of the school
      // its owner is at by now.
      const classroom = { id, isArchived: false };
      const schoolId = await moveToLicenseOf(tx, { educatorId: work.actor.id, classroom });
      await updateRestored(tx, { id, schoolId, now });
    }
    await work.record(tx, archived ? 'classroom.archived' : 'classroom.restored', id);
    return { classroom: await readTaughtClassroom(work, tx, id) };
  });
