import { PASSWORD_RESET_MINUTES } from '@wonderfield/contract/limits';
import type { Db } from '../../db/connection.ts';
import { makeToken, sha256 } from '../../security/tokens.ts';
import type { Work } from '../../work/work.ts';
import { selectUser } from './accounts.queries.ts';
import {
  claimMailedLink,
  replaceMailedLink,
  selectOptionalUsedLink,
} from './mailed-links.queries.ts';
import { proveMailbox } from './prove-mailbox.ts';

/** A school's account has no password yet: the confirmation leads to choosing one (D 4). */
const firstPasswordPath = async (tx: Db, user: { id: string; email: string }, now: Date) => {
  const token = makeToken();
  await replaceMailedLink(tx, {
    userId: user.id,
    purpose: 'reset-password',
    tokenSha256: sha256(token),
    now,
    expiresAt: new Date(now.getTime() + PASSWORD_RESET_MINUTES * 60_000),
  });
  return `/resetpassword/${encodeURIComponent(user.email)}/${token}`;
};

/**
 * Follows a confirmation link and says where to go next. A link followed twice by the same mailbox
 * (mail scanners do so) is good news both times, as long as it has not expired.
 */
export const confirmEmail = ({ deps, atomically, record }: Work<null>, token: string) =>
  atomically(async (tx) => {
    const now = deps.now();
    const tokenSha256 = sha256(token);
    const claimed = await claimMailedLink(tx, { purpose: 'confirm-email', tokenSha256, now });
    const link =
      claimed ?? (await selectOptionalUsedLink(tx, { purpose: 'confirm-email', tokenSha256, now }));
    if (!link) return undefined;
    const user = await selectUser(tx, link.user_id);
    if (claimed) {
      await proveMailbox(deps, tx, user);
      await record(tx, 'account.email-confirmed', user.id, { actorId: user.id });
    }
    return {
      next: user.password_hash
        ? `/sign-in/${user.user_type}?notice=email-confirmed`
        : await firstPasswordPath(tx, user, now),
    };
  });
