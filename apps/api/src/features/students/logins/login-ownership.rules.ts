/* Rules for who manages a student's login, from the view of one educator. */

type Login = {
  isFamilys: boolean;
  /** True if a classroom of this educator manages it. */
  isLookedAfter: boolean;
};

/** Returns true if the family, another school or another teacher manages the login [T42]. */
export const isGuest = ({ isFamilys, isLookedAfter }: Login) => isFamilys || !isLookedAfter;

export type LoginOwnership = Login & {
  /** True for an unaffiliated student whose last classroom was this educator's. */
  isOwnOrphan: boolean;
  /** The school whose license the student uses. */
  schoolId: string | null;
};

/**
 * Returns true for a guest, whose password, sign-in methods and name the classroom does not manage.
 * Teachers of one school manage its students together.
 */
export const comesAsGuest = (
  { isFamilys, isLookedAfter, isOwnOrphan: isOwnDeactivated, schoolId }: LoginOwnership,
  classroomSchoolId: string | null,
) => {
  if (isFamilys || (schoolId !== null && schoolId !== classroomSchoolId)) return true;
  return !(isLookedAfter || isOwnDeactivated || schoolId !== null);
};
