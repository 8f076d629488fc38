import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';
import { isManagedBy, isOwnedByFamily } from '../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../db/expressions/name-order.ts';
import type { How } from './student-merges.rules.ts';

type DuplicateRow = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** Null for students of the classroom. */
  class_name: string | null;
  how: How;
  joined_at: Date;
  signed_in_at: Date | null;
  is_familys: boolean;
  is_looked_after: boolean;
  can_be_folded: boolean;
  /** True if the student is on the roster of the synced class with their own external id. */
  is_on_roster: boolean;
  /** The educator's classrooms that manage the login. */
  managing: { ownerId: string; schoolId: string | null }[];
};

/**
 * Selects the students of a classroom, and those of the educator's other classrooms, with whether
 * the educator may merge each of them.
 */
export const selectDuplicates = async (
  db: Db,
  { classroomId, educatorId }: { classroomId: string; educatorId: string },
) => {
  const { rows } = await sql<DuplicateRow>`
    select *, not is_familys and not exists (
      select from enrollments elsewhere
      join classrooms on classrooms.id = elsewhere.classroom_id and classrooms.deleted_at is null
      where elsewhere.student_id = listed.id and not exists (
        select from classroom_educators taught
        where taught.classroom_id = classrooms.id and taught.educator_id = ${educatorId}))
      and (school_id is null or exists (
        select from enrollments own join classrooms on classrooms.id = own.classroom_id
        where own.student_id = listed.id and classrooms.school_id = listed.school_id))
      as can_be_folded,
      array(
        select jsonb_build_object('ownerId', classrooms.owner_id, 'schoolId', classrooms.school_id)
        from enrollments managed join classrooms on classrooms.id = managed.classroom_id
        join classroom_educators taught on taught.classroom_id = classrooms.id
        where managed.student_id = listed.id and managed.how <> 'joined'
          and taught.educator_id = ${educatorId}) as managing
    from (
      select distinct on (users.id)
        users.id, users.email, enrollments.how, enrollments.joined_at, students.signed_in_at,
        students.school_id,
        case when classrooms.id <> ${classroomId} then classrooms.name end as class_name,
        coalesce(students.given_first_name, users.first_name) as first_name,
        coalesce(students.given_last_name, users.last_name) as last_name,
        exists (select from identities join classrooms on classrooms.source = identities.provider
          where identities.user_id = users.id and classrooms.id = ${classroomId}) as is_on_roster,
        ${isOwnedByFamily()} as is_familys, ${isManagedBy(educatorId)} as is_looked_after
      from classroom_educators
      join classrooms on classrooms.id = classroom_educators.classroom_id
      join enrollments on enrollments.classroom_id = classrooms.id
      join users on users.id = enrollments.student_id
      join students on students.user_id = users.id
      where classroom_educators.educator_id = ${educatorId} and users.suspended_at is null
      order by users.id, classrooms.id = ${classroomId} desc,
        classrooms.archived_at is not null, enrollments.joined_at desc
    ) listed
    order by class_name is not null, ${inNameOrder('last_name')}, ${inNameOrder('first_name')}, id`.execute(
    db,
  );
  return rows;
};

/**
 * Selects the pairs that an educator marked as different students, in any classroom that this
 * educator teaches.
 */
export const selectLookalikes = (db: Db, educatorId: string) =>
  db
    .selectFrom('student_lookalikes')
    .innerJoin('classroom_educators', (join) =>
      join.onRef('classroom_educators.classroom_id', '=', 'student_lookalikes.classroom_id'),
    )
    .select(['one_id', 'other_id'])
    .where('classroom_educators.educator_id', '=', educatorId)
    .execute();

type Lookalikes = { classroomId: string; ids: readonly [string, string]; byId: string; now: Date };

export const insertLookalikes = (tx: Db, { classroomId, ids, byId, now }: Lookalikes) =>
  tx
    .insertInto('student_lookalikes')
    .values((eb) => ({
      classroom_id: classroomId,
      one_id: eb.fn<string>(
        'least',
        ids.map((id) => sql`${id}::uuid`),
      ),
      other_id: eb.fn<string>(
        'greatest',
        ids.map((id) => sql`${id}::uuid`),
      ),
      said_by: byId,
      said_at: now,
    }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
