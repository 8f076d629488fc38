import type { z } from 'zod';
import type { CallLimit } from '../call.ts';
import type { ErrorCode } from '../message-codes.ts';

/**
 * A call of the game: `POST /play/<name>` with the play session. No session of the portal opens one,
 * and a play session opens no other call (ruling 16). It travels as a form, so that the browser need
 * not ask first whether the game's own origin may.
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
