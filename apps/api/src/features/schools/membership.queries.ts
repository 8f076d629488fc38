import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { preparedStatement } from '../../db/connection/prepared-statement.ts';
import { isEmailVerified } from '../../db/expressions/proven-mailboxes.ts';
import { toUuid } from '../../db/to-uuid.ts';

type Place = { schoolId: string; educatorId: string };

const lock = preparedStatement(
  (_tx, { what }: { what: string }) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`,
);

/** Serializes membership changes per teacher, so joining and leaving cannot interleave. */
export const lockTeacher = (tx: Db, educatorId: string) =>
  lock(tx, { what: `school teacher:${educatorId}` });

export const isSchoolAccount = async (db: Db, educatorId: string) => {
  const account = await db
    .selectFrom('educators')
    .select('user_id')
    .where('user_id', '=', educatorId)
    .where('license_type', '=', 'school/district')
    .executeTakeFirst();
  return account !== undefined;
};

/** Returns true if the teacher is at the school or has a confirmed email at one of its domains. */
export const isKnownToSchool = async (db: Db, { schoolId, educatorId }: Place) => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
        select from school_teachers where educator_id = ${educatorId} and school_id = ${schoolId})
      or exists (
        select from users
        join school_domains on school_domains.domain = lower(split_part(users.email, '@', 2))
        where users.id = ${educatorId} and ${isEmailVerified()}
          and school_domains.school_id = ${schoolId}) as known
  `.execute(db);
  return rows[0]?.known ?? false;
};

/**
 * Returns true if the user is a teacher or the administrator of the school and the school is open.
 */
export const isMember = async (db: Db, { schoolId, educatorId }: Place) => {
  const member = await db
    .selectFrom('school_members')
    .select('educator_id')
    .where('school_id', '=', schoolId)
    .where('educator_id', '=', toUuid(educatorId))
    .executeTakeFirst();
  return member !== undefined;
};

/** Adds a teacher to a school. Returns undefined if the teacher is already at a school. */
export const insertTeacher = (tx: Db, { schoolId, educatorId, now }: Place & { now: Date }) =>
  tx
    .insertInto('school_teachers')
    .values({ school_id: schoolId, educator_id: educatorId, joined_at: now })
    .onConflict((conflict) => conflict.column('educator_id').doNothing())
    .returning('educator_id')
    .executeTakeFirst();

/** Removes a teacher from a given school, or from any school except one. */
export const deleteTeacher = (
  tx: Db,
  { educatorId, of: inSchool, notOf }: { educatorId: string; of?: string; notOf?: string },
) =>
  tx
    .deleteFrom('school_teachers')
    .where('educator_id', '=', toUuid(educatorId))
    .$if(inSchool !== undefined, (query) => query.where('school_id', '=', inSchool as string))
    .$if(notOf !== undefined, (query) => query.where('school_id', '!=', notOf as string))
    .returning(['educator_id', 'school_id'])
    .executeTakeFirst();

/** Creates or renews a join request, also after a decline. Returns undefined if one is pending. */
export const upsertRequest = (tx: Db, { schoolId, educatorId, now }: Place & { now: Date }) =>
  tx
    .insertInto('school_requests')
    .values({ school_id: schoolId, educator_id: educatorId, asked_at: now })
    .onConflict((conflict) =>
      conflict
        .column('educator_id')
        .doUpdateSet({
          school_id: schoolId,
          asked_at: now,
          refused_at: null,
          refusal_reason: null,
        })
        .where((eb) =>
          eb.or([
            eb('school_requests.school_id', '!=', schoolId),
            eb('school_requests.refused_at', 'is not', null),
          ]),
        ),
    )
    .returning('educator_id')
    .executeTakeFirst();

export const selectRequestsOf = (db: Db, schoolId: string) =>
  db
    .selectFrom('school_requests')
    .innerJoin('users', 'users.id', 'school_requests.educator_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'school_requests.asked_at',
    ])
    .where('school_requests.school_id', '=', schoolId)
    .where('school_requests.refused_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .orderBy('school_requests.asked_at')
    .execute();

/** Locks a pending join request. Returns undefined if it was decided or withdrawn. */
export const selectOptionalRequestForUpdate = (tx: Db, { schoolId, educatorId }: Place) =>
  tx
    .selectFrom('school_requests')
    .innerJoin('users', 'users.id', 'school_requests.educator_id')
    .select('school_requests.educator_id')
    .where('school_requests.educator_id', '=', toUuid(educatorId))
    .where('school_requests.school_id', '=', schoolId)
    .where('school_requests.refused_at', 'is', null)
    .where('users.suspended_at', 'is', null)
    .forUpdate('school_requests')
    .executeTakeFirst();

export const deleteRequest = (tx: Db, educatorId: string) =>
  tx.deleteFrom('school_requests').where('educator_id', '=', educatorId).execute();

export const updateRequestRejected = (
  tx: Db,
  { educatorId, reason, now }: { educatorId: string; reason: string; now: Date },
) =>
  tx
    .updateTable('school_requests')
    .set({ refused_at: now, refusal_reason: reason })
    .where('educator_id', '=', educatorId)
    .execute();

/** Stores the notice for the teacher, shown until it is dismissed or the teacher joins a school. */
export const insertRemoval = (tx: Db, { schoolId, educatorId, now }: Place & { now: Date }) =>
  tx
    .insertInto('school_removals')
    .values({ school_id: schoolId, educator_id: educatorId, removed_at: now })
    .onConflict((conflict) =>
      conflict.column('educator_id').doUpdateSet({ school_id: schoolId, removed_at: now }),
    )
    .execute();

export const deleteRemoval = (tx: Db, educatorId: string) =>
  tx.deleteFrom('school_removals').where('educator_id', '=', educatorId).execute();

/** Selects the reason of a declined join request. */
export const selectOptionalRejection = (db: Db, { schoolId, educatorId }: Place) =>
  db
    .selectFrom('school_requests')
    .select('refusal_reason')
    .where('educator_id', '=', educatorId)
    .where('school_id', '=', schoolId)
    .where('refused_at', 'is not', null)
    .executeTakeFirst();
