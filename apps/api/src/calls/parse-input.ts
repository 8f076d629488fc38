import { findForm, wireValue } from '@wonderfield/contract/call-forms';
import { type FieldAliases, type FieldNames, wireName } from '@wonderfield/contract/codec';
import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { uncleanFields } from './text-validation.rules.ts';

/** A call as far as its request goes. */
type RequestDefinition = {
  readonly input: z.ZodType;
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
  readonly takesProse?: boolean;
};
type Body = Record<string, unknown>;

/** The fields of a form or of JSON. No body at all is a form with nothing in it. */
export const bodyOf = ({ body }: FastifyRequest): Body => {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new DomainError('VAL_003', { isProtocolError: true });
  }
  return body as Body;
};

/** The body in the code's own words: what a form asks for, found under its name on the wire. */
const fromWireNames = (
  call: RequestDefinition,
  names: readonly string[] | undefined,
  body: Body,
) => {
  if (!names) {
    // Only the operators' calls have other forms, and those have one name for everything.
    if (call.fields) throw new Error('fields can be renamed in an object only');
    return body;
  }
  const words: Body = {};
  for (const field of names) {
    const value = wireValue(call, field, body);
    if (value !== undefined) words[field] = value;
  }
  return words;
};

/** What a call takes, or a refusal that names the first problem of each field. */
export const parseInput = (call: RequestDefinition, body: Body): unknown => {
  const unclean = uncleanFields(body, { isProse: call.takesProse ?? false });
  if (Object.keys(unclean).length > 0) throw new DomainError('VAL_001', { errors: unclean });
  const { schema, names } = findForm(call, body);
  const parsed = schema.safeParse(fromWireNames(call, names, body), {
    // Words for what no rule has words of its own for.
    error: () => FIELD_MESSAGES.notUnderstood,
  });
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    errors[wireName(call.fields, String(issue.path[0] ?? 'body'))] ??= issue.message;
  }
  throw new DomainError('VAL_001', { errors });
};
