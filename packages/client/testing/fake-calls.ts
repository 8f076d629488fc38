import type { Envelope } from '@wonderfield/contract/define-call';
import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import { onTestFinished, vi } from 'vitest';
import type { z } from 'zod';

type Details = {
  errors?: Record<string, string>;
  retryAfter?: number;
  /** Service name in the message. */
  service?: string;
};
export type FakeError<Code extends ErrorCode> = Details & { kind: 'refusal'; code: Code };
export type Failure = { kind: 'failure' };

/** Creates an error response with a code. */
export const reject = <const Code extends ErrorCode>(
  code: Code,
  details: Details = {},
): FakeError<Code> => ({ kind: 'refusal', code, ...details });

/** Creates a network error. */
export const fail = (): Failure => ({ kind: 'failure' });

/** Creates a response that the test resolves later, to check the page while it waits. */
export const held = <Result>() => {
  const { promise, resolve } = Promise.withResolvers<Result>();
  return { promise, give: resolve };
};

export const isKind = <Kind extends string>(value: unknown, kind: Kind): value is { kind: Kind } =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind;

/** Protocol errors have an HTTP error status. Domain errors have status 200. */
const PROTOCOL_CODES: readonly ErrorCode[] = ['RTE_001', 'RTE_404', 'SYS_002', 'SYS_503'];

const errorResponse = ({ code, errors, retryAfter, service }: FakeError<ErrorCode>) => {
  const envelope: Envelope = {
    _responseStatus: 0,
    msgCode: code,
    msg: messageText(code, {
      service: service ?? 'Google Classroom',
      retryAfterSeconds: retryAfter,
    }),
    ...(errors && { errors }),
  };
  return Response.json(envelope, {
    status: PROTOCOL_CODES.includes(code) ? MESSAGE_CODES[code].http : 200,
    ...(retryAfter !== undefined && { headers: { 'retry-after': String(retryAfter) } }),
  });
};

/** A received call with what the contract says about it. */
type ReceivedCall = {
  name: string;
  fields: unknown;
  /** The result of validating the request. */
  request: { error?: z.ZodError | undefined };
  output: z.ZodType;
  handler: ((fields: never) => unknown) | undefined;
};

/**
 * Replaces `fetch` during one test. An unhandled request, or a request or response that violates the
 * contract, fails the test.
 */
export const replaceFetch = (
  respond: (path: string, init: RequestInit, server: FakeServer) => Promise<Response> | Response,
) => {
  const surprises: string[] = [];
  const surprise = (what: string): never => {
    surprises.push(what);
    throw new TypeError(what);
  };
  const server = {
    surprise,
    respondToCall: async ({ name, fields, request, output, handler }: ReceivedCall) => {
      if (!handler) return surprise(`Nobody handles ${name}`);
      if (request.error) return surprise(`${name} breaks the contract: ${request.error.message}`);
      const reply = await handler(fields as never);
      if (isKind(reply, 'failure')) throw new TypeError('Failed to fetch');
      if (isKind(reply, 'refusal')) return errorResponse(reply as FakeError<ErrorCode>);
      const { error } = output.safeParse(reply);
      if (error) return surprise(`The response to ${name} breaks the contract: ${error.message}`);
      const envelope = { _responseStatus: 1, msgCode: 'GEN_000', msg: 'OK' };
      return Response.json({ ...envelope, ...(reply as object) });
    },
  };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) =>
    respond(path, init, server),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (surprises.length > 0) throw new Error(surprises.join('\n'));
  });
};

export type FakeServer = {
  /** Fails the test. */
  surprise: (what: string) => never;
  respondToCall: (call: ReceivedCall) => Promise<Response>;
};
