import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { uncleanFields } from './clean-text.rules.ts';

/** The fields of a form or of JSON. No body at all is a form with nothing in it. */
export const bodyOf = ({ body }: FastifyRequest): Record<string, unknown> => {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Refusal('VAL_003', { isProtocolFault: true });
  }
  return body as Record<string, unknown>;
};

/** What a call takes, or a refusal that names the first problem of each field. */
export const parseInput = (
  call: { readonly input: z.ZodType },
  body: Record<string, unknown>,
): unknown => {
  const unclean = uncleanFields(body);
  if (Object.keys(unclean).length > 0) throw new Refusal('VAL_001', { errors: unclean });
  // Words for what no rule has words of its own for.
  const parsed = call.input.safeParse(body, { error: () => FIELD_MESSAGES.notUnderstood });
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    errors[String(issue.path[0] ?? 'body')] ??= issue.message;
  throw new Refusal('VAL_001', { errors });
};
