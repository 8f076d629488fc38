import type { Standing } from '../students/login-ownership.rules.ts';
import { isInitialOf } from '../students/name-similarity.rules.ts';
import type { Named } from './external-names.rules.ts';

/** A student of ours whom a sync may touch: in the classroom, of it before, or known by an id there. */
export type KnownStudent = Standing & {
  id: string;
  /** What an adult calls them; the student may go by another name. */
  firstName: string;
  lastName: string;
  username: string;
  /** Nobody answers for them at the moment. */
  isOrphan: boolean;
  lastSeenAt: Date | undefined;
  /** Their ids at the service. */
  outsideIds: readonly string[];
  /** Marks of their addresses at any service. */
  emailMarks: readonly string[];
  /** Nothing for one who is not in the classroom. */
  place:
    | { joinedAt: Date; isSynced: boolean; how: 'roster' | 'code' | 'sync' | 'joined' }
    | undefined;
  /** Left this classroom with a sync, and is nowhere else. */
  isFormer: boolean;
  /** Another classroom of the educator's that has them. */
  otherClass: string | undefined;
};

/** A student of the other service, and the mark of the address there. */
export type Person = Named & { emailMark: string | undefined };

type Name = { firstName: string; lastName: string };

/** Apostrophes have several shapes; another one is no other name. */
const encoded = (name: string) => name.replace(/[’ʼ`´]/gu, "'");
const isSameName = (first: Name, second: Name) =>
  encoded(first.firstName) === encoded(second.firstName) &&
  encoded(first.lastName) === encoded(second.lastName);

/** All that a service tells of a last name may be its beginning. */
export const isSameByInitial = (person: Name, student: Name) =>
  encoded(person.firstName) === encoded(student.firstName) &&
  isInitialOf(person.lastName, student.lastName);

/** The other service's name is news, unless it says less than we know or is another's to say. */
export const isRenamed = (person: Person, student: KnownStudent) => {
  if (student.isFamilys || !(student.isLookedAfter || student.isOwnOrphan)) return false;
  return !isSameName(person, student) && !isSameByInitial(person, student);
};
