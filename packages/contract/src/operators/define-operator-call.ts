import type { z } from 'zod';
import type { CallLimit } from '../define-call.ts';
import type { ErrorCode } from '../texts/message-codes.ts';

/**
 * A call of the operators' console: `POST /operators/<name>` with JSON. Without an operator
 * session, all but the open calls return 404, even with a portal session.
 */
export type OperatorCallDefinition = {
  readonly name: string;
  readonly summary: string;
  /** `open` calls are for signing in. The others need an operator session. */
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
