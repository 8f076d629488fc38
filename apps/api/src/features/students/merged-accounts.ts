import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { selectMergedAmong, selectMergedInto, updateMerged } from './merged-accounts.queries.ts';

/* Accounts that rest because another one of the same student stays. */

/** Every account that is this student, too: in an order in which they can be erased. */
export const listMergedInto = (db: Db, studentId: string) => selectMergedInto(db, studentId);

/** Of these, those who do not rest. */
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

/** The account rests: it is signed out, and nobody signs in with it. */
export const rest = async (
  deps: Pick<Deps, 'events'>,
  tx: Db,
  { studentId, intoId }: { studentId: string; intoId: string },
) => {
  await updateMerged(tx, { studentId, intoId });
  await endOtherSessions(deps, tx, studentId);
};

/** The account is one of its own again. An operator's suspension stays what it is. */
export const wake = async (tx: Db, studentId: string) => {
  await updateMerged(tx, { studentId, intoId: null });
};
