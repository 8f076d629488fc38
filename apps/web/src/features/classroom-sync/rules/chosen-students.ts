import type {
  OutsideRoster,
  OutsideStudent,
} from '@wonderfield/contract/classroom-sync/outside-class';

/**
 * Who is chosen when the page opens: everybody of a class that was never synced, and those who are
 * synced already of one that was. Whoever was left out on purpose cannot be told from a newcomer,
 * so newcomers are offered and not taken.
 */
export const preselectedIds = ({ classroomId, students }: OutsideRoster): string[] =>
  students.filter(({ isSynced }) => classroomId === undefined || isSynced).map(({ id }) => id);

/** Students of a synced class who are not in the classroom. */
export const newcomersOf = ({ classroomId, students }: OutsideRoster): OutsideStudent[] =>
  classroomId === undefined ? [] : students.filter(({ isSynced }) => !isSynced);

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
export const studentsFound = (students: readonly OutsideStudent[], sought: string) => {
  const words = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return students.filter(({ firstName, lastName, email = '' }) => {
    const text = `${firstName} ${lastName} ${email}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
};

/** How many of the chosen need a new seat of the school, as far as can be told before the preview. */
export const seatsNeeded = (chosen: readonly OutsideStudent[]) =>
  chosen.filter(({ isSynced, mayBeTwin }) => !isSynced && !mayBeTwin).length;
