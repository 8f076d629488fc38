import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { orphanAllUntied } from '../children/orphan-if-untied.ts';
import { updateArchived, updateDeleted, updateRestored } from './classrooms.queries.ts';
import { deleteEnrollmentsOf } from './enrollments.queries.ts';
import { findOwnClassroom } from './find-classroom.ts';
import { readTaughtClassroom } from './list-classrooms.ts';
import { takeClassroomSeat } from './school-seats.ts';

/** Deletes a classroom. Pupils with a parent or another classroom keep their accounts (D 5). */
export const deleteClassroom = (
  { db, now }: Deps,
  actor: Actor,
  classroomId: string,
  requestId: string,
) =>
  db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, classroomId);
    const pupils = await deleteEnrollmentsOf(tx, classroom.id);
    await updateDeleted(tx, classroom.id, now());
    const ids = pupils.map(({ student_id }) => student_id);
    await orphanAllUntied(tx, ids, actor.id, now());
    await recordEvent(tx, {
      at: now(),
      action: 'classroom.deleted',
      actorId: actor.id,
      subjectId: classroom.id,
      requestId,
    });
    return {};
  });

/** Puts a classroom away with all its pupils, or brings it back. */
export const archiveClassroom = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; archived: boolean },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, input.classRoomId);
    // Put away, it takes no seat of the school's licence; brought back, it needs one of the school
    // its owner is at by then.
    await (input.archived
      ? updateArchived(tx, classroom.id, deps.now())
      : updateRestored(
          tx,
          classroom.id,
          await takeClassroomSeat(tx, actor.id, classroom.id),
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
