import type { StudentPassword } from '@wonderfield/contract/classrooms/student';
import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { selectKeptLogins } from './logins.queries.ts';
import { replacePasswordBySchool, revealPassword } from './student-passwords.ts';

/**
 * The passwords a school handed out and nobody replaced yet. What a student chose is no matter for a
 * whole class's printout.
 */
export const revealGivenPasswords = async (
  work: Work<Educator>,
  tx: Db,
  classroomId: string,
  /** Of these alone; of everybody where nobody is named. */
  only?: ReadonlySet<string>,
) => {
  const logins = await selectKeptLogins(tx, classroomId);
  const shown: StudentPassword[] = [];
  for (const { id, sealed_password, must_change_password } of logins) {
    if (!sealed_password || !must_change_password || (only && !only.has(id))) continue;
    shown.push(await revealPassword(work, tx, { id, sealed: sealed_password }));
  }
  return shown;
};

type Secret = { password: string; passwordHash: string };

/** New passwords for students of a classroom, all or none. */
export const replaceGivenPasswords = async (
  work: Work<Educator>,
  tx: Db,
  { classroomId, next }: { classroomId: string; next: ReadonlyMap<string, Secret> },
) => {
  const logins = await selectKeptLogins(tx, classroomId);
  const kept = new Map(logins.map((student) => [student.id, student]));
  const replaced: StudentPassword[] = [];
  for (const [id, secret] of next) {
    const student = kept.get(id);
    // Not in this classroom, or a family's child: both are no business of the school's.
    if (!student) throw new Refusal('STU_001');
    await replacePasswordBySchool(work, tx, { student, ...secret });
    replaced.push({ studentId: id, password: secret.password });
  }
  return replaced;
};
