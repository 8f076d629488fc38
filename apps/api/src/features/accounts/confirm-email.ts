import { PASSWORD_RESET_MINUTES } from '@wonderfield/contract/limits';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { hasPassword } from '../../security/stored-password.ts';
import { createToken, sha256 } from '../../security/tokens.ts';
import { selectOptionalUserForUpdate } from './accounts.queries.ts';
import {
  claimMailedLink,
  replaceMailedLink,
  selectOptionalLinkOwner,
  selectOptionalUsedLink,
} from './mailed-links.queries.ts';
import { verifyEmail } from './verify-email.ts';

/**
 * Creates a token for choosing the first password, because an account created by a school has none.
 */
const firstPassword = async (tx: Db, user: { id: string; email: string }, now: Date) => {
  const passwordToken = createToken();
  await replaceMailedLink(tx, {
    userId: user.id,
    purpose: 'reset-password',
    tokenSha256: sha256(passwordToken),
    now,
    expiresAt: new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000),
  });
  return { email: user.email, passwordToken };
};

/**
 * Confirms the email when the user clicks the button behind the link. A second click succeeds until
 * the link expires, but changes nothing and starts no session.
 */
export const confirmEmail = (
  { deps, transaction, audit }: Pick<Context<null>, 'deps' | 'transaction' | 'audit'>,
  { token }: { token: string },
) =>
  transaction(async (tx) => {
    const now = deps.now();
    const link = { purpose: 'confirm-email', tokenSha256: sha256(token), now } as const;
    const owner = await selectOptionalLinkOwner(tx, link);
    // Concurrent requests wait for this lock and then find the email confirmed.
    const user = owner && (await selectOptionalUserForUpdate(tx, owner.user_id));
    const isAlive =
      user &&
      !user.suspended_at &&
      ((await claimMailedLink(tx, link)) ?? (await selectOptionalUsedLink(tx, link)));
    if (!isAlive || user.user_type === 'student') throw new DomainError('PWD_005');
    const wasConfirmedBefore = user.email_confirmed_at !== null;
    if (!wasConfirmedBefore) {
      await verifyEmail(deps, tx, user);
      await audit(tx, 'account.email-confirmed', user.id, { actorId: user.id });
    }
    return {
      userType: user.user_type,
      wasConfirmedBefore,
      ...(!hasPassword(user) && (await firstPassword(tx, user, now))),
    };
  });
