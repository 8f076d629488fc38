import type { Educator } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { MAILS_PER_MAILBOX, mailboxOf } from './teams.rules.ts';

/** Beyond a few, what is asked waits in the portal: nobody is flooded with mail by others. */
export const isMailWithin = async ({ deps }: Context<Educator>, tx: Db, email: string) => {
  const limit = { bucket: 'invitation/mailbox', key: mailboxOf(email), ...MAILS_PER_MAILBOX };
  const { isWithin } = await consumeRateLimit(tx, limit, deps.now());
  return isWithin;
};
