import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { dropExternalPeople } from '../classrooms/classrooms.ts';
import { deleteCoTeacher, deleteInvitationsOf, insertCoTeacher } from './teams.queries.ts';

/* Teams, as other features meet them. */

type NewOwner = {
  classroomId: string;
  ownerId: string;
  /** Who goes on as co-teacher, if anybody does. */
  staysId?: string | undefined;
};

/** The team of a classroom that has just changed hands. */
export const changeTeamOwner = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroomId, ownerId, staysId }: NewOwner,
) => {
  await deleteCoTeacher(tx, { classroomId, educatorId: ownerId });
  if (staysId) await insertCoTeacher(tx, { classroomId, educatorId: staysId, now: now() });
  // It may have come to a school, which not everybody belongs to.
  await dropExternalPeople(tx, classroomId);
  // Whom the old owner invited is for the new one to decide.
  await deleteInvitationsOf(tx, classroomId);
};
