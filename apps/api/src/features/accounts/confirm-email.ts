import type { Deps } from '../../dependencies.ts';
import { sha256 } from '../../security/tokens.ts';
import { recordEvent } from '../audit/record-event.ts';
import { selectUser, updateEmailConfirmed } from './accounts.queries.ts';
import { claimMailedLink, selectOptionalUsedLink } from './mailed-links.queries.ts';

/**
 * Follows a confirmation link and says whose door to open next. A link followed twice by the same
 * mailbox (mail scanners do so) is good news both times.
 */
export const confirmEmail = ({ db, now }: Deps, token: string, requestId: string) =>
  db.transaction().execute(async (tx) => {
    const tokenSha256 = sha256(token);
    const link = await claimMailedLink(tx, { purpose: 'confirm-email', tokenSha256, now: now() });
    if (link) {
      await updateEmailConfirmed(tx, link.user_id, now());
      await recordEvent(tx, {
        at: now(),
        action: 'account.email-confirmed',
        actorId: link.user_id,
        subjectId: link.user_id,
        requestId,
      });
    }
    const known = link ?? (await selectOptionalUsedLink(tx, 'confirm-email', tokenSha256));
    if (!known) return { isConfirmed: false as const };
    const { user_type } = await selectUser(tx, known.user_id);
    return { isConfirmed: true as const, userType: user_type };
  });
