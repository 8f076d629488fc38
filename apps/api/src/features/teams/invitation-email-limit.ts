import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { MAILS_PER_MAILBOX, mailboxOf } from './teams.rules.ts';

/**
 * Limits invitation emails per mailbox, so it cannot be flooded. Further invitations appear only in
 * the portal.
 */
export const isWithinInvitationEmailLimit = async (
  { deps }: Context<Educator>,
  tx: Db,
  email: string,
) => {
  const limit = { bucket: 'invitation/mailbox', key: mailboxOf(email), ...MAILS_PER_MAILBOX };
  const { isWithin } = await consumeRateLimit(tx, limit, deps.now());
  return isWithin;
};
