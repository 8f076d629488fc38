import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectManagedLogins } from './logins.queries.ts';
import { createStudentPassword } from './make-student-password.ts';
import { replacePasswordsBySchool, revealPassword } from './student-passwords.ts';

/**
 * Returns the issued passwords that students have not changed. Passwords chosen by students are
 * never printed, and neither are those of a family.
 */
export const revealIssuedPasswords = async (
  ctx: Context<Educator>,
  tx: Db,
  classroomId: string,
  /** Limits the result to these students. All students if undefined. */
  only?: ReadonlySet<string>,
) => {
  const logins = await selectManagedLogins(tx, classroomId);
  const shown: StudentPassword[] = [];
  for (const login of logins) {
    const isIssued = login.sealed_password && !login.is_familys;
    if (isIssued && (!only || only.has(login.id))) shown.push(await revealPassword(ctx, tx, login));
  }
  return shown;
};

/**
 * Issues new passwords to students of a classroom, all or none, in a constant number of statements.
 */
export const replaceIssuedPasswords = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, studentIds }: { classroomId: string; studentIds: readonly string[] },
): Promise<StudentPassword[]> => {
  const logins = await selectManagedLogins(tx, classroomId);
  const managed = new Map(logins.map((student) => [student.id, student]));
  const passwords = studentIds.map((id) => {
    const student = managed.get(id);
    // The school manages neither students outside the classroom nor a family's child.
    if (!student) throw new DomainError('STU_001');
    return { student, password: createStudentPassword() };
  });
  await replacePasswordsBySchool(ctx, tx, passwords);
  return passwords.map(({ student, password }) => ({ studentId: student.id, password }));
};
