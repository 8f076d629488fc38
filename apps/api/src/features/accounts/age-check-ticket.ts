import { AGE_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { createTicket, readTicket } from '../../security/tickets.ts';
import { sha256 } from '../../security/tokens.ts';

const KIND = 'age-check-ticket';
const TicketSchema = z.object({ userId: z.string(), passwordMark: z.string().optional() });

/** Says which password it was, and nothing about it: it is another as soon as the password is. */
const markOf = (passwordHash: string | null | undefined) =>
  passwordHash ? sha256(passwordHash).toString('base64url').slice(0, 16) : undefined;

/**
 * A ticket lets an adult without a session finish the adult check. One made where the password was typed
 * or chosen a moment ago also lets them in once the check is done.
 */
export const createAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
  passwordHash?: string | null,
): string => {
  const passwordFingerprint = markOf(passwordHash);
  return createTicket(
    sealer,
    KIND,
    { userId, ...(passwordFingerprint && { passwordMark: passwordFingerprint }) },
    new Date(now().getTime() + AGE_CHECK_TICKET_MINUTES * 60_000),
  );
};

type Tools = Pick<Deps, 'sealer' | 'now'>;
const open = ({ sealer, now }: Tools, ticket: string) =>
  readTicket(sealer, KIND, TicketSchema, ticket, now());

/** Whose ticket it is, or nothing when it is none of ours. */
export const readAgeCheckTicket = (tools: Tools, ticket: string): string | undefined =>
  open(tools, ticket)?.userId;

/** True for a ticket of somebody who proved this password, which has not changed since. */
export const verifiesPassword = (
  tools: Tools,
  ticket: string,
  person: { id: string; password_hash: string | null },
) => {
  const adult = open(tools, ticket);
  return (
    adult?.passwordMark !== undefined &&
    adult.userId === person.id &&
    adult.passwordMark === markOf(person.password_hash)
  );
};
