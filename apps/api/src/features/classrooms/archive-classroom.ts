import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { updateArchived, updateRestored } from './classrooms.queries.ts';
import { findOwnClassroom } from './find-classroom.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { moveToLicenseOf } from './school-seats.ts';

/** Puts a classroom away with all its students, or brings it back. */
export const archiveClassroom = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; archived: boolean },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, input.classRoomId);
    // Archived, it takes no seat of the school's license; brought back, it needs one of the school
    // its owner is at by then.
    await (input.archived
      ? updateArchived(tx, classroom.id, deps.now())
      : updateRestored(
          tx,
          classroom.id,
          await moveToLicenseOf(tx, actor.id, { id: classroom.id, isArchived: false }),
          deps.now(),
        ));
    await recordEvent(tx, {
      at: deps.now(),
      action: input.archived ? 'classroom.archived' : 'classroom.restored',
      actorId: actor.id,
      subjectId: classroom.id,
      requestId,
    });
    return { classRoomJson: await readTaughtClassroom(deps, tx, actor, classroom.id) };
  });
