import { type FieldNames, toWireNames, wireName } from '@wonderfield/contract/codec';
import type { CallDefinition, Role } from '@wonderfield/contract/define-call';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { z } from 'zod';

const COMMON_ERRORS: ErrorCode[] = ['VAL_001', 'RTE_001'];
const PROTOCOL_ERRORS = {
  400: 'The body cannot be parsed.',
  413: 'The body is too large.',
  415: 'The body is neither a form nor JSON.',
  429: 'Too many requests. Retry-After says when to try again.',
  500: 'An internal server error.',
  503: 'The server is busy or not ready. Retry-After says when to try again.',
};

const session = {
  sessionToken: { type: 'string', description: 'The session token from login.' },
  userId: { type: 'string', description: 'The id of the signed-in user.' },
};

const allRoles = (call: CallDefinition): Role[] =>
  Array.isArray(call.access) ? call.access : [...new Set(Object.values(call.access).flat())];

type FormSchema = z.core.JSONSchema.BaseSchema;

/** Renames the properties of a schema to wire names, including every variant of a union. */
const respelled = (schema: FormSchema, fields: FieldNames | undefined): FormSchema => ({
  ...schema,
  ...(schema.oneOf && { oneOf: schema.oneOf.map((form) => respelled(form, fields)) }),
  ...(schema.properties && {
    properties: toWireNames(fields, schema.properties) as NonNullable<FormSchema['properties']>,
  }),
  ...(schema.required && { required: schema.required.map((field) => wireName(fields, field)) }),
});

const requestSchema = (call: CallDefinition) => {
  const form = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' });
  const schema = respelled(form, call.fields);
  const needsSession = !allRoles(call).includes('anonymous');
  return {
    allOf: [
      schema,
      {
        type: 'object',
        properties: session,
        ...(needsSession && { required: ['sessionToken', 'userId'] }),
      },
    ],
  };
};

const errorText = (call: CallDefinition) => {
  const needsSession = !allRoles(call).includes('anonymous');
  const codes = [
    ...COMMON_ERRORS,
    ...(needsSession ? (['SSN_002', 'AUZ_001'] as const) : []),
    ...call.refusals,
  ];
  return codes.map((code) => `- \`${code}\` ${MESSAGE_CODES[code].text}`).join('\n');
};

const operation = (call: CallDefinition) => ({
  operationId: call.name,
  summary: call.summary,
  description: `For: ${allRoles(call).join(', ')}.\n\nPossible errors:\n${errorText(call)}`,
  requestBody: {
    required: true,
    content: {
      'application/x-www-form-urlencoded': { schema: requestSchema(call) },
      'application/json': { schema: requestSchema(call) },
    },
  },
  responses: {
    200: {
      description: 'Success, or an error of a rule (`_responseStatus` 0).',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Envelope' },
              z.toJSONSchema(call.output, { io: 'input', unrepresentable: 'any' }),
            ],
          },
        },
      },
    },
    ...Object.fromEntries(
      Object.entries(PROTOCOL_ERRORS).map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
        },
      ]),
    ),
  },
});

/** Describes the contract as OpenAPI 3.1. */
export const describeApi = (calls: readonly CallDefinition[], publicUrl: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Wonderfield',
    version: '0.1.0',
    description:
      'Every call is a POST with a form or JSON body. Every response is JSON with `_responseStatus` (1 or 0), `msgCode` and `msg`. Invalid fields are explained in `errors`.',
  },
  servers: [{ url: publicUrl }],
  paths: Object.fromEntries(
    calls.map((call) => [`/users/${call.name}`, { post: operation(call) }]),
  ),
  components: {
    schemas: {
      Envelope: {
        type: 'object',
        required: ['_responseStatus', 'msgCode', 'msg'],
        properties: {
          _responseStatus: { enum: [0, 1] },
          msgCode: { enum: Object.keys(MESSAGE_CODES) },
          msg: { type: 'string' },
          errors: { type: 'object', additionalProperties: { type: 'string' } },
          requestId: { type: 'string' },
        },
      },
    },
  },
});
