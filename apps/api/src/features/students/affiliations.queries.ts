import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

/** One change at a time to who answers for a student: two that end the last ties see each other. */
export const lockAffiliationsOf = (tx: Db, studentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ties of child:${studentId}`}, 0))`.execute(
    tx,
  );

/** The same for several: in the order given, which has to be the same for everybody. */
export const lockAffiliationsOfAll = (tx: Db, studentIds: readonly string[]) =>
  sql`
    select pg_advisory_xact_lock(hashtextextended('ties of child:' || id, 0))
    from unnest(${[...studentIds]}::text[]) with ordinality as listed (id, place) order by place
  `.execute(tx);

/**
 * Those for whom nobody answers: no parent, no classroom that is still there, and not the school whose
 * code they came with. A student an educator made is the classroom's, not the school's.
 */
export const selectUnaffiliated = async (db: Db, studentIds: readonly string[]) => {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from students
    where user_id = any(${[...studentIds]}::uuid[])
      and (school_id is null or made_by is not null)
      and not exists (select from guardianships where child_id = students.user_id)
      and not exists (
        select from enrollments join classrooms on classrooms.id = enrollments.classroom_id
        where enrollments.student_id = students.user_id and classrooms.deleted_at is null)
  `.execute(db);
  return rows.map(({ id }) => id);
};

/** A student a teacher made takes a seat of the school as long as a classroom of it has them. */
export const updateOffLicense = (tx: Db, studentIds: readonly string[]) =>
  sql`
    update students set school_id = null
    where user_id = any(${[...studentIds]}::uuid[]) and school_id is not null and made_by is not null
      and not exists (
        select from enrollments join classrooms on classrooms.id = enrollments.classroom_id
        where enrollments.student_id = students.user_id and classrooms.school_id = students.school_id
          and classrooms.deleted_at is null)`.execute(tx);

/** Only what the last tie's end suspended: an operator's suspension has another moment. */
export const updateReactivated = async (tx: Db, studentIds: readonly string[]) => {
  await tx
    .updateTable('users')
    .from('students')
    .set({ suspended_at: sql`nullif(users.suspended_at, students.orphaned_at)` })
    .whereRef('students.user_id', '=', 'users.id')
    .where('students.orphaned_at', 'is not', null)
    .where('users.id', 'in', [...studentIds])
    .execute();
  await tx
    .updateTable('students')
    .set({ orphaned_at: null, orphaned_by: null })
    .where('orphaned_at', 'is not', null)
    .where('user_id', 'in', [...studentIds])
    .execute();
};

export const selectPeopleForUpdate = (tx: Db, ids: readonly string[]) =>
  tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();

export const selectOptionalStanding = (db: Db, studentId: string) =>
  db
    .selectFrom('students')
    .select(['orphaned_at', 'folded_into'])
    .where('user_id', '=', studentId)
    .executeTakeFirst();

export const updateDeactivated = async (
  tx: Db,
  { studentIds, byId, now }: { studentIds: readonly string[]; byId: string; now: Date },
) => {
  // A suspension by an operator stays what it is, and keeps its own moment. The person first, as a
  // change of the password does, so that the two never wait for each other.
  await tx
    .updateTable('users')
    .set((eb) => ({ suspended_at: eb.fn.coalesce('suspended_at', eb.val(now)) }))
    .where('id', 'in', [...studentIds])
    .execute();
  await tx
    .updateTable('students')
    .set({ orphaned_at: now, orphaned_by: byId })
    .where('user_id', 'in', [...studentIds])
    .execute();
};
