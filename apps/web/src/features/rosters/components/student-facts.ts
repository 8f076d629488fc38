import type { Student } from '@wonderfield/contract/classrooms/student';

/** The password on the card works: the school set it, and the student has not chosen their own. */
export const hasCardPassword = ({ isLoginManagedHere, mustChangePassword }: Student) =>
  isLoginManagedHere && mustChangePassword;
