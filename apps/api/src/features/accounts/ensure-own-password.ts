import type { Work } from '../../context/context.ts';
import { Refusal } from '../../domain-error.ts';
import { selectOptionalUser } from './accounts.queries.ts';
import { proveByCurrentPassword } from './change-password.ts';

/**
 * Rejects a wrong password of the signed-in user: a forgotten session alone must not do the step.
 * Returns the user whose password was right.
 */
export const ensureOwnPassword = async (work: Work, password: string) => {
  const user = await selectOptionalUser(work.deps.db, work.actor.id);
  if (!user) throw new Refusal('SSN_002');
  const attempt = await proveByCurrentPassword(work, user, password, 'password');
  await attempt.succeeded(work.deps.db);
  return user;
};
