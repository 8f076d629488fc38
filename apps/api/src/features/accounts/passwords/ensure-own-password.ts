import type { Context } from '../../../context/context.ts';
import { DomainError } from '../../../domain-error.ts';
import { selectOptionalUser } from '../accounts.queries.ts';
import { verifyByCurrentPassword } from './change-password.ts';

/**
 * Verifies the password of the signed-in user and returns the user. An unattended session alone
 * must not be enough for this step.
 */
export const ensureOwnPassword = async (ctx: Context, password: string) => {
  const user = await selectOptionalUser(ctx.deps.db, ctx.actor.id);
  if (!user) throw new DomainError('SSN_002');
  const attempt = await verifyByCurrentPassword(ctx, user, password, 'password');
  await attempt.succeeded(ctx.deps.db);
  return user;
};
