import type { z } from 'zod';
import type { CallLimit } from '../call.ts';
import type { RefusalCode } from '../message-codes.ts';

/**
 * A call of the game: `POST /play/<name>`, JSON, with the play session and nothing else. No session
 * of the portal opens one, and a play session opens no other call (ruling 16).
 */
export type PlayCallDefinition = {
  readonly name: string;
  readonly summary: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodObject;
  readonly refusals: readonly RefusalCode[];
  readonly limits: readonly CallLimit[];
};

export const definePlayCall = <const Definition extends PlayCallDefinition>(
  definition: Definition,
) => definition;
