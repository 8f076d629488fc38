import type { Student } from '@wonderfield/contract/classrooms/student';

/**
 * Returns true if the password on the login card still works, because the student has not changed
 * it.
 */
export const hasCardPassword = ({ isLoginManagedHere, mustChangePassword }: Student) =>
  isLoginManagedHere && mustChangePassword;
