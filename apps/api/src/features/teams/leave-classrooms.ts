import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import { passToAdministrator } from '../classrooms/classrooms.ts';
import { deleteCoTeacher, deleteCoTeachingAt, deleteInvitationsAt } from './teams.queries.ts';

/**
 * Removes a teacher who left a school from its classrooms and transfers owned ones to the
 * administrator. Ends co-teaching and deletes invitations to and from the teacher.
 */
export const leaveClassroomsOfSchool: EventHandlers['teacherLeftSchool'] = async (
  { now },
  tx,
  left,
) => {
  const passed = await passToAdministrator({ now }, tx, left);
  await deleteCoTeachingAt(tx, left);
  await deleteInvitationsAt(tx, left);
  for (const { id, ownerId } of passed) {
    // The administrator may have co-taught a classroom that they own now.
    await deleteCoTeacher(tx, { classroomId: id, educatorId: ownerId });
    await insertAuditEvent(tx, {
      at: now(),
      action: 'team.passed-to-school',
      subjectId: id,
      outcome: ownerId,
    });
  }
};
