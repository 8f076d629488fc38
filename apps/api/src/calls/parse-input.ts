import { findForm, wireValue } from '@wonderfield/contract/call-forms';
import { type FieldAliases, type FieldNames, wireName } from '@wonderfield/contract/codec';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import { findInvalidTexts } from './text-validation.rules.ts';

/** The part of a call definition that describes the request. */
type RequestDefinition = {
  readonly input: z.ZodType;
  readonly fields?: FieldNames;
  readonly aliases?: FieldAliases;
  readonly takesProse?: boolean;
};
type Body = Record<string, unknown>;

/** Returns the fields of a form or of JSON. A missing body counts as an empty form. */
export const bodyOf = ({ body }: FastifyRequest): Body => {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new DomainError('VAL_003', { isProtocolError: true });
  }
  return body as Body;
};

/** Renames the body's fields from wire names to domain names. */
const fromWireNames = (
  call: RequestDefinition,
  names: readonly string[] | undefined,
  body: Body,
) => {
  if (!names) {
    // Only the operators' calls have other schemas, and those rename no field.
    if (call.fields) throw new Error('Only an object schema can have renamed fields.');
    return body;
  }
  const words: Body = {};
  for (const field of names) {
    const value = wireValue(call, field, body);
    if (value !== undefined) words[field] = value;
  }
  return words;
};

/** Returns the parsed input, or throws an error that names the first problem of each field. */
export const parseInput = (call: RequestDefinition, body: Body): unknown => {
  const unclean = findInvalidTexts(body, { isProse: call.takesProse ?? false });
  if (Object.keys(unclean).length > 0) throw new DomainError('VAL_001', { errors: unclean });
  const { schema, names } = findForm(call, body);
  const parsed = schema.safeParse(fromWireNames(call, names, body), {
    // Message for errors without a specific text.
    error: () => FIELD_MESSAGES.notUnderstood,
  });
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    errors[wireName(call.fields, String(issue.path[0] ?? 'body'))] ??= issue.message;
  }
  throw new DomainError('VAL_001', { errors });
};
