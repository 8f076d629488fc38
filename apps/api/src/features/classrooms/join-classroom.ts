import type { Actor } from '../../calls/actor.ts';
import { asId } from '../../db/as-id.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { isOwnChild } from '../children/is-own-child.ts';
import { looksAfterStudent } from '../children/looks-after-student.ts';
import { holdTies } from '../children/orphan-if-untied.ts';
import {
  selectOptionalClassroomByCode,
  selectOptionalClassroomByCodeForUpdate,
} from './class-codes.queries.ts';
import { classCodeMark } from './class-codes.ts';
import { ensureRoomFor } from './classrooms.rules.ts';
import { insertEnrollments, isEnrolled } from './enrollments.queries.ts';
import { guardJoinTry } from './guard-join-tries.ts';

/** A parent decides for their own child; a student only where no parent answers for them. */
const whoJoins = async (tx: Db, actor: Actor, childId: string | undefined) => {
  if (actor.userType === 'parent') {
    if (!childId || !(await isOwnChild(tx, actor.id, childId))) throw new Refusal('CHD_001');
    return childId;
  }
  if (!actor.isSchoolMade) throw new Refusal('CHD_003');
  return actor.id;
};

/** Brings a student who has an account into a classroom by its code. The educator never can (T42). */
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
    // The classroom, the ties, the student: in the order of everybody who touches a roster.
    const classroom = await selectOptionalClassroomByCodeForUpdate(tx, mark);
    if (!classroom) throw new Refusal('CLS_008');
    const wanted = actor.userType === 'parent' ? asId(input.requestUserId ?? '') : actor.id;
    const isTied = await holdTies(tx, wanted);
    const studentId = await whoJoins(tx, actor, input.requestUserId);
    // Whoever took the student off another classroom may have ended this account.
    if (!isTied) throw new Refusal('SSN_002');
    if (await isEnrolled(tx, classroom.id, studentId)) throw new Refusal('STU_002');
    ensureRoomFor(1, classroom);
    await insertEnrollments(tx, {
      classroomId: classroom.id,
      studentIds: [studentId],
      how: (await looksAfterStudent(tx, studentId, classroom.school_id)) ? 'code' : 'joined',
      now: deps.now(),
    });
    await recordEvent(tx, {
      at: deps.now(),
      action: 'child.joined-classroom',
      actorId: actor.id,
      subjectId: studentId,
      outcome: classroom.id,
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
