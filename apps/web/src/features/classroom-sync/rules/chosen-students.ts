import type {
  ExternalRoster,
  ExternalStudent,
} from '@wonderfield/contract/classroom-sync/external-class';

/** Ids selected when the page opens: everybody on the first visit of a class, later those who are synced. */
export const preselectedIds = ({ classroomId, students }: ExternalRoster): string[] =>
  students.filter(({ isSynced }) => classroomId === undefined || isSynced).map(({ id }) => id);

/** Ids at the external service of the students who are synced. */
export const syncedIds = ({ students }: ExternalRoster): string[] =>
  students.filter(({ isSynced }) => isSynced).map(({ id }) => id);

/** Students of a synced class who are new there. */
export const newStudentsOf = ({ classroomId, students }: ExternalRoster): ExternalStudent[] =>
  classroomId === undefined
    ? []
    : students.filter(({ isSynced, isLeftOut: isExcluded }) => !isSynced && !isExcluded);

/** The ids with these added, or taken out. */
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

/** The ids from one to another, both included, in the order of the list. */
export const idsBetween = (ids: readonly string[], from: string, to: string): string[] => {
  const [first = 0, last = 0] = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  // Where one of them is not in sight there is no way between the two.
  return first < 0 ? [to] : ids.slice(first, last + 1);
};

/** Students whose name or address has the words that are looked for. */
export const studentsFound = (students: readonly ExternalStudent[], sought: string) => {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return students.filter(({ firstName, lastName, email = '' }) => {
    const text = `${firstName} ${lastName} ${email}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** How many of the chosen need a new seat of the school, as far as can be told before the preview. */
export const seatsNeeded = (chosen: readonly ExternalStudent[]) =>
  chosen.filter(({ isSynced, mayBeTwin: mayBeDuplicate }) => !isSynced && !mayBeDuplicate).length;
