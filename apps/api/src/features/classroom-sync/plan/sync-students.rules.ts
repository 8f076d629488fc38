import type { LoginOwnership } from '../../students/logins/login-ownership.rules.ts';
import { isInitialOf } from '../../students/names/name-similarity.rules.ts';
import type { Named } from './external-names.rules.ts';

/** A student that a sync may affect: enrolled, formerly enrolled or known by an external id. */
export type KnownStudent = LoginOwnership & {
  id: string;
  /** The registered name. The student may use another name. */
  firstName: string;
  lastName: string;
  username: string;
  /** True for an unaffiliated student. */
  isOrphan: boolean;
  lastSeenAt: Date | undefined;
  /** The student's ids at the service. */
  outsideIds: readonly string[];
  /** Hashes of the student's emails at any service. */
  emailMarks: readonly string[];
  /** Undefined for a student who is not enrolled. */
  place:
    | { joinedAt: Date; isSynced: boolean; how: 'roster' | 'code' | 'sync' | 'joined' }
    | undefined;
  /** True if a sync removed the student from this classroom and the student is in no other. */
  isFormer: boolean;
  /** Another classroom with this student: of the educator, or else of the school. */
  otherClass: string | undefined;
  /** True for a student of the school that the educator does not teach. */
  isOfSchool: boolean;
};

/** A student at the external service, with the hash of the email there. */
export type Person = Named & { emailMark: string | undefined };

type Name = { firstName: string; lastName: string };

/**
 * Returns the first and last names in lower case without accents, to preselect students of a school.
 * All of them are compared by `likenessOf` afterwards.
 */
export const toNameParts = (people: readonly Name[]) => [
  ...new Set(
    people
      .flatMap(({ firstName, lastName }) => [firstName, lastName])
      .map((part) =>
        part
          .toLowerCase()
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/gu, ''),
      )
      .filter(Boolean),
  ),
];

/** Normalizes apostrophes, because different ones do not make a different name. */
const encoded = (name: string) => name.replace(/[’ʼ`´]/gu, "'");
const isSameName = (first: Name, second: Name) =>
  encoded(first.firstName) === encoded(second.firstName) &&
  encoded(first.lastName) === encoded(second.lastName);

/** Returns true if the external last name is only the beginning of the student's last name. */
export const isSameByInitial = (person: Name, student: Name) =>
  encoded(person.firstName) === encoded(student.firstName) &&
  isInitialOf(person.lastName, student.lastName);

/**
 * Returns true for a changed name, unless it is less complete or another adult manages the login.
 */
export const isRenamed = (person: Person, student: KnownStudent) => {
  if (student.isFamilys || !(student.isLookedAfter || student.isOwnOrphan)) return false;
  return !isSameName(person, student) && !isSameByInitial(person, student);
};
