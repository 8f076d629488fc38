import type { Db } from '../../db/connection.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { hasTie, lockTies, selectOptionalOrphanedAt, updateOrphaned } from './children.queries.ts';

/**
 * A child left with neither parent nor classroom nor school is signed out, cannot sign in, and is
 * erased after 30 days (D 4). Anybody with a tie left stays as they are.
 */
export const orphanIfUntied = async (tx: Db, childId: string, byId: string, now: Date) => {
  await lockTies(tx, childId);
  if (await hasTie(tx, childId)) return;
  await updateOrphaned(tx, childId, byId, now);
  await endOtherSessions(tx, childId);
};

/** The same for several, in one order for everybody, so that no two wait for each other. */
export const orphanAllUntied = async (
  tx: Db,
  childIds: readonly string[],
  byId: string,
  now: Date,
) => {
  for (const childId of [...childIds].sort()) await orphanIfUntied(tx, childId, byId, now);
};

/** True for a child somebody answers for; it stays so until the transaction ends. */
export const holdTies = async (tx: Db, childId: string) => {
  await lockTies(tx, childId);
  const student = await selectOptionalOrphanedAt(tx, childId);
  return student !== undefined && student.orphaned_at === null;
};
