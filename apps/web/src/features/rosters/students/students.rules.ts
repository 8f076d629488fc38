import type { Student } from '@wonderfield/contract/classrooms/student';

/** Groups of students by their last sign-in. */
export const FILTERS = ['all', 'thisWeek', 'notThisWeek', 'never'] as const;
export type Filter = (typeof FILTERS)[number];

/** Returns the start of Monday of the current week, in the time zone of the browser. */
export const startOfWeek = (now: Date) => {
  const daysSinceMonday = (now.getDay() + 6) % 7;
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysSinceMonday);
};

type SignedIn = Pick<Student, 'signedInAt'>;

const groupOf = ({ signedInAt }: SignedIn, weekStart: Date): Filter => {
  if (signedInAt === undefined) return 'never';
  return new Date(signedInAt) >= weekStart ? 'thisWeek' : 'notThisWeek';
};

export const isInFilter = (student: SignedIn, filter: Filter, now: Date) =>
  filter === 'all' || groupOf(student, startOfWeek(now)) === filter;

/** Returns the filters with their numbers of students. Omits filters without a student. */
export const countFilters = (students: readonly SignedIn[], now: Date) =>
  FILTERS.map((filter) => ({
    filter,
    count: students.filter((student) => isInFilter(student, filter, now)).length,
  })).filter(({ filter, count }) => filter === 'all' || count > 0);

export type SortColumn = 'name' | 'signedInAt' | 'playedAt';
export type Sort = { by: SortColumn; isDescending: boolean };

const timeOf = (time: string | undefined) => (time ? new Date(time).getTime() : 0);

/** Sorts by last name in the order of the browser's language, or by a time and then by name. */
export const sortStudents = (
  students: readonly Student[],
  { by, isDescending }: Sort,
  collator: Intl.Collator,
) => {
  const byName = (one: Student, other: Student) =>
    collator.compare(one.lastName || one.firstName, other.lastName || other.firstName) ||
    collator.compare(one.firstName, other.firstName);
  const sign = isDescending ? -1 : 1;
  return [...students].sort((one, other) =>
    by === 'name'
      ? sign * byName(one, other)
      : sign * (timeOf(one[by]) - timeOf(other[by])) || byName(one, other),
  );
};

/** Returns the ids between two rows, both included. Returns only the second one without a first. */
export const rangeBetween = (
  ids: readonly string[],
  { fromId, toId }: { fromId: string | undefined; toId: string },
) => {
  const from = fromId === undefined ? -1 : ids.indexOf(fromId);
  const to = ids.indexOf(toId);
  if (from < 0) return [toId];
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
};
