import type { z } from 'zod';
import type { CallLimit } from '../call.ts';
import type { ErrorCode } from '../message-codes.ts';

/**
 * A call of the operators' console: `POST /operators/<name>`, JSON, never reachable with a session
 * of the portal. Without an operator's session every one but the open ones does not exist (404).
 */
export type OperatorCallDefinition = {
  readonly name: string;
  readonly summary: string;
  /** `open` calls are how an operator gets in; the rest need an operator's session. */
  readonly access: 'open' | 'operator';
  readonly input: z.ZodType;
  readonly output: z.ZodObject;
  readonly refusals: readonly ErrorCode[];
  readonly limits?: readonly CallLimit[];
  readonly hashesPassword?: boolean;
};

export const defineOperatorCall = <const Definition extends OperatorCallDefinition>(
  definition: Definition,
) => definition;
