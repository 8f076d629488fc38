import type { Db } from '../../db/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import type { Deps } from '../../dependencies.ts';
import { endAllSessions } from '../sessions/sessions.ts';
import {
  lockAffiliationsOf,
  lockAffiliationsOfAll,
  selectOptionalStanding,
  selectPeopleForUpdate,
  selectUnaffiliated,
  updateDeactivated,
  updateOffLicense,
  updateReactivated,
} from './affiliations.queries.ts';

type EventDeps = Pick<Deps, 'now' | 'events'>;

/** Nobody else changes who answers for the student until the transaction ends. */
export const lockAffiliations = async (tx: Db, studentId: string) => {
  await lockAffiliationsOf(tx, studentId);
};

/**
 * True for a student somebody answers for, whose account does not rest; it stays so until the
 * transaction ends.
 */
export const lockAffiliatedStudent = async (tx: Db, studentId: string) => {
  await lockAffiliationsOf(tx, studentId);
  const student = await selectOptionalStanding(tx, studentId);
  return student !== undefined && student.orphaned_at === null && student.folded_into === null;
};

/**
 * Holds students still until the transaction ends: who answers for them, and whether they sign in.
 * In one order for everybody.
 */
export const lockStudents = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length === 0) return;
  const inOrder = [...new Set(studentIds.map(toUuid))].sort();
  await lockAffiliationsOfAll(tx, inOrder);
  await selectPeopleForUpdate(tx, inOrder);
};

/** Somebody answers for them again: what ending the last tie took away is given back. */
export const reactivateStudents = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length > 0) await updateReactivated(tx, studentIds);
};

/**
 * A student left with neither parent nor classroom nor school is signed out, cannot sign in, and is
 * erased after 30 days (D 4). Anybody with a tie left stays as they are.
 */
export const deactivateIfUnaffiliated = async (
  deps: EventDeps,
  tx: Db,
  { studentId, byId }: { studentId: string; byId: string },
) => {
  await deactivateUnaffiliated(deps, tx, { studentIds: [studentId], byId });
};

/**
 * The same for several, in one order for everybody, so that no two wait for each other, and in as many
 * statements as for one.
 */
export const deactivateUnaffiliated = async (
  deps: EventDeps,
  tx: Db,
  { studentIds, byId }: { studentIds: readonly string[]; byId: string },
) => {
  if (studentIds.length === 0) return;
  await lockAffiliationsOfAll(tx, [...studentIds].sort());
  await updateOffLicense(tx, studentIds);
  const unaffiliated = await selectUnaffiliated(tx, studentIds);
  if (unaffiliated.length === 0) return;
  await updateDeactivated(tx, { studentIds: unaffiliated, byId, now: deps.now() });
  await endAllSessions(deps, tx, unaffiliated);
};
