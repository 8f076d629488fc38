import type { z } from 'zod';
import type { CallLimit } from '../define-call.ts';
import type { ErrorCode } from '../texts/message-codes.ts';

/**
 * A call of the game: `POST /play/<name>` with the play session. Portal sessions and play sessions
 * never open each other's calls. It is sent as a form, so the game's separate origin needs no CORS
 * preflight.
 */
export type PlayCallDefinition = {
  readonly name: string;
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly refusals: readonly ErrorCode[];
  readonly limits: readonly CallLimit[];
};

export const definePlayCall = <const Definition extends PlayCallDefinition>(
  definition: Definition,
) => definition;
