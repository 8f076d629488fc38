import { z } from 'zod';
import { decodeChildPassword, encodeChildPassword } from '../children/child-rules.ts';

/** A student on a roster, as the classroom's educators see one. */
export type Student = {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  /** This classroom looks after the login; otherwise the family does, or another classroom. */
  isLoginManagedHere: boolean;
  /** The student still has to choose a password of their own: the one on the card works. */
  mustChangePassword: boolean;
  /** Came by the class code, more than a day ago, and never signed in again: perhaps a stranger. */
  isIdle: boolean;
  /** Only in the answer that made it. */
  password?: string | undefined;
};

/** A student as one travels (specification, section 3.7). */
export const StudentJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  schoolAccountReg: z.enum(['0', '1']),
  passwordResetNotDone: z.boolean(),
  neverSignedIn: z.boolean().describe('Came by the class code and never came back'),
  studentPassword: z.string().optional(),
});
export type StudentJson = z.output<typeof StudentJsonSchema>;

export const toStudentJson = (student: Student): StudentJson => ({
  userId: student.id,
  firstName: student.firstName,
  lastName: student.lastName,
  email: student.username,
  schoolAccountReg: student.isLoginManagedHere ? '1' : '0',
  passwordResetNotDone: student.mustChangePassword,
  neverSignedIn: student.isIdle,
  ...(student.password !== undefined && { studentPassword: encodeChildPassword(student.password) }),
});

export const fromStudentJson = (json: StudentJson): Student => ({
  id: json.userId,
  firstName: json.firstName,
  lastName: json.lastName,
  username: json.email,
  isLoginManagedHere: json.schoolAccountReg === '1',
  mustChangePassword: json.passwordResetNotDone,
  isIdle: json.neverSignedIn,
  ...(json.studentPassword !== undefined && {
    password: decodeChildPassword(json.studentPassword),
  }),
});

/** The password of one student, for the login cards. */
export type StudentPassword = { studentId: string; password: string };

export const StudentPasswordJsonSchema = z.object({
  userId: z.string(),
  studentPassword: z.string(),
});
type StudentPasswordJson = z.output<typeof StudentPasswordJsonSchema>;

export const toStudentPasswordJson = (issued: StudentPassword): StudentPasswordJson => ({
  userId: issued.studentId,
  studentPassword: encodeChildPassword(issued.password),
});

export const fromStudentPasswordJson = (json: StudentPasswordJson): StudentPassword => ({
  studentId: json.userId,
  password: decodeChildPassword(json.studentPassword),
});
