import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';
import { DomainError } from '../../../domain-error.ts';
import { lockOwnChild } from '../../children/children.ts';
import { lockAffiliatedStudent } from '../../students/affiliations.ts';
import { looksAfterStudent } from '../../students/students.ts';
import { toBasics } from '../classroom-views.ts';
import { ensureRoomFor } from '../classrooms.rules.ts';
import { insertEnrollments, isEnrolled } from '../enrollments.queries.ts';
import {
  selectOptionalClassroomByCode,
  selectOptionalClassroomByCodeForUpdate,
} from './class-codes.queries.ts';
import { classCodeHash } from './class-codes.ts';
import { limitJoinAttempts } from './limit-join-attempts.ts';

/**
 * Returns the student to enroll. Parents decide for their children, and students only if they have
 * no parent here.
 */
const whoJoins = async (tx: Db, actor: Actor, childId: string | undefined) => {
  if (actor.userType === 'parent') {
    const isOwn = childId && (await lockOwnChild(tx, { parentId: actor.id, childId }));
    if (!isOwn) throw new DomainError('CHD_001');
    return childId;
  }
  if (!actor.isSchoolMade) throw new DomainError('CHD_003');
  return actor.id;
};

/**
 * Enrolls an existing student by class code, as the student or the parent decides. Educators can
 * enroll only students of their own classrooms and school [T42].
 */
export const joinClassroom = async (
  ctx: Context<Actor<'student' | 'parent'>>,
  { code, childId }: { code: string; childId?: string | undefined },
) => {
  const { deps, actor } = ctx;
  const attempts = await limitJoinAttempts(ctx, { isSchoolCode: false });
  const mark = classCodeHash(deps, code);
  if (!(await selectOptionalClassroomByCode(deps.db, mark))) return attempts.missed();
  await attempts.found();
  return ctx.transaction(async (tx) => {
    // Lock order: classroom, affiliations, student, as in all roster changes.
    const classroom = await selectOptionalClassroomByCodeForUpdate(tx, mark);
    if (!classroom) throw new DomainError('CLS_008');
    const isLinked = await lockAffiliatedStudent(
      tx,
      actor.userType === 'parent' ? toUuid(childId ?? '') : actor.id,
    );
    const studentId = await whoJoins(tx, actor, childId);
    // Removal from another classroom may have deactivated this account at the same time.
    if (!isLinked) throw new DomainError('SSN_002');
    const { id: classroomId, school_id: schoolId } = classroom;
    if (await isEnrolled(tx, { classroomId, studentId })) throw new DomainError('STU_002');
    ensureRoomFor(1, classroom);
    await insertEnrollments(tx, {
      classroomId,
      studentIds: [studentId],
      how: (await looksAfterStudent(tx, { studentId, schoolId })) ? 'code' : 'joined',
      now: deps.now(),
    });
    await ctx.audit(tx, 'child.joined-classroom', studentId, { outcome: classroomId });
    return { classroom: toBasics(classroom) };
  });
};
