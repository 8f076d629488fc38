import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { recordEvent } from '../audit/record-event.ts';
import { orphanAllUntied } from '../children/orphan-if-untied.ts';
import { updateDeleted } from './classrooms.queries.ts';
import { deleteEnrollmentsOf } from './enrollments.queries.ts';
import { findOwnClassroom } from './find-classroom.ts';

/** Deletes a classroom. Students with a parent or another classroom keep their accounts (D 5). */
export const deleteClassroom = (
  { db, now }: Deps,
  actor: Actor,
  classroomId: string,
  requestId: string,
) =>
  db.transaction().execute(async (tx) => {
    const classroom = await findOwnClassroom(tx, actor.id, classroomId);
    const students = await deleteEnrollmentsOf(tx, classroom.id);
    await updateDeleted(tx, classroom.id, now());
    const ids = students.map(({ student_id }) => student_id);
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
