import { WEEKLY_MAIL_LINK_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';

const KIND = 'weekly-mail-switch';
const DAY_MS = 24 * 60 * 60_000;
const TicketSchema = z.object({ parentId: z.string(), childId: z.string() });

/** The parent who gets the mail, and the child it is about. */
export type Reader = z.infer<typeof TicketSchema>;

/**
 * Creates an encrypted token, so the URL contains no name or id. It is valid only for this mail's
 * setting.
 */
export const createWeeklyMailToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  { parentId, childId }: Reader,
) =>
  createTicket(
    sealer,
    KIND,
    { parentId, childId },
    new Date(now().getTime() + WEEKLY_MAIL_LINK_DAYS * DAY_MS),
  );

export const readWeeklyMailToken = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  token: string,
): Reader | undefined => readTicket(sealer, KIND, TicketSchema, token, now());
