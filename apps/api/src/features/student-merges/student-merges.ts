import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { insertLookalikes } from './duplicates.queries.ts';

/* Students who may be one, as other features meet them. */

type Apart = { classroomId: string; pairs: readonly (readonly [string, string])[]; byId: string };

/** An educator said elsewhere that these are two: the question does not come back in this classroom. */
export const rememberApart = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroomId, pairs, byId }: Apart,
) => {
  for (const ids of pairs) await insertLookalikes(tx, { classroomId, ids, byId, now: now() });
};
