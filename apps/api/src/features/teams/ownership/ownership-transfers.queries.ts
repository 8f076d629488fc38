import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type OwnershipTransfer = { classroomId: string; heirId: string };

/** Inserts the only offer of a classroom. Replaces an expired one. */
export const insertOwnershipTransfer = (
  tx: Db,
  { classroomId, heirId: newOwnerId, now, since }: OwnershipTransfer & { now: Date; since: Date },
) =>
  tx
    .insertInto('classroom_handovers')
    .values({ classroom_id: classroomId, heir_id: newOwnerId, offered_at: now })
    .onConflict((conflict) =>
      conflict
        .column('classroom_id')
        .doUpdateSet({ heir_id: newOwnerId, offered_at: now })
        .where('classroom_handovers.offered_at', '<=', since),
    )
    .returning('heir_id')
    .executeTakeFirst();

/** Selects the open offer of a classroom. */
export const selectOptionalOwnershipTransfer = (
  db: Db,
  { classroomId, since }: { classroomId: string; since: Date },
) =>
  db
    .selectFrom('classroom_handovers')
    .select(['heir_id', 'offered_at'])
    .where('classroom_id', '=', classroomId)
    .where('offered_at', '>', since)
    .executeTakeFirst();

/** Selects the open offers to an educator. */
export const selectOwnershipTransfersFor = (
  db: Db,
  { educatorId, since }: { educatorId: string; since: Date },
) =>
  db
    .selectFrom('classroom_handovers')
    .innerJoin('classrooms', 'classrooms.id', 'classroom_handovers.classroom_id')
    .innerJoin('users', 'users.id', 'classrooms.owner_id')
    .select([
      'classroom_handovers.classroom_id',
      'classroom_handovers.offered_at',
      'classrooms.name',
      'users.first_name',
      'users.last_name',
    ])
    .where('classroom_handovers.heir_id', '=', educatorId)
    .where('classroom_handovers.offered_at', '>', since)
    .orderBy('classroom_handovers.offered_at')
    .execute();

export type OwnershipTransferRow = Awaited<ReturnType<typeof selectOwnershipTransfersFor>>[number];

/** Deletes the offer, only if it is to this new owner if one is named. */
export const deleteOwnershipTransfer = (
  tx: Db,
  { classroomId, heirId: newOwnerId, since }: { classroomId: string; heirId?: string; since: Date },
) => {
  const open = tx
    .deleteFrom('classroom_handovers')
    .where('classroom_id', '=', toUuid(classroomId))
    .where('offered_at', '>', since);
  return (newOwnerId === undefined ? open : open.where('heir_id', '=', newOwnerId))
    .returning('heir_id')
    .executeTakeFirst();
};

/** Selects an offered classroom with both teachers, for the email. */
export const selectOptionalOffered = (db: Db, classroomId: string) =>
  db
    .selectFrom('classroom_handovers')
    .innerJoin('classrooms', 'classrooms.id', 'classroom_handovers.classroom_id')
    .innerJoin('users as owners', 'owners.id', 'classrooms.owner_id')
    .innerJoin('users as new_owners', 'new_owners.id', 'classroom_handovers.heir_id')
    .select([
      'classrooms.name',
      'owners.first_name as owner_first_name',
      'owners.last_name as owner_last_name',
      'new_owners.first_name',
      'new_owners.email',
    ])
    .where('classroom_handovers.classroom_id', '=', classroomId)
    .executeTakeFirst();

/** Returns the co-teacher, or undefined for a helper and for access that ended. */
export const selectOptionalCoTeacher = (
  db: Db,
  { classroomId, educatorId }: { classroomId: string; educatorId: string },
) =>
  db
    .selectFrom('classroom_teachers')
    .select('educator_id')
    .where('classroom_id', '=', classroomId)
    .where('educator_id', '=', toUuid(educatorId))
    .where('role', '=', 'coTeacher')
    .where(sql<boolean>`(ends_at is null or ends_at > now())`)
    .executeTakeFirst();

/** Returns the name of an existing classroom, or undefined. */
export const selectOptionalName = (db: Db, classroomId: string) =>
  db
    .selectFrom('classrooms')
    .select('name')
    .where('id', '=', classroomId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
