import { DomainError } from '../../../domain-error.ts';

/** What decides whether an educator may enroll an existing student in a further classroom. */
export type Candidate = {
  /** The school whose license the student uses. */
  school_id: string | null;
  /** False for a suspended or merged account. */
  is_active: boolean;
  /** True if a classroom that the educator teaches has the student. */
  is_taught: boolean;
  /** True if a classroom that the educator owns manages the login. */
  is_managed_by_caller: boolean;
  /** True if a family manages the login. */
  is_familys: boolean;
  /** True if one of these classrooms has the same owner as the new one. */
  shares_owner: boolean;
  /** True if a classroom of this educator, of the new owner or of the school manages the login. */
  is_managed_by_owner: boolean;
};

type Target = { school_id: string | null };

const isOfSameSchool = (candidate: Candidate, { school_id }: Target) =>
  school_id !== null && candidate.school_id === school_id;

const isVisible = (candidate: Candidate, target: Target) =>
  candidate.is_taught || isOfSameSchool(candidate, target);

/**
 * Returns true if the educator may decide alone. A family, another school or another teacher
 * decides about the students they manage, unless the owner of the classroom teaches them already.
 * A co-teacher therefore takes no students of another owner to a classroom of their own.
 */
const isDecidedHere = (candidate: Candidate, target: Target) =>
  (candidate.is_managed_by_caller && !candidate.is_familys) ||
  candidate.shares_owner ||
  isOfSameSchool(candidate, target);

export const isEnrollable = (candidate: Candidate, target: Target) =>
  isVisible(candidate, target) && candidate.is_active && isDecidedHere(candidate, target);

/**
 * Rejects students that the educator cannot see, and students of another adult, who have to join by
 * code [T42].
 */
export const ensureEnrollable = (candidate: Candidate | undefined, target: Target) => {
  if (!candidate || !isVisible(candidate, target)) throw new DomainError('STU_007');
  if (!candidate.is_active) throw new DomainError('STU_008');
  if (!isDecidedHere(candidate, target)) throw new DomainError('STU_009');
};

/**
 * Returns true for a guest, whose login the new classroom does not manage. A student of a school is
 * a guest outside it, and a co-teacher does not get another owner's logins [T42].
 */
export const enrollsAsGuest = (candidate: Candidate, target: Target) => {
  const isSameSchool = isOfSameSchool(candidate, target);
  if (candidate.school_id !== null && !isSameSchool) return true;
  return !(candidate.is_managed_by_owner || (isSameSchool && !candidate.is_familys));
};
