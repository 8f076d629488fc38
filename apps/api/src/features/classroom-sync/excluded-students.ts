import type { EventHandlers } from '../../context/domain-events.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import type { SyncedClassroom } from '../classrooms/synced-classrooms.ts';
import { selectSyncedSubjects, updateExcluded } from './excluded-students.queries.ts';

type Sealing = Pick<Deps, 'sealer'>;
type Identified = { id: string };

/** Who is left out is remembered without a word about a child who has no account here. */
const markOf = ({ sealer }: Sealing, externalId: string) =>
  sealer.mark(externalId, 'left out of a synced classroom');

export const hashExcluded = (
  deps: Sealing,
  roster: readonly Identified[],
  chosenIds: ReadonlySet<string>,
) => roster.filter(({ id }) => !chosenIds.has(id)).map(({ id }) => markOf(deps, id));

/** Everybody but those the educator left out the last time. */
export const usuallyChosen = (
  deps: Sealing,
  roster: readonly Identified[],
  syncedClassroom: Pick<SyncedClassroom, 'left_out_marks'> | undefined,
) => {
  const excluded = new Set(syncedClassroom?.left_out_marks.map((mark) => mark.toString('hex')));
  const chosen = roster.filter(({ id }) => !excluded.has(markOf(deps, id).toString('hex')));
  return new Set(chosen.map(({ id }) => id));
};

/** Marks of whom an undone sync had brought: they do not come back by themselves the next night. */
export const hashTaken = async (
  deps: Sealing,
  tx: Db,
  taken: { studentIds: readonly string[]; classroomId: string },
) => {
  if (taken.studentIds.length === 0) return [];
  const followed = await selectSyncedSubjects(tx, taken);
  return followed.flatMap(({ subjects }) => subjects.map((subject) => markOf(deps, subject)));
};

/** Whom a person took off does not come back by itself the next night. */
export const leaveOut: EventHandlers['studentsRemovedManually'] = async (tools, tx, taken) => {
  if (taken.studentIds.length === 0) return;
  for (const { id, subjects } of await selectSyncedSubjects(tx, taken)) {
    await updateExcluded(tx, { id, marks: subjects.map((subject) => markOf(tools, subject)) });
  }
};
