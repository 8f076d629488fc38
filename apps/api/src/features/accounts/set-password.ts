import type { Db } from '../../db/connection.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { updatePassword } from './accounts.queries.ts';
import { forgetPasswordTries } from './guard-password-tries.ts';
import { deleteUnusedLinks } from './mailed-links.queries.ts';

/** A new password signs every other device out, and ends what was begun for the old one. */
export const setPassword = async (
  tx: Db,
  user: { id: string; email: string },
  passwordHash: string,
  now: Date,
  keptSessionId?: string,
) => {
  await updatePassword(tx, user.id, passwordHash, now);
  await forgetPasswordTries(tx, user.email);
  await deleteUnusedLinks(tx, user.id, 'reset-password');
  await endOtherSessions(tx, user.id, keptSessionId);
};
