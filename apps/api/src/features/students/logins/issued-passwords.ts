import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectManagedLogins } from './logins.queries.ts';
import { replacePasswordBySchool, revealPassword } from './student-passwords.ts';

/**
 * Returns the issued passwords that students have not changed. Passwords chosen by students are
 * never printed.
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
  for (const { id, sealed_password, must_change_password } of logins) {
    if (!sealed_password || !must_change_password || (only && !only.has(id))) continue;
    shown.push(await revealPassword(ctx, tx, { id, sealed: sealed_password }));
  }
  return shown;
};

type Secret = { password: string; passwordHash: string };

/** Replaces the passwords of students of a classroom in one transaction. */
export const replaceIssuedPasswords = async (
  ctx: Context<Educator>,
  tx: Db,
  { classroomId, next }: { classroomId: string; next: ReadonlyMap<string, Secret> },
) => {
  const logins = await selectManagedLogins(tx, classroomId);
  const kept = new Map(logins.map((student) => [student.id, student]));
  const replaced: StudentPassword[] = [];
  for (const [id, secret] of next) {
    const student = kept.get(id);
    // The school manages neither students outside the classroom nor a family's child.
    if (!student) throw new DomainError('STU_001');
    await replacePasswordBySchool(ctx, tx, { student, ...secret });
    replaced.push({ studentId: id, password: secret.password });
  }
  return replaced;
};
