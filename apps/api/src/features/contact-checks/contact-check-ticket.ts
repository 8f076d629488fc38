import { CONTACT_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';
import { claimTicket } from './contact-checks.queries.ts';

const KIND = 'contact-check-ticket';
const TicketSchema = z.object({
  /** The one-time code it was traded for. */
  challengeId: z.uuid(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  channel: z.enum(['sms', 'email']),
});
type ContactCheck = z.output<typeof TicketSchema>;

/** Says that a one-time code came back from this phone or mailbox; for a sign-up that follows. */
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

/** Uses the ticket up, for the one sign-up that ends in this transaction. */
export const spendContactCheckTicket = async (
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { challengeId }: Pick<ContactCheck, 'challengeId'>,
) => {
  if (!(await claimTicket(tx, { id: challengeId, now: now() }))) throw new DomainError('OTP_002');
};

/** How the person was reached, if the ticket speaks of this phone, or of this mailbox by mail. */
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
