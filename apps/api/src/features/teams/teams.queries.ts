import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { isEmailVerified } from '../../db/expressions/proven-mailboxes.ts';
import { toUuid } from '../../db/to-uuid.ts';

const PERSON = ['users.id', 'users.first_name', 'users.last_name', 'users.email'] as const;

export const selectOwner = (db: Db, ownerId: string) =>
  db.selectFrom('users').select(PERSON).where('id', '=', ownerId).executeTakeFirstOrThrow();

export type ColleagueRow = Awaited<ReturnType<typeof selectOwner>>;

export const selectCoTeachers = (db: Db, classroomId: string) =>
  db
    .selectFrom('classroom_teachers')
    .innerJoin('users', 'users.id', 'classroom_teachers.educator_id')
    .select(PERSON)
    .where('classroom_teachers.classroom_id', '=', classroomId)
    .orderBy('classroom_teachers.joined_at')
    .execute();

export const selectInvitationsOf = (
  db: Db,
  { classroomId, since }: { classroomId: string; since: Date },
) =>
  db
    .selectFrom('classroom_invitations')
    .select(['id', 'email', 'created_at'])
    .where('classroom_id', '=', classroomId)
    .where('created_at', '>', since)
    .orderBy('created_at')
    .execute();

/**
 * Selects an educator's email only if it is confirmed. An unconfirmed email receives no
 * invitations.
 */
const verifiedEmail = (educatorId: string) => sql<string>`(
  select lower(users.email) from users where users.id = ${educatorId} and ${isEmailVerified()})`;

/** Selects the open invitations to this educator's email. */
export const selectInvitationsFor = (
  db: Db,
  { educatorId, since }: { educatorId: string; since: Date },
) =>
  db
    .selectFrom('classroom_invitations')
    .innerJoin('classrooms', 'classrooms.id', 'classroom_invitations.classroom_id')
    .innerJoin('users', 'users.id', 'classroom_invitations.invited_by')
    .select([
      'classroom_invitations.id',
      'classroom_invitations.created_at',
      'classrooms.name',
      'users.first_name',
      'users.last_name',
    ])
    .where(sql`lower(classroom_invitations.email)`, '=', verifiedEmail(educatorId))
    .where('classroom_invitations.created_at', '>', since)
    .where('classrooms.deleted_at', 'is', null)
    .orderBy('classroom_invitations.created_at')
    .execute();

export type InvitationRow = Awaited<ReturnType<typeof selectInvitationsFor>>[number];

/** Inserts the only invitation per email. Replaces an expired one. */
export const insertInvitation = (
  tx: Db,
  invitation: { classroomId: string; email: string; invitedBy: string; now: Date; since: Date },
) =>
  tx
    .insertInto('classroom_invitations')
    .values({
      classroom_id: invitation.classroomId,
      email: invitation.email,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`classroom_id, lower(email)`)
        .doUpdateSet({ created_at: invitation.now, invited_by: invitation.invitedBy })
        .where('classroom_invitations.created_at', '<=', invitation.since),
    )
    .returning('id')
    .executeTakeFirst();

/** Selects the classroom of an open invitation to this educator's email. */
export const selectOptionalInvitedClassroom = (
  tx: Db,
  { invitationId, educatorId, since }: { invitationId: string; educatorId: string; since: Date },
) =>
  tx
    .selectFrom('classroom_invitations')
    .select('classroom_id')
    .where('id', '=', toUuid(invitationId))
    .where(sql`lower(email)`, '=', verifiedEmail(educatorId))
    .where('created_at', '>', since)
    .executeTakeFirst();

export const deleteInvitation = (
  tx: Db,
  { classroomId, invitationId }: { classroomId: string; invitationId: string },
) =>
  tx
    .deleteFrom('classroom_invitations')
    .where('classroom_id', '=', classroomId)
    .where('id', '=', toUuid(invitationId))
    .returning('id')
    .executeTakeFirst();

export const deleteInvitationsOf = (tx: Db, classroomId: string) =>
  tx.deleteFrom('classroom_invitations').where('classroom_id', '=', classroomId).execute();

type CoTeacher = { classroomId: string; educatorId: string };

export const insertCoTeacher = (
  tx: Db,
  { classroomId, educatorId, now }: CoTeacher & { now: Date },
) =>
  tx
    .insertInto('classroom_teachers')
    .values({ classroom_id: classroomId, educator_id: educatorId, joined_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteCoTeacher = (tx: Db, { classroomId, educatorId }: CoTeacher) =>
  tx
    .deleteFrom('classroom_teachers')
    .where('classroom_id', '=', classroomId)
    .where('educator_id', '=', toUuid(educatorId))
    .returning('educator_id')
    .executeTakeFirst();

type AtSchool = { schoolId: string; educatorId: string };

const classroomsAt = (tx: Db, schoolId: string) =>
  tx.selectFrom('classrooms').select('id').where('school_id', '=', schoolId);

export const deleteCoTeachingAt = (tx: Db, { schoolId, educatorId }: AtSchool) =>
  tx
    .deleteFrom('classroom_teachers')
    .where('educator_id', '=', educatorId)
    .where('classroom_id', 'in', classroomsAt(tx, schoolId))
    .execute();

/** Deletes the invitations to and from an educator at a school. */
export const deleteInvitationsAt = (tx: Db, { schoolId, educatorId }: AtSchool) =>
  tx
    .deleteFrom('classroom_invitations')
    .where('classroom_id', 'in', classroomsAt(tx, schoolId))
    .where((eb) =>
      eb.or([
        eb('invited_by', '=', educatorId),
        eb(
          sql`lower(email)`,
          '=',
          eb
            .selectFrom('users')
            .select(sql<string>`lower(users.email)`.as('mailbox'))
            .where('users.id', '=', educatorId),
        ),
      ]),
    )
    .execute();

export const selectOptionalInvitation = (db: Db, id: string) =>
  db
    .selectFrom('classroom_invitations')
    .innerJoin('classrooms', 'classrooms.id', 'classroom_invitations.classroom_id')
    .innerJoin('users', 'users.id', 'classroom_invitations.invited_by')
    .select([
      'classroom_invitations.email',
      'classrooms.name',
      'users.first_name',
      'users.last_name',
    ])
    .where('classroom_invitations.id', '=', id)
    .where('classrooms.deleted_at', 'is', null)
    .executeTakeFirst();
