/** Who looks after a student's login, seen by one educator. */
export type Standing = {
  isFamilys: boolean;
  /** A classroom of this educator's looks after the login. */
  isKept: boolean;
  /** Nobody answers for them any more, and this educator's classroom was the last to. */
  isOwnOrphan: boolean;
  /** On whose license. */
  schoolId: string | null;
};

/**
 * A guest's login is the family's, another school's or another teacher's (T42): a classroom that gets
 * one neither shows the password, nor opens the account to anybody, nor gives it another name.
 */
export const isGuest = (
  { isFamilys, isKept, isOwnOrphan, schoolId }: Standing,
  classroomSchoolId: string | null,
) => {
  if (isFamilys || (schoolId !== null && schoolId !== classroomSchoolId)) return true;
  return !(isKept || isOwnOrphan || schoolId !== null);
};
