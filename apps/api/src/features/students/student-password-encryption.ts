import type { Sealer } from '../../security/sealing.ts';

type Student = { id: string; password: string };
type SealedStudent = { id: string; sealed: Buffer };

/** Stored copies are tied to it: another word here, and none of them opens any more. */
const contextOf = (studentId: string) => `child:${studentId}`;

/** A student's password in a form whoever looks after the login may ask for, tied to that student. */
export const sealStudentPassword = (sealer: Sealer, { id, password }: Student) =>
  sealer.seal(password, contextOf(id));

export const openStudentPassword = (sealer: Sealer, { id, sealed }: SealedStudent) =>
  sealer.open(sealed, contextOf(id));
