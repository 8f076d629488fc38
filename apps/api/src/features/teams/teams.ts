import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { dropExternalPeople } from '../classrooms/classrooms.ts';
import { deleteCoTeacher, deleteInvitationsOf, insertCoTeacher } from './teams.queries.ts';

/* Teams: the interface for other features. */

type NewOwner = {
  classroomId: string;
  ownerId: string;
  /** The former owner who stays as a co-teacher, if any. */
  staysId?: string | undefined;
};

/** Updates the team of a classroom whose owner has changed. */
export const changeTeamOwner = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroomId, ownerId, staysId }: NewOwner,
) => {
  await deleteCoTeacher(tx, { classroomId, educatorId: ownerId });
  if (staysId) {
    const member = { classroomId, educatorId: staysId, role: 'coTeacher', endsOn: null } as const;
    await insertCoTeacher(tx, { ...member, endsAt: null, now: now() });
  }
  // The classroom may have moved to a school that some co-teachers do not belong to.
  await dropExternalPeople(tx, classroomId);
  // The new owner decides about the former owner's invitations.
  await deleteInvitationsOf(tx, classroomId);
};
