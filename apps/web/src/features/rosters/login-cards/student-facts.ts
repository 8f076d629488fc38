import type { Student } from '@wonderfield/contract/classrooms/student';
import { hasCard } from '@wonderfield/contract/sign-in-method';

/** Returns true if the login card contains the issued password, which still works. */
export const hasCardPassword = ({ isLoginManagedHere, hasIssuedPassword, signInMethod }: Student) =>
  isLoginManagedHere && hasIssuedPassword && (signInMethod === 'words' || signInMethod === 'own');

/** Returns true if the login card contains the student's three pictures. */
export const hasCardPictures = ({ isLoginManagedHere, signInMethod }: Student) =>
  isLoginManagedHere && signInMethod === 'pictures';

/** Returns true if the QR code of the login card signs the student in. */
export const hasCardCode = ({ isLoginManagedHere, signInMethod }: Student) =>
  isLoginManagedHere && hasCard(signInMethod);

/** Returns true if the letter home shows the QR code, because the student has nothing to type. */
export const hasLetterCode = (student: Student) =>
  hasCardCode(student) && student.signInMethod === 'scan';

/** Returns true if the letter home contains the password, which the student keeps. */
export const hasLetterPassword = (student: Student) =>
  hasCardPassword(student) && student.signInMethod === 'words';
