import { type DuplicatePair, findDuplicates, mayBeDuplicate } from './find-duplicates.rules.ts';
import { isRenamed, type KnownStudent, type Person } from './sync-students.rules.ts';

/** What a sync would do to whom. */
export type SyncPlan = {
  twins: DuplicatePair[];
  /** With the account they have, or without one. */
  added: { person: Person; student: KnownStudent | undefined }[];
  renamed: { person: Person; student: KnownStudent }[];
  matched: KnownStudent[];
  left: { student: KnownStudent; why: 'gone' | 'notChosen' }[];
  /** Children of families who are not in the classroom: only their family brings them in. */
  familys: Person[];
};

/**
 * Holds a class at another service against a classroom. Accounts are matched by the service's id and
 * nothing else; whoever only looks like somebody is a question. Students who were added by hand are
 * never taken off.
 */
export const planSync = (
  roster: readonly Person[],
  chosenIds: ReadonlySet<string>,
  students: readonly KnownStudent[],
): SyncPlan => {
  const chosen = roster.filter(({ id }) => chosenIds.has(id));
  const owners = new Map(
    students.flatMap((student) => student.outsideIds.map((id) => [id, student] as const)),
  );
  // Somebody with two ids there is one student here.
  const personByStudent = new Map<KnownStudent, Person>();
  for (const person of chosen) {
    const owner = owners.get(person.id);
    if (owner && !personByStudent.has(owner)) personByStudent.set(owner, person);
  }
  const anonymousCallers = chosen.filter(({ id }) => !owners.has(id));
  const unmatched = students.filter(
    (student) => mayBeDuplicate(student) && !personByStudent.has(student),
  );
  const duplicates = findDuplicates(anonymousCallers, unmatched);
  const inDuplicates = new Set(
    duplicates.flatMap(({ person, student }) => [person.id, student.id]),
  );
  const rosterIds = new Set(roster.map(({ id }) => id));

  const enrolled = [...personByStudent].filter(([student]) => student.place);
  const renamed = enrolled.filter(([student, person]) => isRenamed(person, student));
  return {
    twins: duplicates,
    added: [
      ...[...personByStudent]
        .filter(([student]) => !student.place && !student.isFamilys)
        .map(([student, person]) => ({ person, student })),
      ...anonymousCallers
        .filter(({ id }) => !inDuplicates.has(id))
        .map((person) => ({ person, student: undefined })),
    ],
    familys: [...personByStudent]
      .filter(([student]) => !student.place && student.isFamilys)
      .map(([, person]) => person),
    renamed: renamed.map(([student, person]) => ({ person, student })),
    matched: enrolled.filter(([student, person]) => !isRenamed(person, student)).map(([s]) => s),
    left: unmatched
      .filter(({ id, place }) => place?.isSynced && !inDuplicates.has(id))
      .map((student) => ({
        student,
        why: student.outsideIds.some((id) => rosterIds.has(id)) ? 'notChosen' : 'gone',
      })),
  };
};

/**
 * What may happen while nobody looks: newcomers come in, and where the educator said so, names follow
 * and students leave. Who may be somebody else waits, on both sides.
 */
export const planForNight = <Plan extends SyncPlan>(plan: Plan, mode: 'full' | 'add'): Plan => {
  const quiet = { ...plan, twins: [] };
  if (mode === 'full') return quiet;
  return {
    ...quiet,
    renamed: [],
    left: [],
    matched: [...plan.matched, ...plan.renamed.map(({ student }) => student)],
  };
};

/** How many students differ from the other service, for the list of classes. */
export const countChanges = ({ twins: duplicates, added, renamed, left }: SyncPlan) =>
  duplicates.length + added.length + renamed.length + left.length;
