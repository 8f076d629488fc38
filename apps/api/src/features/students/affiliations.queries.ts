import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

/**
 * Serializes changes to a student's affiliations, so two concurrent removals both see which one was
 * last.
 */
export const lockAffiliationsOf = (tx: Db, studentId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ties of child:${studentId}`}, 0))`.execute(
    tx,
  );

/** Locks several students in the given order, which must be the same for all callers. */
export const lockAffiliationsOfAll = (tx: Db, studentIds: readonly string[]) =>
  sql`
    select pg_advisory_xact_lock(hashtextextended('ties of child:' || id, 0))
    from unnest(${[...studentIds]}::text[]) with ordinality as listed (id, place) order by place
  `.execute(tx);

/**
 * Selects unaffiliated students: without a parent, an existing classroom or a school whose code
 * they joined with. A student an educator created belongs to the classroom, not to the school.
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

/** Removes teacher-made students from the license if no classroom of the school has them. */
export const updateOffLicense = (tx: Db, studentIds: readonly string[]) =>
  sql`
    update students set school_id = null
    where user_id = any(${[...studentIds]}::uuid[]) and school_id is not null and made_by is not null
      and not exists (
        select from enrollments join classrooms on classrooms.id = enrollments.classroom_id
        where enrollments.student_id = students.user_id and classrooms.school_id = students.school_id
          and classrooms.deleted_at is null)`.execute(tx);

/**
 * Lifts only suspensions from a lost affiliation. An operator's suspension has a different
 * timestamp.
 */
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
  // Keep an operator's suspension with its timestamp. Lock order: the user first, as in password
  // changes, to avoid a deadlock.
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
