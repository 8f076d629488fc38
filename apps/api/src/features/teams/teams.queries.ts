import type { TeamRole } from '@wonderfield/contract/classrooms/team';
import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { isEmailVerified } from '../../db/expressions/proven-mailboxes.ts';
import { toUuid } from '../../db/to-uuid.ts';

const PERSON = ['users.id', 'users.first_name', 'users.last_name', 'users.email'] as const;

export const selectOwner = (db: Db, ownerId: string) =>
  db.selectFrom('users').select(PERSON).where('id', '=', ownerId).executeTakeFirstOrThrow();

export type ColleagueRow = Awaited<ReturnType<typeof selectOwner>>;

const membersOf = (db: Db, classroomId: string) =>
  db
    .selectFrom('classroom_teachers')
    .innerJoin('users', 'users.id', 'classroom_teachers.educator_id')
    .select([
      ...PERSON,
      'classroom_teachers.role',
      sql<string | null>`classroom_teachers.ends_on::text`.as('ends_on'),
    ])
    .where('classroom_teachers.classroom_id', '=', classroomId)
    .orderBy('classroom_teachers.joined_at');

/** Selects co-teachers and helpers whose access has not ended. */
export const selectCoTeachers = (db: Db, classroomId: string) =>
  membersOf(db, classroomId).where(sql<boolean>`(ends_at is null or ends_at > now())`).execute();

/** Selects members whose access ended after this time. */
export const selectEndedMembers = (
  db: Db,
  { classroomId, since }: { classroomId: string; since: Date },
) =>
  membersOf(db, classroomId)
    .where(sql<boolean>`(ends_at <= now() and ends_at > ${since})`)
    .execute();

export type MemberRow = Awaited<ReturnType<typeof selectCoTeachers>>[number];

const lastDay = sql<string | null>`classroom_invitations.ends_on::text`.as('ends_on');

export const selectInvitationsOf = (
  db: Db,
  { classroomId, since }: { classroomId: string; since: Date },
) =>
  db
    .selectFrom('classroom_invitations')
    .select(['id', 'email', 'created_at', 'role', lastDay])
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
      'classroom_invitations.role',
      lastDay,
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

type Limits = { role: TeamRole; endsOn: string | null };

/** Inserts the only invitation per email. Replaces an expired one. */
export const insertInvitation = (
  tx: Db,
  invitation: Limits & {
    classroomId: string;
    email: string;
    invitedBy: string;
    now: Date;
    since: Date;
  },
) =>
  tx
    .insertInto('classroom_invitations')
    .values({
      classroom_id: invitation.classroomId,
      email: invitation.email,
      invited_by: invitation.invitedBy,
      created_at: invitation.now,
      role: invitation.role,
      ends_on: sql`${invitation.endsOn}::date`,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`classroom_id, lower(email)`)
        .doUpdateSet({
          created_at: invitation.now,
          invited_by: invitation.invitedBy,
          role: invitation.role,
          ends_on: sql`${invitation.endsOn}::date`,
        })
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
    .select(['classroom_id', 'role', lastDay])
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

type Member = CoTeacher & Limits & { endsAt: Date | null };

const limitsOf = ({ role, endsOn, endsAt }: Omit<Member, keyof CoTeacher>) => ({
  role,
  ends_on: sql<Date | null>`${endsOn}::date`,
  ends_at: endsAt,
  reminded_at: null,
});

/** Inserts a member, or replaces one whose access ended. Others keep their access. */
export const insertCoTeacher = (
  tx: Db,
  { classroomId, educatorId, now, ...limits }: Member & { now: Date },
) =>
  tx
    .insertInto('classroom_teachers')
    .values({
      classroom_id: classroomId,
      educator_id: educatorId,
      joined_at: now,
      ...limitsOf(limits),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['classroom_id', 'educator_id'])
        .doUpdateSet({ joined_at: now, ...limitsOf(limits) })
        .where(sql<boolean>`classroom_teachers.ends_at <= now()`),
    )
    .execute();

/** Changes a member whose access has not ended. Returns undefined if there is none. */
export const updateCoTeacher = (tx: Db, { classroomId, educatorId, ...limits }: Member) =>
  tx
    .updateTable('classroom_teachers')
    .set(limitsOf(limits))
    .where('classroom_id', '=', classroomId)
    .where('educator_id', '=', toUuid(educatorId))
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .returning('educator_id')
    .executeTakeFirst();

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
