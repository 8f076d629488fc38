import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalTaughtStudentForUpdate } from './logins.queries.ts';
import { createStudentPassword } from './make-student-password.ts';
import { replacePasswordsBySchool, revealPassword } from './student-passwords.ts';

/** Locks a student whose login a classroom of this educator manages, or throws CHD_001. */
const findTaughtStudent = async ({ actor }: Context<Educator>, tx: Db, studentId: string) => {
  const ids = { educatorId: actor.id, studentId };
  const student = await selectOptionalTaughtStudentForUpdate(tx, ids);
  if (!student) throw new DomainError('CHD_001');
  return student;
};

/** Shows an educator the password of one student. */
export const showStudentPassword = (ctx: Context<Educator>, studentId: string) =>
  ctx.transaction(async (tx) => {
    const student = await findTaughtStudent(ctx, tx, studentId);
    return revealPassword(ctx, tx, student);
  });

/** Issues a new password to one student. */
export const renewStudentPassword = (ctx: Context<Educator>, studentId: string) =>
  ctx.transaction(async (tx) => {
    const student = await findTaughtStudent(ctx, tx, studentId);
    const password = createStudentPassword();
    await replacePasswordsBySchool(ctx, tx, [{ student, password }]);
    return { password };
  });
