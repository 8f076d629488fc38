import { z } from 'zod';
import type { Sealer } from './sealing.ts';

/**
 * Creates a ticket with data and an expiry time. It is encrypted and not stored, so only the server
 * can create one. `kind` prevents use for another purpose.
 */
export const createTicket = (sealer: Sealer, kind: string, data: object, expiresAt: Date): string =>
  sealer
    .seal(JSON.stringify({ ...data, expiresAt: expiresAt.getTime() }), kind)
    .toString('base64url');

/**
 * Returns the data of a ticket, or undefined if it is forged, broken, expired or of another kind.
 */
export const readTicket = <Shape extends z.ZodRawShape>(
  sealer: Sealer,
  kind: string,
  schema: z.ZodObject<Shape>,
  ticket: string,
  now: Date,
): z.output<z.ZodObject<Shape>> | undefined => {
  try {
    const data: unknown = JSON.parse(sealer.open(Buffer.from(ticket, 'base64url'), kind));
    const { expiresAt } = z.object({ expiresAt: z.number() }).parse(data);
    return expiresAt > now.getTime() ? schema.parse(data) : undefined;
  } catch {
    // Every error means that the ticket is invalid.
    return undefined;
  }
};
