import type { Sealer } from '../../../security/sealing.ts';

type Student = { id: string; password: string };
type SealedStudent = { id: string; sealed: Buffer };

/** The encryption context of stored passwords. If it changes, none of them decrypts. */
const contextOf = (studentId: string) => `child:${studentId}`;

/** Encrypts a student's password for this student, so the login's managers can view it. */
export const sealStudentPassword = (sealer: Sealer, { id, password }: Student) =>
  sealer.seal(password, contextOf(id));

export const openStudentPassword = (sealer: Sealer, { id, sealed }: SealedStudent) =>
  sealer.open(sealed, contextOf(id));
