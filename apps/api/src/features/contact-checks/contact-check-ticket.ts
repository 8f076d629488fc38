import { CONTACT_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Db } from '../../db/connection/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';
import { claimTicket } from './contact-checks.queries.ts';

const KIND = 'contact-check-ticket';
const TicketSchema = z.object({
  /** The id of the one-time code that was exchanged for the ticket. */
  challengeId: z.uuid(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  channel: z.enum(['sms', 'email']),
});
type ContactCheck = z.output<typeof TicketSchema>;

/**
 * Creates a ticket for a following sign-up. It certifies that a one-time code was confirmed from
 * this phone or mailbox.
 */
export const createContactCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  check: ContactCheck,
) =>
  createTicket(
    sealer,
    KIND,
    check,
    new Date(now().getTime() + CONTACT_CHECK_TICKET_MINUTES * 60_000),
  );

/** Consumes the ticket in the transaction of the sign-up. */
export const spendContactCheckTicket = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { challengeId }: Pick<ContactCheck, 'challengeId'>,
) => {
  if (!(await claimTicket(tx, { id: challengeId, now: now() }))) throw new DomainError('OTP_002');
};

/**
 * Returns the channel of the check if the ticket is for this phone, or for this email if it was
 * emailed.
 */
export const readContactCheck = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  ticket: string,
  person: { phoneNumber: string; email: string },
) => {
  const check = readTicket(sealer, KIND, TicketSchema, ticket, now());
  const isTheirs =
    check?.channel === 'sms'
      ? check.phoneNumber === person.phoneNumber
      : check?.email?.toLowerCase() === person.email.toLowerCase();
  if (!check || !isTheirs) throw new DomainError('OTP_002');
  return check;
};
