import { z } from 'zod';
import type { Sealer } from './sealing.ts';

/**
 * A ticket says something and until when. It is sealed rather than stored: nobody else can make or
 * change one, and `kind` keeps a ticket for one purpose from opening another.
 */
export const createTicket = (sealer: Sealer, kind: string, data: object, expiresAt: Date): string =>
  sealer
    .seal(JSON.stringify({ ...data, expiresAt: expiresAt.getTime() }), kind)
    .toString('base64url');

/** What the ticket says, or nothing when it is forged, broken, of another kind or too old. */
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
    // Whatever is wrong with it, it is no ticket of ours.
    return undefined;
  }
};
