import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import { Refusal } from '../../domain-error.ts';
import { holdOwnChild } from '../children/children.ts';
import { holdTies } from '../students/affiliations.ts';
import { looksAfterStudent } from '../students/students.ts';
import {
  selectOptionalClassroomByCode,
  selectOptionalClassroomByCodeForUpdate,
} from './class-codes.queries.ts';
import { classCodeMark } from './class-codes.ts';
import { toBasics } from './classroom-views.ts';
import { ensureRoomFor } from './classrooms.rules.ts';
import { insertEnrollments, isEnrolled } from './enrollments.queries.ts';
import { guardJoinTry } from './limit-join-attempts.ts';

/** A parent decides for their own child; a student only where no parent answers for them. */
const whoJoins = async (tx: Db, actor: Actor, childId: string | undefined) => {
  if (actor.userType === 'parent') {
    const isOwn = childId && (await holdOwnChild(tx, { parentId: actor.id, childId }));
    if (!isOwn) throw new Refusal('CHD_001');
    return childId;
  }
  if (!actor.isSchoolMade) throw new Refusal('CHD_003');
  return actor.id;
};

/** Brings a student who has an account into a classroom by its code. The educator never can (T42). */
export const joinClassroom = async (
  work: Work<Actor<'student' | 'parent'>>,
  { code, childId }: { code: string; childId?: string | undefined },
) => {
  const { deps, actor } = work;
  const tries = await guardJoinTry(work, { isSchoolCode: false });
  const mark = classCodeMark(deps, code);
  if (!(await selectOptionalClassroomByCode(deps.db, mark))) return tries.missed();
  await tries.found();
  return work.atomically(async (tx) => {
    // The classroom, the ties, the student: in the order of everybody who touches a roster.
    const classroom = await selectOptionalClassroomByCodeForUpdate(tx, mark);
    if (!classroom) throw new Refusal('CLS_008');
    const isTied = await holdTies(tx, actor.userType === 'parent' ? asId(childId ?? '') : actor.id);
    const studentId = await whoJoins(tx, actor, childId);
    // Whoever took the student off another classroom may have ended this account.
    if (!isTied) throw new Refusal('SSN_002');
    const { id: classroomId, school_id: schoolId } = classroom;
    if (await isEnrolled(tx, { classroomId, studentId })) throw new Refusal('STU_002');
    ensureRoomFor(1, classroom);
    await insertEnrollments(tx, {
      classroomId,
      studentIds: [studentId],
      how: (await looksAfterStudent(tx, { studentId, schoolId })) ? 'code' : 'joined',
      now: deps.now(),
    });
    await work.record(tx, 'child.joined-classroom', studentId, { outcome: classroomId });
    return { classroom: toBasics(classroom) };
  });
};
