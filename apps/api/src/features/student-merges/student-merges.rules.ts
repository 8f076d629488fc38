import type { Duplicate, Duplicates } from '@wonderfield/contract/student-merges/duplicates';
import { canBeMerged, MERGE_UNDO_DAYS } from '@wonderfield/contract/student-merges/merge-rules';
import { DomainError } from '../../domain-error.ts';
import { isGuest } from '../students/login-ownership.rules.ts';
import { likenessKeys, likenessOf } from '../students/name-similarity.rules.ts';

export type How = 'roster' | 'code' | 'sync' | 'joined';

const UNDO_MS = MERGE_UNDO_DAYS * 24 * 3_600_000;
/** A merge younger than this can be undone. */
export const undoSince = (now: Date) => new Date(now.getTime() - UNDO_MS);
export const undoUntil = (mergedAt: Date) => new Date(mergedAt.getTime() + UNDO_MS);

/** Nobody is two of one. */
export const ensureTwo = (oneId: string, otherId: string) => {
  if (oneId === otherId) throw new DomainError('MRG_001');
};

type Standing = { isFamilys: boolean; isSuspended: boolean };

/** The login of a family stays theirs. What an operator closed is not opened through another account. */
export const ensureMayMerge = ({ kept, folded: merged }: { kept: Standing; folded: Standing }) => {
  if (merged.isFamilys) throw new DomainError('MRG_002');
  if (kept.isSuspended || merged.isSuspended) throw new DomainError('MRG_004');
};

/** No school loses a student of its license that none of these classrooms stands for. */
export const ensureNoOtherSchool = (
  { schoolId }: { schoolId: string | null },
  places: readonly { schoolId: string | null }[],
) => {
  if (schoolId && !places.some((place) => place.schoolId === schoolId)) {
    throw new DomainError('MRG_003');
  }
};

/** No classroom of somebody else changes. */
export const ensureAllTaught = (
  classroomIds: readonly string[],
  taughtIds: ReadonlySet<string>,
) => {
  if (!classroomIds.every((id) => taughtIds.has(id))) throw new DomainError('MRG_003');
};

type Kept = { isFamilys: boolean; isLookedAfter: boolean; schoolId: string | null };

/** A classroom looks after the login of whom it gets, unless somebody else does. */
export const howHandedOn = (how: How, kept: Kept, classroomSchoolId: string | null) =>
  isGuest(kept) || (kept.schoolId && kept.schoolId !== classroomSchoolId) ? 'joined' : how;

/** A place of the folded account, beside the one the kept account has there. */
export type EnrollmentPair = {
  classroomId: string;
  schoolId: string | null;
  how: How;
  joinedAt: Date;
  isSynced: boolean;
  importId: string | null;
  /** Nothing where the kept account is not in that classroom. */
  keptIsSynced: boolean | null;
};

/** What becomes of each place: handed on where the other has none, otherwise only remembered. */
export const planEnrollments = (places: readonly EnrollmentPair[], kept: Kept) =>
  places.map((place) => ({
    ...place,
    isHandedOn: place.keptIsSynced === null,
    howHandedOn: howHandedOn(place.how, kept, place.schoolId),
    // One of the two follows the class at the other service: so does the one who stays.
    hasMarkedSynced: place.keptIsSynced === false && place.isSynced && !kept.isFamilys,
  }));
export type PlannedEnrollment = ReturnType<typeof planEnrollments>[number];

type Pair = Duplicates['pairs'][number];
export const pairKey = (oneId: string, otherId: string) => [oneId, otherId].sort().join(' ');

/** Pairs of students who share a key, each pair once and in the order of the list. */
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
  /** Pairs of whom an educator said that they are two. */
  apart: ReadonlySet<string>;
  /** Who has an id of their own in the class this classroom follows: two ids are two people. */
  onRoster: ReadonlySet<string>;
};

/** The login a teacher gave out comes before one that was made with the class code. */
const cardFirst = (first: Duplicate, second: Duplicate) =>
  first.how === 'code' && second.how !== 'code'
    ? ([second, first] as const)
    : ([first, second] as const);

/** Two of a classroom who may be one, and about whom nobody has said that they are two. */
export const findPairs = (students: readonly Duplicate[], { apart, onRoster }: Known): Pair[] =>
  candidatesAmong(students)
    .flatMap(([one, other]): Pair[] => {
      const likeness = canBeMerged(one, other) ? likenessOf(one, other) : undefined;
      if (!likeness || apart.has(pairKey(one.id, other.id))) return [];
      if (onRoster.has(one.id) && onRoster.has(other.id)) return [];
      const [first, second] = cardFirst(one, other);
      return [{ oneId: first.id, otherId: second.id, likeness }];
    })
    .toSorted((a, b) => Number(a.likeness === 'near') - Number(b.likeness === 'near'));
