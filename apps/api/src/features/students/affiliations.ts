import type { Db } from '../../db/connection.ts';
import { asId } from '../../db/to-uuid.ts';
import type { Deps } from '../../dependencies.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import {
  lockTiesOf,
  lockTiesOfAll,
  selectOptionalStanding,
  selectPeopleForUpdate,
  selectUntied,
  updateNotOrphaned,
  updateOffLicense,
  updateOrphaned,
} from './affiliations.queries.ts';

type Announcing = Pick<Deps, 'now' | 'listeners'>;

/** Nobody else changes who answers for the student until the transaction ends. */
export const lockTies = async (tx: Db, studentId: string) => {
  await lockTiesOf(tx, studentId);
};

/**
 * True for a student somebody answers for, whose account does not rest; it stays so until the
 * transaction ends.
 */
export const holdTies = async (tx: Db, studentId: string) => {
  await lockTiesOf(tx, studentId);
  const student = await selectOptionalStanding(tx, studentId);
  return student !== undefined && student.orphaned_at === null && student.folded_into === null;
};

/**
 * Holds students still until the transaction ends: who answers for them, and whether they sign in.
 * In one order for everybody.
 */
export const holdStudents = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length === 0) return;
  const inOrder = [...new Set(studentIds.map(asId))].sort();
  await lockTiesOfAll(tx, inOrder);
  await selectPeopleForUpdate(tx, inOrder);
};

/** Somebody answers for them again: what ending the last tie took away is given back. */
export const restoreOrphans = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length > 0) await updateNotOrphaned(tx, studentIds);
};

/**
 * A student left with neither parent nor classroom nor school is signed out, cannot sign in, and is
 * erased after 30 days (D 4). Anybody with a tie left stays as they are.
 */
export const orphanIfUntied = async (
  deps: Announcing,
  tx: Db,
  { studentId, byId }: { studentId: string; byId: string },
) => {
  await orphanAllUntied(deps, tx, { studentIds: [studentId], byId });
};

/**
 * The same for several, in one order for everybody, so that no two wait for each other, and in as many
 * statements as for one.
 */
export const orphanAllUntied = async (
  deps: Announcing,
  tx: Db,
  { studentIds, byId }: { studentIds: readonly string[]; byId: string },
) => {
  if (studentIds.length === 0) return;
  await lockTiesOfAll(tx, [...studentIds].sort());
  await updateOffLicense(tx, studentIds);
  const untied = await selectUntied(tx, studentIds);
  if (untied.length === 0) return;
  await updateOrphaned(tx, { studentIds: untied, byId, now: deps.now() });
  await endAllSessions(deps, tx, untied);
};
