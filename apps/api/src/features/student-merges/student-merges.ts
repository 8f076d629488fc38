import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { insertLookalikes } from './duplicates.queries.ts';

/* Possible duplicates: the interface for other features. */

type Apart = { classroomId: string; pairs: readonly (readonly [string, string])[]; byId: string };

/**
 * Stores that an educator marked these pairs as different, so they are not reported again in this
 * classroom.
 */
export const rememberApart = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { classroomId, pairs, byId }: Apart,
) => {
  for (const ids of pairs) await insertLookalikes(tx, { classroomId, ids, byId, now: now() });
};
