import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type CandidateRow = {
  id: string;
  school_id: string | null;
  is_active: boolean;
  is_enrolled: boolean;
  is_taught: boolean;
  is_managed_by_caller: boolean;
  is_familys: boolean;
  shares_owner: boolean;
  is_managed_by_owner: boolean;
};

type Wanted = {
  studentIds: readonly string[];
  educatorId: string;
  classroom: { id: string; owner_id: string; school_id: string | null };
};

/**
 * Selects what decides whether the educator may enroll these students in the classroom. Exact only
 * while the classroom and the students are locked.
 */
export const selectCandidates = async (tx: Db, { studentIds, educatorId, classroom }: Wanted) => {
  const { id, owner_id: ownerId, school_id: schoolId } = classroom;
  const { rows } = await sql<CandidateRow>`
    select students.user_id as id, students.school_id,
      students.folded_into is null and users.suspended_at is null as is_active,
      exists (select from enrollments here
        where here.student_id = users.id and here.classroom_id = ${id}) as is_enrolled,
      taught.student_id is not null as is_taught,
      coalesce(taught.shares_owner, false) as shares_owner,
      students.is_school_made and coalesce(taught.is_own, false) as is_managed_by_caller,
      ${isOwnedByFamily()} as is_familys,
      students.is_school_made and exists (
        select from enrollments managing
        join classrooms on classrooms.id = managing.classroom_id
        where managing.student_id = users.id and managing.how <> 'joined'
          and classrooms.deleted_at is null
          and (classrooms.owner_id in (${ownerId}, ${educatorId})
            or classrooms.school_id = ${schoolId}::uuid)) as is_managed_by_owner
    from students
    join users on users.id = students.user_id
    left join lateral (
      select enrollments.student_id, bool_or(classrooms.owner_id = ${ownerId}) as shares_owner,
        bool_or(classrooms.owner_id = ${educatorId} and enrollments.how <> 'joined') as is_own
      from enrollments
      join classroom_educators on classroom_educators.classroom_id = enrollments.classroom_id
        and classroom_educators.educator_id = ${educatorId}
      join classrooms on classrooms.id = enrollments.classroom_id
      where enrollments.student_id = users.id
      group by enrollments.student_id) taught on true
    where students.user_id = any(${studentIds.map(toUuid)}::uuid[])
  `.execute(tx);
  return rows;
};
