import { type DuplicatePair, findDuplicates, mayBeDuplicate } from './find-duplicates.rules.ts';
import { isRenamed, type KnownStudent, type Person } from './sync-students.rules.ts';

/** The changes of a sync by student. */
export type SyncPlan = {
  twins: DuplicatePair[];
  /** People with or without an existing account. */
  added: { person: Person; student: KnownStudent | undefined }[];
  renamed: { person: Person; student: KnownStudent }[];
  matched: KnownStudent[];
  left: { student: KnownStudent; why: 'gone' | 'notChosen' }[];
  /** Children of families who are not enrolled. Only their family can enroll them. */
  familys: Person[];
};

/**
 * Compares an external class with a classroom, matching accounts only by external id. Reports
 * similar students as possible duplicates and never removes manually added students.
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
  // A student may have two ids at the service.
  const personByStudent = new Map<KnownStudent, Person>();
  for (const person of chosen) {
    const owner = owners.get(person.id);
    if (owner && !personByStudent.has(owner)) personByStudent.set(owner, person);
  }
  const newPeople = chosen.filter(({ id }) => !owners.has(id));
  const unmatched = students.filter(
    (student) => mayBeDuplicate(student) && !personByStudent.has(student),
  );
  const duplicates = findDuplicates(newPeople, unmatched);
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
      ...newPeople
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
 * Limits a plan to changes that need no decision: new students, and in mode "full" also renames and
 * removals. Possible duplicates wait.
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

/** Counts the students who differ from the external class, for the list of classes. */
export const countChanges = ({ twins: duplicates, added, renamed, left }: SyncPlan) =>
  duplicates.length + added.length + renamed.length + left.length;
