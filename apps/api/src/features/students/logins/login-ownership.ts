import type { Db } from '../../../db/connection/connection.ts';
import { selectLoginOwnership } from './login-ownership.queries.ts';

/** Returns who manages each student's login, from the view of one educator. */
export const readLoginOwnership = async (
  db: Db,
  params: { educatorId: string; studentIds: readonly string[] },
) => {
  const rows = await selectLoginOwnership(db, params);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        schoolId: row.school_id,
        isFamilys: row.is_familys,
        isLookedAfter: row.is_looked_after,
        isOrphan: row.is_orphan,
        isSuspended: row.is_suspended,
      },
    ]),
  );
};
