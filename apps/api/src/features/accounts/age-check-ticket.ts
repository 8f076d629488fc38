import { AGE_CHECK_TICKET_MINUTES } from '@wonderfield/contract/limits';
import { z } from 'zod';
import type { Deps } from '../../dependencies.ts';
import { makeTicket, readTicket } from '../../security/tickets.ts';

const KIND = 'age-check-ticket';
const TicketSchema = z.object({ userId: z.string() });

/** A ticket lets an adult without a session finish the adult check, and nothing else. */
export const makeAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  userId: string,
): string =>
  makeTicket(
    sealer,
    KIND,
    { userId },
    new Date(now().getTime() + AGE_CHECK_TICKET_MINUTES * 60_000),
  );

/** Whose ticket it is, or nothing when it is none of ours. */
export const readAgeCheckTicket = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  ticket: string,
): string | undefined => readTicket(sealer, KIND, TicketSchema, ticket, now())?.userId;
