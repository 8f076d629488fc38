import type { Db } from '../../db/connection.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { hasTie, updateOrphaned } from './children.queries.ts';

/**
 * A child left with neither parent nor classroom nor school is signed out, cannot sign in, and is
 * erased after 30 days (D 4). Anybody with a tie left stays as they are.
 */
export const orphanIfUntied = async (tx: Db, childId: string, byId: string, now: Date) => {
  if (await hasTie(tx, childId)) return;
  await updateOrphaned(tx, childId, byId, now);
  await endOtherSessions(tx, childId);
};
