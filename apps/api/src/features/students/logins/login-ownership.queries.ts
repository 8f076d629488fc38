import { sql } from 'kysely';
import type { Db } from '../../../db/connection/connection.ts';
import { isManagedBy, isOwnedByFamily } from '../../../db/expressions/login-ownership.ts';

/** Selects who manages these students' logins, from the view of one educator. */
export const selectLoginOwnership = async (
  db: Db,
  { educatorId, studentIds }: { educatorId: string; studentIds: readonly string[] },
) => {
  const { rows } = await sql<{
    id: string;
    is_familys: boolean;
    is_looked_after: boolean;
    is_orphan: boolean;
    is_suspended: boolean;
    school_id: string | null;
  }>`
    select students.user_id as id, students.school_id, students.orphaned_at is not null as is_orphan,
      users.suspended_at is not null as is_suspended,
      ${isOwnedByFamily()} as is_familys, ${isManagedBy(educatorId)} as is_looked_after
    from students join users on users.id = students.user_id
    where students.user_id = any(${[...studentIds]}::uuid[])
  `.execute(db);
  return rows;
};
