import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { selectFoldedAmong, selectFoldedInto, updateFolded } from './merged-accounts.queries.ts';

/* Accounts that rest because another one of the same student stays. */

/** Every account that is this student, too: in an order in which they can be erased. */
export const listFoldedInto = (db: Db, studentId: string) => selectFoldedInto(db, studentId);

/** Of these, those who do not rest. */
export const withoutFolded = async <Of extends { studentId: string }>(
  db: Db,
  students: readonly Of[],
) => {
  if (students.length === 0) return [];
  const folded = await selectFoldedAmong(
    db,
    students.map(({ studentId }) => studentId),
  );
  return students.filter(({ studentId }) => !folded.has(studentId));
};

/** The account rests: it is signed out, and nobody signs in with it. */
export const rest = async (
  deps: Pick<Deps, 'listeners'>,
  tx: Db,
  { studentId, intoId }: { studentId: string; intoId: string },
) => {
  await updateFolded(tx, { studentId, intoId });
  await endOtherSessions(deps, tx, studentId);
};

/** The account is one of its own again. An operator's suspension stays what it is. */
export const wake = async (tx: Db, studentId: string) => {
  await updateFolded(tx, { studentId, intoId: null });
};
