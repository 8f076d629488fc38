import type { Db } from '../../db/connection.ts';
import { endOtherSessions } from '../sessions/end-sessions.ts';
import { updatePassword } from './accounts.queries.ts';
import { forgetPasswordTries } from './guard-password-tries.ts';

/** A new password signs every other device out and forgets the failed tries at the old one. */
export const setPassword = async (
  tx: Db,
  user: { id: string; email: string },
  passwordHash: string,
  now: Date,
  keptSessionId?: string,
) => {
  await updatePassword(tx, user.id, passwordHash, now);
  await forgetPasswordTries(tx, user.email);
  await endOtherSessions(tx, user.id, keptSessionId);
};
