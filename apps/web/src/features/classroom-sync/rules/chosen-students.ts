import type {
  ExternalRoster,
  ExternalStudent,
} from '@wonderfield/contract/classroom-sync/external-class';

/**
 * Returns the ids selected when the page opens: all on the first visit of a class, later the synced
 * ones.
 */
export const preselectedIds = ({ classroomId, students }: ExternalRoster): string[] =>
  students.filter(({ isSynced }) => classroomId === undefined || isSynced).map(({ id }) => id);

/** Returns the external ids of the synced students. */
export const syncedIds = ({ students }: ExternalRoster): string[] =>
  students.filter(({ isSynced }) => isSynced).map(({ id }) => id);

/** Returns the students who joined a synced class since the last sync and are not excluded. */
export const newStudentsOf = ({ classroomId, students }: ExternalRoster): ExternalStudent[] =>
  classroomId === undefined
    ? []
    : students.filter(({ isSynced, isLeftOut: isExcluded }) => !isSynced && !isExcluded);

/** Returns the ids with these added or removed. */
export const withIds = (
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> => {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
};

/** Returns the ids between two ids, both included, in list order. */
export const idsBetween = (ids: readonly string[], from: string, to: string): string[] => {
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  // If a filter hides one end, only the target is selected.
  return first < 0 ? [to] : ids.slice(first, last + 1);
};

/** Estimates how many chosen students need a new seat. The preview has the exact number. */
export const seatsNeeded = (chosen: readonly ExternalStudent[]) =>
  chosen.filter(({ isSynced, mayBeTwin: mayBeDuplicate }) => !isSynced && !mayBeDuplicate).length;
