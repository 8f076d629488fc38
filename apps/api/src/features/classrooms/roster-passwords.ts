import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import { preparePassword } from '../students/create-students.ts';
import { replaceIssuedPasswords, revealIssuedPasswords } from '../students/issued-passwords.ts';
import { ensureTeaches, findTaughtClassroom } from './classrooms.ts';

/** The passwords for the login cards: those of students the school made, and no others. */
export const showRosterPasswords = (
  ctx: Context<Educator>,
  { classroomId }: { classroomId: string },
) =>
  ctx.transaction(async (tx) => {
    const { id } = await findTaughtClassroom(ctx, tx, classroomId);
    const passwords = await revealIssuedPasswords(ctx, tx, id);
    await ctx.audit(tx, 'roster.passwords-shown', id, { outcome: String(passwords.length) });
    return { passwords };
  });

/** New passwords for chosen students, all or none; each has to choose their own at the next sign-in. */
export const renewRosterPasswords = async (
  ctx: Context<Educator>,
  { classroomId, studentIds }: { classroomId: string; studentIds: string[] },
) => {
  // In one order for everybody, so that no two who renew the same passwords wait for each other.
  const wanted = [...new Set(studentIds)].sort();
  await ensureTeaches(ctx, classroomId);
  const next = new Map<string, Awaited<ReturnType<typeof preparePassword>>>();
  for (const id of wanted) next.set(id, await preparePassword(ctx.deps));
  return ctx.transaction(async (tx) => {
    const { id } = await findTaughtClassroom(ctx, tx, classroomId);
    const passwords = await replaceIssuedPasswords(ctx, tx, { classroomId: id, next });
    await ctx.audit(tx, 'roster.passwords-renewed', id, { outcome: String(passwords.length) });
    return { passwords };
  });
};
