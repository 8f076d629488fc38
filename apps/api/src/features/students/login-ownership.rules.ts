/* Who looks after a student's login, seen by one educator. */

type Login = {
  isFamilys: boolean;
  /** A classroom of this educator's looks after it. */
  isLookedAfter: boolean;
};

/** A guest's login is the family's, another school's or another teacher's (T42). */
export const isGuest = ({ isFamilys, isLookedAfter }: Login) => isFamilys || !isLookedAfter;

export type Standing = Login & {
  /** Nobody answers for them any more, and this educator's classroom was the last to. */
  isOwnOrphan: boolean;
  /** On whose license. */
  schoolId: string | null;
};

/**
 * Whether a classroom that gets a student gets a guest: then it neither shows the password, nor opens
 * the account to anybody, nor gives it another name. Colleagues of one school look after its students
 * together.
 */
export const comesAsGuest = (
  { isFamilys, isLookedAfter, isOwnOrphan: isOwnDeactivated, schoolId }: Standing,
  classroomSchoolId: string | null,
) => {
  if (isFamilys || (schoolId !== null && schoolId !== classroomSchoolId)) return true;
  return !(isLookedAfter || isOwnDeactivated || schoolId !== null);
};
