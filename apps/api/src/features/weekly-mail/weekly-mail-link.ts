import { WEEKLY_MAIL_LINK_DAYS } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';

const KIND = 'weekly-mail-switch';
const DAY_MS = 24 * 60 * 60_000;
const TicketSchema = z.object({ parentId: z.string(), childId: z.string() });

/** Whose weekly mail, and about whom. */
export type Reader = z.infer<typeof TicketSchema>;

/** Sealed, so that the address tells no name and no id; good for the switch of this mail and nothing else. */
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
