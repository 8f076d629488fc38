import type { Duplicate, Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { canBeMerged, MERGE_UNDO_DAYS } from '@wonderfield/contract/student-merges/merge-rules';
import { DomainError } from '../../domain-error.ts';
import { isGuest } from '../students/logins/login-ownership.rules.ts';
import { likenessKeys, likenessOf } from '../students/names/name-similarity.rules.ts';

export type How = 'roster' | 'code' | 'sync' | 'joined';

const UNDO_MS = MERGE_UNDO_DAYS * 24 * 3_600_000;
/** Returns the earliest time of a merge that can be undone. */
export const undoSince = (now: Date) => new Date(now.getTime() - UNDO_MS);
export const undoUntil = (mergedAt: Date) => new Date(mergedAt.getTime() + UNDO_MS);

/** Rejects merging an account with itself. */
export const ensureTwo = (oneId: string, otherId: string) => {
  if (oneId === otherId) throw new DomainError('MRG_001');
};

type Standing = { isFamilys: boolean; isSuspended: boolean };

/**
 * Rejects merging a family's account, and suspended accounts, which another account must not
 * reactivate.
 */
export const ensureMayMerge = ({ kept, folded: merged }: { kept: Standing; folded: Standing }) => {
  if (merged.isFamilys) throw new DomainError('MRG_002');
  if (kept.isSuspended || merged.isSuspended) throw new DomainError('MRG_004');
};

/** Rejects a student on the license of a school that none of these classrooms belongs to. */
export const ensureNoOtherSchool = (
  { schoolId }: { schoolId: string | null },
  places: readonly { schoolId: string | null }[],
) => {
  if (schoolId && !places.some((place) => place.schoolId === schoolId)) {
    throw new DomainError('MRG_003');
  }
};

/** Rejects changes of other teachers' classrooms. */
export const ensureAllTaught = (
  classroomIds: readonly string[],
  taughtIds: ReadonlySet<string>,
) => {
  if (!classroomIds.every((id) => taughtIds.has(id))) throw new DomainError('MRG_003');
};

type ManagingClassroom = { ownerId: string; schoolId: string | null };

/** Returns true if one owner or one school manages all of these logins. */
export const haveOneManager = (classrooms: readonly ManagingClassroom[]) => {
  const [first] = classrooms;
  if (!first) return true;
  const { ownerId, schoolId } = first;
  return (
    classrooms.every((classroom) => classroom.ownerId === ownerId) ||
    (schoolId !== null && classrooms.every((classroom) => classroom.schoolId === schoolId))
  );
};

/**
 * Rejects merging logins of two owners. A co-teacher of both would otherwise keep the login of
 * another owner's student after their access ended [T42].
 */
export const ensureOneManager = (classrooms: readonly ManagingClassroom[]) => {
  if (!haveOneManager(classrooms)) throw new DomainError('MRG_003');
};

type Kept = { isFamilys: boolean; isLookedAfter: boolean; schoolId: string | null };

/**
 * Returns how the student is enrolled. The classroom manages the login unless another adult does.
 */
export const howHandedOn = (how: How, kept: Kept, classroomSchoolId: string | null) =>
  isGuest(kept) || (kept.schoolId && kept.schoolId !== classroomSchoolId) ? 'joined' : how;

/** An enrollment of the merged account with the kept account's state in that classroom. */
export type EnrollmentPair = {
  classroomId: string;
  schoolId: string | null;
  how: How;
  joinedAt: Date;
  isSynced: boolean;
  importId: string | null;
  /** Null if the kept account is not in that classroom. */
  keptIsSynced: boolean | null;
};

/** Plans each enrollment: moved if the kept account has none there, otherwise only recorded. */
export const planEnrollments = (places: readonly EnrollmentPair[], kept: Kept) =>
  places.map((place) => ({
    ...place,
    isHandedOn: place.keptIsSynced === null,
    howHandedOn: howHandedOn(place.how, kept, place.schoolId),
    // If one of the accounts is synced, the kept one is synced, too.
    hasMarkedSynced: place.keptIsSynced === false && place.isSynced && !kept.isFamilys,
  }));
export type PlannedEnrollment = ReturnType<typeof planEnrollments>[number];

type Pair = Duplicates['pairs'][number];
export const pairKey = (oneId: string, otherId: string) => [oneId, otherId].sort().join(' ');

/** Returns pairs of students who share a key, each once and in the order of the list. */
const candidatesAmong = (students: readonly Duplicate[]) => {
  const sharing = new Map<string, Set<number>>();
  for (const [place, student] of students.entries()) {
    for (const key of likenessKeys(student)) {
      sharing.set(key, (sharing.get(key) ?? new Set()).add(place));
    }
  }
  return students.flatMap((one, place) => {
    const places = new Set(likenessKeys(one).flatMap((key) => [...(sharing.get(key) ?? [])]));
    return [...places]
      .filter((other) => other > place)
      .sort((a, b) => a - b)
      .map((other) => [one, students[other] ?? one] as const);
  });
};

type Known = {
  /** Pairs that an educator marked as different students. */
  apart: ReadonlySet<string>;
  /** Students with their own id in the synced class. Two ids belong to two people. */
  onRoster: ReadonlySet<string>;
  /** The educator's classrooms that manage the login of each student. */
  managing: ReadonlyMap<string, readonly ManagingClassroom[]>;
};

/** Puts a login issued by a teacher before one created with the class code. */
const cardFirst = (first: Duplicate, second: Duplicate) =>
  first.how === 'code' && second.how !== 'code'
    ? ([second, first] as const)
    : ([first, second] as const);

/**
 * Returns possible duplicates with at least one student of the classroom, without pairs marked as
 * different.
 */
export const findPairs = (
  students: readonly Duplicate[],
  { apart, onRoster, managing }: Known,
): Pair[] =>
  candidatesAmong(students)
    .flatMap(([one, other]): Pair[] => {
      const isHere = !one.className || !other.className;
      const likeness = isHere && canBeMerged(one, other) ? likenessOf(one, other) : undefined;
      if (!likeness || apart.has(pairKey(one.id, other.id))) return [];
      if (onRoster.has(one.id) && onRoster.has(other.id)) return [];
      if (!haveOneManager([one, other].flatMap(({ id }) => managing.get(id) ?? []))) return [];
      const [first, second] = cardFirst(one, other);
      return [{ oneId: first.id, otherId: second.id, likeness }];
    })
    .toSorted((a, b) => Number(a.likeness === 'near') - Number(b.likeness === 'near'));
