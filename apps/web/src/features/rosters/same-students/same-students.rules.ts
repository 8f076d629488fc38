import type { SameStudent } from '@wonderfield/contract/classrooms/same-student';
import { messagesFor, nameKey } from '../entry/entry.ts';

type Named = { firstName: string; lastName: string };

/** Students who may have a name, by the key of the name. */
export type Matches = ReadonlyMap<string, readonly SameStudent[]>;

export const NO_MATCHES: Matches = new Map();
const NO_STUDENTS: readonly SameStudent[] = [];

/** Returns the names to compare, each once. Omits names that the server would reject. */
export const namesToCompare = (entries: readonly Named[]): Named[] => {
  const byKey = new Map<string, Named>();
  for (const entry of entries) {
    const { firstName, lastName } = messagesFor({ ...entry, username: '' });
    if (firstName || lastName) continue;
    const key = nameKey(entry);
    const name = { firstName: entry.firstName.trim(), lastName: entry.lastName.trim() };
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return [...byKey.values()];
};

export const matchesOf = (matches: Matches, name: Named) =>
  matches.get(nameKey(name)) ?? NO_STUDENTS;

/** Returns true if a student of this classroom has the name. */
export const isAlreadyHere = (students: readonly SameStudent[]) =>
  students.some(({ isHere, likeness }) => isHere && likeness === 'same');

/**
 * Returns the student whose login is proposed. It is the only one with this first and last name,
 * and the teacher teaches the student. All other matches are questions without a proposal.
 */
export const sureStudent = (
  { lastName }: Named,
  students: readonly SameStudent[],
): SameStudent | undefined => {
  const [first, ...others] = students.filter(({ likeness }) => likeness === 'same');
  if (!first?.isTaught || first.isHere || others.length > 0) return undefined;
  return lastName.trim() ? first : undefined;
};

/** What a teacher decided about a name. */
export type SameDecision = {
  /** Id of the student whose login is used. */
  usesLogin?: string | undefined;
  /** True for another student with the same or a similar name. */
  isNewStudent: boolean;
};

/** Returns the id of the login that a name gets. Returns undefined for a new login. */
export const loginFor = (
  name: Named & SameDecision,
  students: readonly SameStudent[],
): string | undefined => {
  if (name.isNewStudent) return undefined;
  return name.usesLogin ?? sureStudent(name, students)?.id;
};

/** Returns true if the teacher has to decide. */
export const isUndecided = (name: Named & SameDecision, students: readonly SameStudent[]) =>
  students.length > 0 && !name.isNewStudent && loginFor(name, students) === undefined;

/** An answer about existing students. */
export type SameOption = {
  value: string;
  /** Which text names the answer. `which` names the student. */
  label: 'login' | 'same' | 'which' | 'new' | 'skip';
  student?: SameStudent | undefined;
};

/**
 * Returns the answers that add a student: with the login of each possible student, or as a new one.
 * A student of this classroom needs no place, so none of the answers has that login.
 */
export const sameOptions = (name: Named, students: readonly SameStudent[]): SameOption[] => {
  const sure = sureStudent(name, students);
  const others = students.filter(({ isHere }) => !isHere);
  const label = others.length > 1 ? 'which' : 'same';
  const withLogin: SameOption[] = sure
    ? [{ value: `login-${sure.id}`, label: 'login', student: sure }]
    : others.map((student) => ({ value: `login-${student.id}`, label, student }));
  return [...withLogin, { value: 'new', label: 'new' }];
};

/** Returns the class that all of these students are in. Returns undefined for several. */
export const commonClass = (students: readonly (SameStudent | undefined)[]) => {
  const [first, ...others] = new Set(students.map((student) => student?.className));
  return others.length === 0 ? first : undefined;
};
