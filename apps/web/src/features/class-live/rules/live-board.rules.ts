import { shortLastNames } from '@wonderfield/contract/names/short-names';
import type { SignInKind } from '@wonderfield/contract/sign-in-method';
import type {
  LiveClass,
  LiveStudent,
  RaisedHand,
} from '@wonderfield/contract/student-sign-in/open-class';

/** A student on the board, with the raised hand. */
export type BoardStudent = LiveStudent & {
  /** First name, with the start of the last name if another student has the same first name. */
  shortName: string;
  hand: RaisedHand | undefined;
};

/** Groups in the order of the board. Those who need the teacher come first. */
const rank = ({ hand, state }: BoardStudent) => {
  if (hand) return 0;
  return { stuck: 1, in: 2, done: 3, notIn: 4 }[state];
};

/** Returns first names, with the start of the last name where two are equal. */
export const shortNames = (students: readonly Pick<LiveStudent, 'firstName' | 'lastName'>[]) => {
  const counts = new Map<string, number>();
  for (const { firstName } of students) {
    const key = firstName.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const lastNames = shortLastNames(students);
  return students.map(({ firstName }, at) => {
    const isShared = (counts.get(firstName.toLowerCase()) ?? 0) > 1;
    return isShared ? `${firstName} ${lastNames[at]}`.trim() : firstName;
  });
};

/** Returns the students with their hands, those who need help first, then by name. */
export const boardStudents = (
  { students, hands }: Pick<LiveClass, 'students' | 'hands'>,
  collator: Intl.Collator,
): BoardStudent[] => {
  const names = shortNames(students);
  return students
    .map((student, index) => ({
      ...student,
      shortName: names[index] ?? student.firstName,
      hand: hands.find(({ userId }) => userId === student.userId),
    }))
    .sort(
      (one, other) =>
        rank(one) - rank(other) ||
        (one.hand && other.hand ? one.hand.raisedAt.localeCompare(other.hand.raisedAt) : 0) ||
        collator.compare(one.firstName, other.firstName) ||
        collator.compare(one.lastName, other.lastName),
    );
};

/** Returns the students in an earlier order. New students come last. */
export const inEarlierOrder = (
  students: readonly BoardStudent[],
  earlier: readonly string[],
): BoardStudent[] => {
  const place = new Map(earlier.map((id, index) => [id, index]));
  const placeOf = ({ userId }: BoardStudent) => place.get(userId) ?? earlier.length;
  return [...students].sort((one, other) => placeOf(one) - placeOf(other));
};

/** Returns how many students are signed in, signed out again, or not in yet. */
export const countStates = ({ students, hands }: Pick<LiveClass, 'students' | 'hands'>) => {
  const count = (...states: LiveStudent['state'][]) =>
    students.filter(({ state }) => states.includes(state)).length;
  return {
    in: count('in'),
    done: count('done'),
    notIn: count('notIn', 'stuck'),
    hands: hands.length,
  };
};

/** Returns how the students who are in or done signed in, most frequent first. */
export const countKinds = (students: readonly LiveStudent[]) => {
  const counts = new Map<SignInKind, number>();
  for (const { state, signedInWith } of students) {
    if (signedInWith && (state === 'in' || state === 'done')) {
      counts.set(signedInWith, (counts.get(signedInWith) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([kind, count]) => ({ kind, count }))
    .sort((one, other) => other.count - one.count);
};

/** What changed between two states of the board. */
export type LiveChanges = {
  /** Names of students who came in. */
  cameIn: string[];
  /** Names of students who raised a hand. */
  raised: string[];
};

/** Returns who came in or raised a hand since an earlier state. */
export const findChanges = (
  before: readonly BoardStudent[],
  after: readonly BoardStudent[],
): LiveChanges => {
  const earlier = new Map(before.map((student) => [student.userId, student]));
  const names = (isNew: (student: BoardStudent, was: BoardStudent) => boolean) =>
    after.flatMap((student) => {
      const was = earlier.get(student.userId);
      return was && isNew(student, was) ? [student.shortName] : [];
    });
  return {
    cameIn: names((student, was) => student.state === 'in' && was.state !== 'in'),
    raised: names(
      (student, was) => student.hand !== undefined && was.hand?.handId !== student.hand.handId,
    ),
  };
};
