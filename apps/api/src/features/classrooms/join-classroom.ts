import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { isOwnChild } from '../children/is-own-child.ts';
import { holdTies } from '../children/orphan-if-untied.ts';
import { selectOptionalClassroomByCode } from './class-codes.queries.ts';
import { classCodeMark } from './class-codes.ts';
import { ensureRoomFor } from './classrooms.rules.ts';
import { insertEnrollments } from './enrollments.queries.ts';
import { guardJoinTry } from './guard-join-tries.ts';

/** A parent decides for the own child; a pupil only where no parent answers for them. */
const whoJoins = async (tx: Db, actor: Actor, childId: string | undefined) => {
  if (actor.userType === 'parent') {
    if (!childId || !(await isOwnChild(tx, actor.id, childId))) throw new Refusal('CHD_001');
    return childId;
  }
  if (!actor.isSchoolMade) throw new Refusal('CHD_003');
  return actor.id;
};

/** Brings a pupil who has an account into a classroom by its code. The educator never can (T42). */
export const joinClassroom = async (
  deps: Deps,
  actor: Actor,
  input: { code: string; requestUserId?: string | undefined },
  request: { id: string; address: string },
) => {
  const tries = await guardJoinTry(deps, {
    actorId: actor.id,
    address: request.address,
    requestId: request.id,
  });
  const mark = classCodeMark(deps, input.code);
  if (!(await selectOptionalClassroomByCode(deps.db, mark))) return tries.missed();
  await tries.found();
  return deps.db.transaction().execute(async (tx) => {
    const studentId = await whoJoins(tx, actor, input.requestUserId);
    const classroom = await selectOptionalClassroomByCode(tx, mark);
    if (!classroom) throw new Refusal('CLS_008');
    // After the classroom, as whoever takes a pupil off it does; that may have ended this account.
    if (!(await holdTies(tx, studentId))) throw new Refusal('SSN_002');
    ensureRoomFor(1, classroom);
    const added = await insertEnrollments(tx, {
      classroomId: classroom.id,
      studentIds: [studentId],
      how: 'code',
      now: deps.now(),
    });
    if (added.length === 0) throw new Refusal('STU_002');
    await recordEvent(tx, {
      at: deps.now(),
      action: 'child.joined-classroom',
      actorId: actor.id,
      subjectId: studentId,
      requestId: request.id,
    });
    return {
      classRoomJson: {
        classRoomId: classroom.id,
        classRoomName: classroom.name,
        teacherName: classroom.teacher_name,
        classRoomSubject: classroom.subject,
      },
    };
  });
};
