import type { Db } from '../../db/connection/connection.ts';
import { toUuid } from '../../db/to-uuid.ts';
import type { Deps } from '../../dependencies.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
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

/** Locks the student's affiliations until the transaction ends. */
export const lockAffiliations = async (tx: Db, studentId: string) => {
  await lockAffiliationsOf(tx, studentId);
};

/** Locks the affiliations. Returns true if the student has one and the account is not merged. */
export const lockAffiliatedStudent = async (tx: Db, studentId: string) => {
  await lockAffiliationsOf(tx, studentId);
  const student = await selectOptionalStanding(tx, studentId);
  return student !== undefined && student.orphaned_at === null && student.folded_into === null;
};

/**
 * Locks the affiliations and accounts of students, which also blocks sign-ins. Always in the same
 * order.
 */
export const lockStudents = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length === 0) return;
  const inOrder = [...new Set(studentIds.map(toUuid))].sort();
  await lockAffiliationsOfAll(tx, inOrder);
  await selectPeopleForUpdate(tx, inOrder);
};

/** Reactivates students who have an affiliation again. */
export const reactivateStudents = async (tx: Db, studentIds: readonly string[]) => {
  if (studentIds.length > 0) await updateReactivated(tx, studentIds);
};

/**
 * Deactivates a student without any affiliation, who is erased after 30 days. Does nothing if one
 * is left.
 */
export const deactivateIfUnaffiliated = async (
  deps: EventDeps,
  tx: Db,
  { studentId, byId }: { studentId: string; byId: string },
) => {
  await deactivateUnaffiliated(deps, tx, { studentIds: [studentId], byId });
};

/**
 * Deactivates unaffiliated students in a fixed order, to avoid deadlocks, and in a constant number
 * of statements.
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
  await endSessionsOf(deps, tx, unaffiliated);
};
