import { schoolYearAt } from '@wonderfield/contract/classrooms/next-year-rules';
import { CLASSROOM_MAX_STUDENTS, NEXT_YEAR_UNDO_DAYS } from '@wonderfield/contract/limits';
import { DomainError } from '../../../domain-error.ts';

type How = 'roster' | 'code' | 'sync' | 'joined';

/** Returns the school year of a classroom. Older classrooms have the year of their creation. */
export const schoolYearOfRow = (row: { school_year: number | null; created_at: Date }) =>
  row.school_year ?? schoolYearAt(row.created_at);

/** Returns the time until which a new school year can be undone. */
export const undoUntil = (startedAt: Date) =>
  new Date(startedAt.getTime() + NEXT_YEAR_UNDO_DAYS * 24 * 3_600_000);

/** Rejects an undo after 30 days. */
export const ensureNotTooOld = ({ started_at }: { started_at: Date }, now: Date) => {
  if (now > undoUntil(started_at)) throw new DomainError('YER_002');
};

/** Rejects a choice that is based on an outdated list of students. */
export const ensureWholeRoster = (
  enrolledIds: readonly string[],
  { studentIds, leavingIds }: { studentIds: readonly string[]; leavingIds: readonly string[] },
) => {
  const chosen = [...new Set([...studentIds, ...leavingIds])].sort();
  const isSame =
    chosen.length === studentIds.length + leavingIds.length &&
    chosen.join() === [...enrolledIds].sort().join();
  if (!isSame) throw new DomainError('CLS_006');
};

/** Returns how a student comes to the new class, which is not synced yet. */
export const howInNewClass = (how: How): How => (how === 'sync' ? 'roster' : how);

/**
 * Returns the capacity of the restored class. It grows if students were added since, up to the size
 * that every class can have.
 */
export const capacityFor = (students: number, { capacity }: { capacity: number }) => {
  if (students <= capacity) return capacity;
  if (students > CLASSROOM_MAX_STUDENTS) throw new DomainError('YER_005');
  return students;
};

type Place = { owner_id: string; archived_at: Date | null };

/** Rejects an undo if the new class has another owner, is archived or moved on. */
export const ensureUndoable = (
  next: Place & { hasNextYear: boolean },
  old: { owner_id: string },
) => {
  if (next.owner_id !== old.owner_id || next.archived_at || next.hasNextYear)
    throw new DomainError('YER_004');
};

/** Returns true if a student of the old class uses a new seat in a class on a license. */
export const needsSeat = (
  { is_managed, school_id }: { is_managed: boolean; school_id: string | null },
  isOnLicense: boolean,
) => isOnLicense && is_managed && school_id === null;
