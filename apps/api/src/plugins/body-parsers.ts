import formBody from '@fastify/formbody';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';

/** Far more fields than any form has, and still cheap to parse. */
const MAX_FORM_FIELDS = 1000;

/** Counts separators instead of parsing, so a body with a million fields costs one pass. */
const hasTooManyFields = (text: string) => {
  let separators = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    separators += 1;
    if (separators >= MAX_FORM_FIELDS) return true;
  }
  return false;
};

/**
 * Parses form fields into a flat object. Rejects a repeated name, because two parsers could
 * disagree.
 */
const parseForm = (text: string): Record<string, string> => {
  if (hasTooManyFields(text)) throw new DomainError('VAL_003', { isProtocolError: true });
  try {
    // Throws on invalid UTF-8, which URLSearchParams would silently replace.
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new DomainError('VAL_003', { isProtocolError: true });
  }
  const fields: Record<string, string> = Object.create(null);
  const repeated: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    if (name in fields) repeated[name] = FIELD_MESSAGES.repeatedField;
    fields[name] = value;
  }
  if (Object.keys(repeated).length > 0) throw new DomainError('VAL_001', { errors: repeated });
  return fields;
};

/** Accepts forms and JSON only. Plain text would bypass the checks of both. */
export const registerBodyParsers = async (app: FastifyInstance) => {
  app.removeContentTypeParser('text/plain');
  await app.register(formBody, { parser: parseForm });
};
