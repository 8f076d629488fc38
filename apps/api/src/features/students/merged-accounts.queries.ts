import { sql } from 'kysely';
import type { Db } from '../../db/connection/connection.ts';

/** Selects all accounts merged into this student, directly or indirectly, the deepest first. */
export const selectMergedInto = async (db: Db, studentId: string) => {
  const { rows } = await sql<{ user_id: string }>`
    with recursive merged as (
      select user_id, 1 as depth from students where folded_into = ${studentId}
      union all
      select students.user_id, merged.depth + 1
      from students join merged on students.folded_into = merged.user_id
    )
    select user_id from merged order by depth desc, user_id`.execute(db);
  return rows.map(({ user_id }) => user_id);
};

export const selectMergedAmong = async (db: Db, studentIds: readonly string[]) => {
  const rows = await db
    .selectFrom('students')
    .select('user_id')
    .where('user_id', 'in', [...studentIds])
    .where('folded_into', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

export const updateMerged = (
  tx: Db,
  { studentId, intoId }: { studentId: string; intoId: string | null },
) =>
  tx
    .updateTable('students')
    .set({ folded_into: intoId })
    .where('user_id', '=', studentId)
    .execute();
