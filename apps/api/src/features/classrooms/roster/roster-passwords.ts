import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import {
  replaceIssuedPasswords,
  revealIssuedPasswords,
} from '../../students/logins/issued-passwords.ts';
import { findTaughtClassroom } from '../classrooms.ts';

/**
 * Returns the issued passwords for login cards. Omits passwords of students the school did not
 * create.
 */
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

/**
 * Issues new passwords to the selected students in one transaction. Students choose their own at
 * the next sign-in.
 */
export const renewRosterPasswords = (
  ctx: Context<Educator>,
  { classroomId, studentIds }: { classroomId: string; studentIds: string[] },
) =>
  ctx.transaction(async (tx) => {
    const { id } = await findTaughtClassroom(ctx, tx, classroomId);
    // Sort the ids, so parallel requests for the same students cannot deadlock.
    const wanted = { classroomId: id, studentIds: [...new Set(studentIds)].sort() };
    const passwords = await replaceIssuedPasswords(ctx, tx, wanted);
    await ctx.audit(tx, 'roster.passwords-renewed', id, { outcome: String(passwords.length) });
    return { passwords };
  });
