import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isManagedBy } from '../../../db/expressions/login-ownership.ts';
import { toUuid } from '../../../db/to-uuid.ts';

type ManagerRow = {
  student_id: string;
  student_first_name: string;
  id: string;
  email: string;
  first_name: string;
  kind: 'parent' | 'educator' | 'school';
};

/** Selects active adults who manage the logins of these students. */
export const selectLoginManagers = async (db: Db, studentIds: readonly string[]) => {
  const { rows } = await sql<ManagerRow>`
    with keeping as (
      select distinct enrollments.student_id, classroom_educators.educator_id
      from enrollments
      join students on students.user_id = enrollments.student_id and students.is_school_made
      join classroom_educators on classroom_educators.classroom_id = enrollments.classroom_id
      where enrollments.student_id = any(${[...studentIds]}::uuid[]) and enrollments.how <> 'joined'
    ), managing as (
      select child_id as student_id, parent_id as manager_id, 'parent' as kind
      from guardianships where child_id = any(${[...studentIds]}::uuid[])
      union all
      select student_id, educator_id, 'educator' from keeping
      union all
      select students.user_id, open_schools.administrator_id, 'school'
      from students join open_schools on open_schools.id = students.school_id
      where students.user_id = any(${[...studentIds]}::uuid[]) and students.is_school_made
        and not exists (select from keeping where keeping.student_id = students.user_id)
    )
    select managing.student_id, student.first_name as student_first_name, users.id, users.email,
      users.first_name, managing.kind
    from managing join users on users.id = managing.manager_id
    join users student on student.id = managing.student_id
    where users.suspended_at is null
    order by users.id, managing.student_id
  `.execute(db);
  return rows;
};

/** Locks a student of this educator's managing classroom or administered school. */
export const selectOptionalManagedStudentForUpdate = async (
  tx: Db,
  { educatorId, studentId }: { educatorId: string; studentId: string },
) => {
  const { rows } = await sql<{ id: string }>`
    select users.id from users join students on students.user_id = users.id
    where users.id = ${toUuid(studentId)} and students.is_school_made
      and (${isManagedBy(educatorId)} or exists (
        select from open_schools where open_schools.id = students.school_id
          and open_schools.administrator_id = ${educatorId}))
    for update of users
  `.execute(tx);
  return rows[0];
};
