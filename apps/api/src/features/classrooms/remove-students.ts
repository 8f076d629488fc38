import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { orphanAllUntied, orphanIfUntied } from '../children/orphan-if-untied.ts';
import { undoSince } from './classrooms.rules.ts';
import {
  deleteEnrollment,
  deleteEnrollmentsOfImport,
  selectOptionalLastImport,
  updateUndone,
} from './enrollments.queries.ts';
import { findTaughtClassroom } from './find-classroom.ts';
import { readTaughtClassroom } from './list-classrooms.ts';

/** Takes a student off a classroom. An account with another tie stays as it is (D 5). */
export const removeStudent = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; studentId: string },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, input.classRoomId);
    const removed = await deleteEnrollment(tx, classroom.id, input.studentId);
    if (!removed) throw new Refusal('STU_001');
    await orphanIfUntied(tx, removed.student_id, actor.id, deps.now());
    await recordEvent(tx, {
      at: deps.now(),
      action: 'roster.removed',
      actorId: actor.id,
      subjectId: removed.student_id,
      requestId,
    });
    return { classRoomJson: await readTaughtClassroom(deps, tx, actor, classroom.id) };
  });

/** Takes the students of the last import off again, as if it had not been. */
export const undoImport = (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; importId: string },
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, input.classRoomId);
    const last = await selectOptionalLastImport(tx, classroom.id, undoSince(deps.now()));
    if (last?.id !== input.importId || last.undone_at) throw new Refusal('CLS_007');
    const removed = await deleteEnrollmentsOfImport(tx, classroom.id, last.id);
    const ids = removed.map(({ student_id }) => student_id);
    await orphanAllUntied(tx, ids, actor.id, deps.now());
    await updateUndone(tx, last.id, deps.now());
    await recordEvent(tx, {
      at: deps.now(),
      action: 'roster.import-undone',
      actorId: actor.id,
      subjectId: classroom.id,
      outcome: String(removed.length),
      requestId,
    });
    return {
      removed: removed.length,
      classRoomJson: await readTaughtClassroom(deps, tx, actor, classroom.id),
    };
  });
