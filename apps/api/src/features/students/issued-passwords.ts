import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { selectManagedLogins } from './logins.queries.ts';
import { replacePasswordBySchool, revealPassword } from './student-passwords.ts';

/**
 * The passwords a school handed out and nobody replaced yet. What a student chose is no matter for a
 * whole class's printout.
 */
export const revealIssuedPasswords = async (
  ctx: Context<Educator>,
  tx: Db,
  classroomId: string,
  /** Of these alone; of everybody where nobody is named. */
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

/** New passwords for students of a classroom, all or none. */
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
    // Not in this classroom, or a family's child: both are no business of the school's.
    if (!student) throw new DomainError('STU_001');
    await replacePasswordBySchool(ctx, tx, { student, ...secret });
    replaced.push({ studentId: id, password: secret.password });
  }
  return replaced;
};
