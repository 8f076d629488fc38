import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { selectMergedAmong, selectMergedInto, updateMerged } from './merged-accounts.queries.ts';
import { endCardsAndHands } from './methods/cards.ts';

/* Accounts that are inactive because they were merged. */

/** Lists the accounts merged into this student, in an order in which they can be erased. */
export const listMergedInto = (db: Db, studentId: string) => selectMergedInto(db, studentId);

/** Omits merged students. */
export const withoutMerged = async <Params extends { studentId: string }>(
  db: Db,
  students: readonly Params[],
) => {
  if (students.length === 0) return [];
  const merged = await selectMergedAmong(
    db,
    students.map(({ studentId }) => studentId),
  );
  return students.filter(({ studentId }) => !merged.has(studentId));
};

/** Deactivates a merged account and ends its sessions, cards and raised hands. */
export const rest = async (
  deps: Pick<Deps, 'events' | 'now'>,
  tx: Db,
  { studentId, intoId }: { studentId: string; intoId: string },
) => {
  await updateMerged(tx, { studentId, intoId });
  await endCardsAndHands(deps, tx, [studentId]);
  await endSessionsOf(deps, tx, [studentId]);
};

/** Reactivates a merged account. Keeps an operator's suspension. */
export const wake = async (tx: Db, studentId: string) => {
  await updateMerged(tx, { studentId, intoId: null });
};
