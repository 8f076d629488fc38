import { AGE_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';

const CONTEXT = 'age-check-ticket';
const TicketSchema = z.object({ userId: z.string(), expiresAt: z.number() });

/**
 * A ticket lets an adult without a session finish the adult check, and nothing else. It is sealed
 * rather than stored: it says who and until when, and nobody else can make or change one.
 */
export const makeAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
): string => {
  const expiresAt = now().getTime() + AGE_CHECK_TICKET_MINUTES * 60_000;
  return sealer.seal(JSON.stringify({ userId, expiresAt }), CONTEXT).toString('base64url');
};

/** Whose ticket it is, or nothing when it is forged, broken or too old. */
export const readAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  ticket: string,
): string | undefined => {
  try {
    const text = sealer.open(Buffer.from(ticket, 'base64url'), CONTEXT);
    const { userId, expiresAt } = TicketSchema.parse(JSON.parse(text));
    return expiresAt > now().getTime() ? userId : undefined;
  } catch {
    // Whatever is wrong with it, it is no ticket of ours.
    return undefined;
  }
};
