import { type ErrorCode, MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { messageText } from '@wonderfield/contract/texts/message-text';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/connection/connection.ts';
import { DomainError } from '../domain-error.ts';

const UNAVAILABLE_RETRY_SECONDS = 2;

/** Maps errors of Fastify to our codes. */
const toProtocolError = (error: FastifyError): { code: ErrorCode; status: number } | undefined => {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'VAL_004', status: 413 };
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return { code: 'VAL_003', status: 415 };
  if (error.statusCode === 503) return { code: 'SYS_503', status: 503 };
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return { code: 'VAL_003', status: error.statusCode };
  }
  return undefined;
};

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode | 'SYS_001',
  status: number,
  details: DomainError['details'] = {},
) => {
  request.outcome = code;
  if (details.retryAfterSeconds) reply.header('retry-after', details.retryAfterSeconds);
  return reply.code(status).send({
    _responseStatus: 0,
    msgCode: code,
    msg: messageText(code, details),
    ...(details.errors && { errors: details.errors }),
    requestId: request.id,
  });
};

/** Responds to a path that cannot be decoded, because no route and no error handler sees it. */
export const respondToBrokenPath = (request: FastifyRequest, reply: FastifyReply) =>
  void send(request, reply, 'VAL_003', 400);

/**
 * Builds all error envelopes. An error of a rule has status 200, a protocol error its own status.
 */
export const registerErrorResponses = (app: FastifyInstance) => {
  app.decorateRequest('outcome', 'GEN_000');

  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (error instanceof DomainError) {
      const status = error.details.isProtocolError ? MESSAGE_CODES[error.code].http : 200;
      return send(request, reply, error.code, status, error.details);
    }
    // Protocol errors come first, because a caller who disconnects looks like a lost database
    // connection.
    const rejected = toProtocolError(error as FastifyError);
    if (rejected)
      return send(request, reply, rejected.code, rejected.status, {
        retryAfterSeconds: rejected.status === 503 ? 1 : 0,
      });
    if (isDatabaseUnavailable(error)) {
      request.log.error({ reason: error.message }, 'the database is away');
      return send(request, reply, 'SYS_002', 503, { retryAfterSeconds: UNAVAILABLE_RETRY_SECONDS });
    }
    // A bug. The log has the stack under the request id, the caller gets only the id.
    request.log.error({ err: error }, 'a call failed');
    return send(request, reply, 'SYS_001', 500);
  });

  for (const path of ['/users/*', '/operators/*', '/play/*']) {
    app.all(path, (request, reply) => send(request, reply, 'RTE_404', 404));
  }
};

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface FastifyRequest {
    /** Message code of the response, for logs and metrics. */
    outcome: string;
  }
}
