import { z } from 'zod';
import { decodeChildPassword, encodeChildPassword } from '../children/child-rules.ts';
import { valuesOf } from '../options.ts';
import {
  SIGN_IN_KINDS,
  SIGN_IN_METHODS,
  type SignInKind,
  type SignInMethod,
} from '../sign-in-method.ts';

/** A student on a roster, for the classroom's educators. */
export type Student = {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  /** True if this classroom manages the login. Otherwise the family or another classroom does. */
  isLoginManagedHere: boolean;
  /** How the student signs in. */
  signInMethod: SignInMethod;
  /** True if the student has to choose a password at the next sign-in. */
  mustChangePassword: boolean;
  /** True while the issued password is valid, so it can be printed. */
  hasIssuedPassword: boolean;
  /** True if a card with a QR code was printed and still works. */
  hasCard: boolean;
  /**
   * True if the student joined by class code over a day ago and never signed in again. May be an
   * unknown person.
   */
  isIdle: boolean;
  /** True if the name comes from the synced class. */
  isSynced: boolean;
  /** Time of the last sign-in. Undefined if the student never signed in. */
  signedInAt?: string | undefined;
  /** Method of the last sign-in. */
  signsInWith?: SignInKind | undefined;
  /** Time at which the student was last in the game. */
  playedAt?: string | undefined;
  /** True while the student is in the game. */
  isPlaying?: boolean | undefined;
  /** Only in the response that created the student. */
  password?: string | undefined;
};

/** A student on the wire. */
export const StudentJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  schoolAccountReg: z.enum(['0', '1']),
  passwordResetNotDone: z.boolean(),
  signInMethod: z.enum(valuesOf(SIGN_IN_METHODS)),
  hasIssuedPassword: z.boolean().describe('True while the issued password is valid.'),
  hasCard: z.boolean().describe('True if a printed card still works.'),
  neverSignedIn: z
    .boolean()
    .describe('True if the student joined with the class code and never signed in again.'),
  isSynced: z.boolean().describe('True if the name comes from the synced class.'),
  signedInAt: z.string().optional().describe('Time of the last sign-in.'),
  signsInWith: z.enum(SIGN_IN_KINDS).optional().describe('Method of the last sign-in.'),
  playedAt: z.string().optional().describe('Time at which the student was last in the game.'),
  isPlaying: z.boolean().optional(),
  studentPassword: z.string().optional(),
});
export type StudentJson = z.output<typeof StudentJsonSchema>;

type Facts = Pick<Student, 'signedInAt' | 'signsInWith' | 'playedAt' | 'isPlaying'>;
const facts = ({ signedInAt, signsInWith, playedAt, isPlaying }: Facts): Facts => ({
  ...(signedInAt !== undefined && { signedInAt }),
  ...(signsInWith !== undefined && { signsInWith }),
  ...(playedAt !== undefined && { playedAt }),
  ...(isPlaying !== undefined && { isPlaying }),
});

export const toStudentJson = (student: Student): StudentJson => ({
  userId: student.id,
  firstName: student.firstName,
  lastName: student.lastName,
  email: student.username,
  schoolAccountReg: student.isLoginManagedHere ? '1' : '0',
  passwordResetNotDone: student.mustChangePassword,
  signInMethod: student.signInMethod,
  hasIssuedPassword: student.hasIssuedPassword,
  hasCard: student.hasCard,
  neverSignedIn: student.isIdle,
  isSynced: student.isSynced,
  ...facts(student),
  ...(student.password !== undefined && { studentPassword: encodeChildPassword(student.password) }),
});

export const fromStudentJson = (json: StudentJson): Student => ({
  id: json.userId,
  firstName: json.firstName,
  lastName: json.lastName,
  username: json.email,
  isLoginManagedHere: json.schoolAccountReg === '1',
  mustChangePassword: json.passwordResetNotDone,
  signInMethod: json.signInMethod,
  hasIssuedPassword: json.hasIssuedPassword,
  hasCard: json.hasCard,
  isIdle: json.neverSignedIn,
  isSynced: json.isSynced,
  ...facts(json),
  ...(json.studentPassword !== undefined && {
    password: decodeChildPassword(json.studentPassword),
  }),
});

/** A student whom a teacher removed from the classroom in the last 30 days. */
export type RemovedStudent = Pick<Student, 'id' | 'firstName' | 'lastName' | 'username'> & {
  removedAt: string;
  /** Name of the teacher. Empty if that account no longer exists. */
  removedBy: string;
};

export const RemovedStudentJsonSchema = z.object({
  userId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  removedAt: z.string(),
  removedBy: z.string(),
});
export type RemovedStudentJson = z.output<typeof RemovedStudentJsonSchema>;

export const toRemovedStudentJson = ({
  id,
  username,
  ...rest
}: RemovedStudent): RemovedStudentJson => ({ userId: id, email: username, ...rest });

export const fromRemovedStudentJson = ({
  userId,
  email,
  ...rest
}: RemovedStudentJson): RemovedStudent => ({ id: userId, username: email, ...rest });

/** A student's password for the login cards. */
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
