import type { Db } from '../../db/connection.ts';
import { selectStandings } from './login-ownership.queries.ts';

/** By student: who looks after the login, seen by one educator. */
export const readStandings = async (
  db: Db,
  of: { educatorId: string; studentIds: readonly string[] },
) => {
  const rows = await selectStandings(db, of);
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
