import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { type FieldAliases, type FieldNames, wireName } from '@wonderfield/contract/spelling';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import { uncleanFields } from './clean-text.rules.ts';

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
    throw new Refusal('VAL_003', { isProtocolFault: true });
  }
  return body as Body;
};

/** The form to read: where there are several, one field says which. */
const formFor = (input: z.ZodType, fields: FieldNames | undefined, body: Body) => {
  if (!(input instanceof z.ZodDiscriminatedUnion)) return input;
  const { discriminator } = input.def;
  const kind = body[wireName(fields, discriminator)];
  const isOfKind = (form: unknown) =>
    form instanceof z.ZodObject && form.shape[discriminator].safeParse(kind).success;
  return input.options.find(isOfKind) ?? z.object({ [discriminator]: z.unknown() });
};

/** What came under another name, with the value the field has here. */
const aliased = ({ name, values }: FieldAliases[string], body: Body) => {
  const value = body[name];
  return typeof value === 'string' && values && Object.hasOwn(values, value)
    ? values[value]
    : value;
};

/** The body in the code's own words: what a form asks for, found under its name on the wire. */
const inOwnWords = ({ input, fields, aliases }: RequestDefinition, body: Body) => {
  const form = formFor(input, fields, body);
  if (!(form instanceof z.ZodObject)) {
    // Only the operators' calls have other forms, and those have one name for everything.
    if (fields) throw new Error('fields can be renamed in an object only');
    return body;
  }
  const words: Body = {};
  for (const field of Object.keys(form.shape)) {
    const wired = wireName(fields, field);
    const alias = aliases?.[field];
    if (Object.hasOwn(body, wired)) words[field] = body[wired];
    else if (alias && Object.hasOwn(body, alias.name)) words[field] = aliased(alias, body);
  }
  return words;
};

/** What a call takes, or a refusal that names the first problem of each field. */
export const parseInput = (call: RequestDefinition, body: Body): unknown => {
  const unclean = uncleanFields(body, { isProse: call.takesProse ?? false });
  if (Object.keys(unclean).length > 0) throw new Refusal('VAL_001', { errors: unclean });
  const parsed = call.input.safeParse(inOwnWords(call, body), {
    // Words for what no rule has words of its own for.
    error: () => FIELD_MESSAGES.notUnderstood,
  });
  if (parsed.success) return parsed.data;
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    errors[wireName(call.fields, String(issue.path[0] ?? 'body'))] ??= issue.message;
  }
  throw new Refusal('VAL_001', { errors });
};
