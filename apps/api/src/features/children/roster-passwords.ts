import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { setPassword } from '../accounts/set-password.ts';
import { recordPasswordEvent } from './child-password-events.queries.ts';
import { openChildPassword, sealChildPassword } from './child-seal.ts';
import { updateSealed } from './children.queries.ts';
import { selectKeptPasswords, updateMustChange } from './students.queries.ts';

/**
 * The passwords a school handed out and nobody replaced yet; each view is on record, or none is
 * shown. What a student chose is no matter for a whole class's printout.
 */
export const openRosterPasswords = async (
  { sealer, now }: Deps,
  tx: Db,
  actor: Actor,
  classroomId: string,
) => {
  const students = await selectKeptPasswords(tx, classroomId);
  const shown: { userId: string; studentPassword: string }[] = [];
  for (const { id, sealed_password, must_change_password } of students) {
    if (!sealed_password || !must_change_password) continue;
    await recordPasswordEvent(tx, { child: id, actor, action: 'viewed', at: now() });
    const password = openChildPassword(sealer, id, sealed_password);
    shown.push({ userId: id, studentPassword: encodeChildPassword(password) });
  }
  return shown;
};

/** Whose passwords the school of a classroom may renew. */
export const listKeptStudents = (tx: Db, classroomId: string) =>
  selectKeptPasswords(tx, classroomId);

/** A password the school sets: sessions end, and the student chooses their own at the next sign-in. */
export const setStudentPassword = async (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  actor: Pick<Actor, 'id' | 'userType'>,
  student: { id: string; email: string },
  next: { password: string; passwordHash: string },
) => {
  await setPassword(tx, student, next.passwordHash, now());
  await updateMustChange(tx, student.id);
  await updateSealed(tx, student.id, sealChildPassword(sealer, student.id, next.password));
  await recordPasswordEvent(tx, { child: student.id, actor, action: 'changed', at: now() });
};
