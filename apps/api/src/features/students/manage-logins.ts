import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { selectOptionalTaughtStudentForUpdate } from './logins.queries.ts';
import { makeStudentPassword } from './make-student-password.ts';
import { replacePasswordBySchool, revealPassword } from './student-passwords.ts';

/** A student whose login a classroom of this educator looks after. */
const findTaughtStudent = async ({ actor }: Work<Educator>, tx: Db, studentId: string) => {
  const ids = { educatorId: actor.id, studentId };
  const student = await selectOptionalTaughtStudentForUpdate(tx, ids);
  if (!student) throw new Refusal('CHD_001');
  return student;
};

/** An educator asks for the password of one student. */
export const showStudentPassword = (work: Work<Educator>, studentId: string) =>
  work.atomically(async (tx) => {
    const { id, sealed_password } = await findTaughtStudent(work, tx, studentId);
    if (!sealed_password) throw new Refusal('CHD_004');
    return revealPassword(work, tx, { id, sealed: sealed_password });
  });

/** An educator gives one student a new password. */
export const renewStudentPassword = async (work: Work<Educator>, studentId: string) => {
  const password = makeStudentPassword();
  const passwordHash = await work.deps.passwords.hash(password);
  return work.atomically(async (tx) => {
    const student = await findTaughtStudent(work, tx, studentId);
    await replacePasswordBySchool(work, tx, { student, password, passwordHash });
    return { password };
  });
};
