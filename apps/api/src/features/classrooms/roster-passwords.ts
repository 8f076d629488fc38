import type { Educator } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import { preparePassword } from '../students/create-students.ts';
import { replaceGivenPasswords, revealGivenPasswords } from '../students/issued-passwords.ts';
import { ensureTeaches, findTaughtClassroom } from './classrooms.ts';

/** The passwords for the login cards: those of students the school made, and no others. */
export const showRosterPasswords = (
  work: Work<Educator>,
  { classroomId }: { classroomId: string },
) =>
  work.atomically(async (tx) => {
    const { id } = await findTaughtClassroom(work, tx, classroomId);
    const passwords = await revealGivenPasswords(work, tx, id);
    await work.record(tx, 'roster.passwords-shown', id, { outcome: String(passwords.length) });
    return { passwords };
  });

/** New passwords for chosen students, all or none; each has to choose their own at the next sign-in. */
export const renewRosterPasswords = async (
  work: Work<Educator>,
  { classroomId, studentIds }: { classroomId: string; studentIds: string[] },
) => {
  // In one order for everybody, so that no two who renew the same passwords wait for each other.
  const wanted = [...new Set(studentIds)].sort();
  await ensureTeaches(work, classroomId);
  const next = new Map<string, Awaited<ReturnType<typeof preparePassword>>>();
  for (const id of wanted) next.set(id, await preparePassword(work.deps));
  return work.atomically(async (tx) => {
    const { id } = await findTaughtClassroom(work, tx, classroomId);
    const passwords = await replaceGivenPasswords(work, tx, { classroomId: id, next });
    await work.record(tx, 'roster.passwords-renewed', id, { outcome: String(passwords.length) });
    return { passwords };
  });
};
