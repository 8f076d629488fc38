import { encodeChildPassword } from '@wonderfield/contract/children/child-rules';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { recordEvent } from '../audit/record-event.ts';
import { preparePassword } from '../children/make-students.ts';
import {
  listKeptStudents,
  openRosterPasswords,
  setStudentPassword,
} from '../children/roster-passwords.ts';
import { ensureTeaches, findTaughtClassroom } from './find-classroom.ts';

/** The passwords for the login cards: those of students the school made, and no others. */
export const showRosterPasswords = (
  deps: Deps,
  actor: Actor,
  classroomId: string,
  requestId: string,
) =>
  deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, classroomId);
    const passwords = await openRosterPasswords(deps, tx, actor, classroom.id);
    await recordEvent(tx, {
      at: deps.now(),
      action: 'roster.passwords-shown',
      actorId: actor.id,
      subjectId: classroom.id,
      outcome: String(passwords.length),
      requestId,
    });
    return { passwords };
  });

/** New passwords for chosen students, all or none; each has to choose their own at the next sign-in. */
export const renewRosterPasswords = async (
  deps: Deps,
  actor: Actor,
  input: { classRoomId: string; studentIds: string[] },
  requestId: string,
) => {
  // In one order for everybody, so that no two who renew the same passwords wait for each other.
  const wanted = [...new Set(input.studentIds)].sort();
  await ensureTeaches(deps.db, actor.id, input.classRoomId);
  const next = new Map<string, Awaited<ReturnType<typeof preparePassword>>>();
  for (const id of wanted) next.set(id, await preparePassword(deps));
  return deps.db.transaction().execute(async (tx) => {
    const classroom = await findTaughtClassroom(tx, actor.id, input.classRoomId);
    const kept = new Map(
      (await listKeptStudents(tx, classroom.id)).map((student) => [student.id, student]),
    );
    const passwords: { userId: string; studentPassword: string }[] = [];
    for (const [id, secret] of next) {
      const student = kept.get(id);
      // Not in this classroom, or a family's child: both are no business of the school's.
      if (!student) throw new Refusal('STU_001');
      await setStudentPassword(deps, tx, actor, student, secret);
      passwords.push({ userId: id, studentPassword: encodeChildPassword(secret.password) });
    }
    await recordEvent(tx, {
      at: deps.now(),
      action: 'roster.passwords-renewed',
      actorId: actor.id,
      subjectId: classroom.id,
      outcome: String(passwords.length),
      requestId,
    });
    return { passwords };
  });
};
