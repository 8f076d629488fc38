import { sql } from 'kysely';
import type { Db } from '../../db/connection.ts';

/** Who looks after these students' logins, seen by one educator. */
export const selectStandings = async (
  db: Db,
  { educatorId, studentIds }: { educatorId: string; studentIds: readonly string[] },
) => {
  const { rows } = await sql<{
    id: string;
    is_familys: boolean;
    is_kept: boolean;
    is_orphan: boolean;
    school_id: string | null;
  }>`
    select students.user_id as id, students.school_id, students.orphaned_at is not null as is_orphan,
      not students.is_school_made
        or exists (select from guardianships where child_id = students.user_id) as is_familys,
      exists (
        select from enrollments taught
        join classroom_educators on classroom_educators.classroom_id = taught.classroom_id
        where taught.student_id = students.user_id and taught.how <> 'joined'
          and classroom_educators.educator_id = ${educatorId}) as is_kept
    from students where students.user_id = any(${[...studentIds]}::uuid[])
  `.execute(db);
  return rows;
};
