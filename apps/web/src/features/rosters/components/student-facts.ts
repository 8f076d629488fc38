import type { RosterStudent } from '@wonderfield/contract/classrooms/classroom';

/** Its educators may show and renew the password; a family's child has a family for that. */
export const isSchoolMade = ({ schoolAccountReg }: RosterStudent) => schoolAccountReg === '1';

/** The password on the card works: the school set it, and the student has not chosen their own. */
export const hasCardPassword = (student: RosterStudent) =>
  isSchoolMade(student) && student.passwordResetNotDone;
