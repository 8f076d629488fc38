import { WEEKLY_MAIL_LINK_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';

const KIND = 'weekly-mail-switch';
const DAY_MS = 24 * 60 * 60_000;
const TicketSchema = z.object({ parentId: z.string(), childIds: z.array(z.string()).min(1) });
/** The ticket of mails that were about one child each. */
const FormerTicketSchema = z.object({ parentId: z.string(), childId: z.string() });

/** The parent who gets the mail, and the children whose parts the link turns off. */
export type Switched = z.infer<typeof TicketSchema>;

/**
 * Creates an encrypted token, so the URL contains no name or id. It is valid only for this mail's
 * setting.
 */
export const createWeeklyMailToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  { parentId, childIds }: Switched,
) =>
  createTicket(
    sealer,
    KIND,
    { parentId, childIds },
    new Date(now().getTime() + WEEKLY_MAIL_LINK_DAYS * DAY_MS),
  );

export const readWeeklyMailToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  token: string,
): Switched | undefined => {
  const ticket = readTicket(sealer, KIND, TicketSchema, token, now());
  if (ticket) return ticket;
  const former = readTicket(sealer, KIND, FormerTicketSchema, token, now());
  return former && { parentId: former.parentId, childIds: [former.childId] };
};
