import { AGE_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { StoredPassword } from '../../../db/stored-password.ts';
import type { Deps } from '../../../dependencies.ts';
import { passwordVersion } from '../../../security/stored-password.ts';
import { createTicket, readTicket } from '../../../security/tickets.ts';

const KIND = 'age-check-ticket';
const TicketSchema = z.object({ userId: z.string(), passwordMark: z.string().optional() });

const markOf = (stored: StoredPassword) => passwordVersion(stored)?.slice(0, 16);

/**
 * Creates a ticket that lets an adult without a session finish the adult check. With the
 * stored password, the ticket also signs the adult in after the check.
 */
export const createAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
  stored?: StoredPassword,
): string => {
  const passwordMark = stored && markOf(stored);
  return createTicket(
    sealer,
    KIND,
    { userId, ...(passwordMark && { passwordMark }) },
    new Date(now().getTime() + AGE_CHECK_TICKET_MINUTES * 60_000),
  );
};

type Tools = Pick<Deps, 'sealer' | 'now'>;
const open = ({ sealer, now }: Tools, ticket: string) =>
  readTicket(sealer, KIND, TicketSchema, ticket, now());

/** Returns the id of the ticket's owner, or undefined if the ticket is invalid. */
export const readAgeCheckTicket = (tools: Tools, ticket: string): string | undefined =>
  open(tools, ticket)?.userId;

/** Returns true if the ticket's owner entered the current password and it has not changed since. */
export const verifiesPassword = (
  tools: Tools,
  ticket: string,
  person: { id: string } & StoredPassword,
) => {
  const adult = open(tools, ticket);
  return (
    adult?.passwordMark !== undefined &&
    adult.userId === person.id &&
    adult.passwordMark === markOf(person)
  );
};
