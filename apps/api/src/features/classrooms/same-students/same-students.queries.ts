import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { inNameOrder } from '../../../db/expressions/name-order.ts';

type CandidateRow = {
  id: string;
  first_name: string;
  last_name: string;
  username: string | null;
  grade: string | null;
  class_name: string | null;
  is_taught: boolean;
  is_here: boolean;
};

/**
 * Selects the students that an educator may use in a classroom: those of all own classrooms, also
 * archived ones, and of the classroom's school. Omits families' children outside of this classroom,
 * students of other owners, merged, suspended and deactivated accounts.
 */
export const selectSameStudentCandidates = async (
  db: Db,
  { classroomId, educatorId }: { classroomId: string; educatorId: string },
) => {
  const { rows } = await sql<CandidateRow>`
    with taught as (
      select enrollments.student_id as id, bool_or(classrooms.id = ${classroomId}) as is_here,
        bool_or(classrooms.owner_id = target.owner_id or (classrooms.owner_id = ${educatorId}
          and enrollments.how <> 'joined')) as is_usable,
        (array_agg(classrooms.name order by classrooms.id = ${classroomId} desc,
          classrooms.archived_at is not null, enrollments.joined_at desc))[1] as class_name
      from classroom_educators
      join classrooms on classrooms.id = classroom_educators.classroom_id
      join enrollments on enrollments.classroom_id = classrooms.id
      join classrooms target on target.id = ${classroomId}
      where classroom_educators.educator_id = ${educatorId}
      group by enrollments.student_id
    ), usable as (
      select id from taught where is_usable
      union select students.user_id
      from classrooms join students on students.school_id = classrooms.school_id
      where classrooms.id = ${classroomId}
    )
    select users.id, students.grade,
      coalesce(students.given_first_name, users.first_name) as first_name,
      coalesce(students.given_last_name, users.last_name) as last_name,
      case when taught.id is not null then users.email end as username,
      taught.id is not null as is_taught, coalesce(taught.is_here, false) as is_here,
      coalesce(taught.class_name, (
        select schools_class.name from enrollments
        join classrooms schools_class on schools_class.id = enrollments.classroom_id
          and schools_class.school_id = students.school_id and schools_class.deleted_at is null
        where enrollments.student_id = users.id
        order by schools_class.archived_at is not null, enrollments.joined_at desc limit 1
      )) as class_name
    from usable
    join students on students.user_id = usable.id
    join users on users.id = usable.id
    left join taught on taught.id = usable.id
    where students.folded_into is null and students.orphaned_at is null
      and users.suspended_at is null and (coalesce(taught.is_here, false) or not ${isOwnedByFamily()})
    order by ${inNameOrder('users.last_name')}, ${inNameOrder('users.first_name')}, users.id
  `.execute(db);
  return rows;
};
