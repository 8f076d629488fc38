import { insertAuditEvent } from '../../context/audit-events.queries.ts';
import type { EventHandlers } from '../../context/domain-events.ts';
import { passToAdministrator } from '../classrooms/classrooms.ts';
import { deleteCoTeacher, deleteCoTeachingAt, deleteInvitationsAt } from './teams.queries.ts';

/**
 * Whoever leaves a school leaves its classrooms: co-teaching ends, invitations to them and from them
 * are gone, and what they owned is the administrator's, who gives it to a colleague.
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
    // The administrator may have co-taught what is theirs now.
    await deleteCoTeacher(tx, { classroomId: id, educatorId: ownerId });
    await insertAuditEvent(tx, {
      at: now(),
      action: 'team.passed-to-school',
      subjectId: id,
      outcome: ownerId,
    });
  }
};
