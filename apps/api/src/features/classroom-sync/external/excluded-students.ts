import type { EventHandlers } from '../../../context/domain-events.ts';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import type { SyncedClassroom } from '../../classrooms/synced-classrooms.ts';
import {
  selectSyncedSubjects,
  updateExcluded,
  updateIncluded,
} from './excluded-students.queries.ts';

type Sealing = Pick<Deps, 'sealer'>;
type Identified = { id: string };

/** Stores excluded students as keyed hashes, because they may have no account here. */
const markOf = ({ sealer }: Sealing, externalId: string) =>
  sealer.mark(externalId, 'left out of a synced classroom');

export const hashExcluded = (
  deps: Sealing,
  roster: readonly Identified[],
  chosenIds: ReadonlySet<string>,
) => roster.filter(({ id }) => !chosenIds.has(id)).map(({ id }) => markOf(deps, id));

/** Returns all students except those the educator excluded in the last sync. */
export const usuallyChosen = (
  deps: Sealing,
  roster: readonly Identified[],
  syncedClassroom: Pick<SyncedClassroom, 'left_out_marks'> | undefined,
) => {
  const excluded = new Set(syncedClassroom?.left_out_marks.map((mark) => mark.toString('hex')));
  const chosen = roster.filter(({ id }) => !excluded.has(markOf(deps, id).toString('hex')));
  return new Set(chosen.map(({ id }) => id));
};

/**
 * Returns the hashes of students that an undone sync had enrolled, so the nightly sync does not add
 * them again.
 */
export const hashTaken = async (
  deps: Sealing,
  tx: Db,
  taken: { studentIds: readonly string[]; classroomId: string },
) => {
  if (taken.studentIds.length === 0) return [];
  const followed = await selectSyncedSubjects(tx, taken);
  return followed.flatMap(({ subjects }) => subjects.map((subject) => markOf(deps, subject)));
};

/** Excludes manually removed students, so the nightly sync does not add them again. */
export const leaveOut: EventHandlers['studentsRemovedManually'] = async (tools, tx, taken) => {
  if (taken.studentIds.length === 0) return;
  for (const { id, subjects } of await selectSyncedSubjects(tx, taken)) {
    await updateExcluded(tx, { id, marks: subjects.map((subject) => markOf(tools, subject)) });
  }
};

/** Includes students who were brought back, so the nightly sync does not remove them. */
export const takeIn: EventHandlers['studentsBroughtBack'] = async (tools, tx, back) => {
  for (const { id, subjects } of await selectSyncedSubjects(tx, back)) {
    await updateIncluded(tx, { id, marks: subjects.map((subject) => markOf(tools, subject)) });
  }
};
