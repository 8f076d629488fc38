import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from './faults.ts';

type FaultResponse = { headers?: Record<string, string>; body: unknown };

export type FaultStatus = 500 | 429 | 401 | 403;
const STATUSES = { error500: 500, error429: 429, error401: 401, error403: 403 } as const;

type FaultyService = {
  /** Returns the id of the person who calls, or undefined if it is unknown. */
  personOf(request: FastifyRequest): Promise<string | undefined> | string | undefined;
  /** Path prefixes of pages. A fault without a path skips them. */
  pages: string[];
  /** Returns an error in the provider's format. */
  refusal(status: FaultStatus, path: string, retryAfterSeconds: number | undefined): FaultResponse;
};

const HTML_BODY =
  '<!DOCTYPE html><html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>';
const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a part of a response and closes the connection. */
const sendTruncated = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': JSON_TYPE, 'content-length': 1_000 });
  response.write('{"data":[{"id":"', () => response.destroy());
};

const respondWithFault = async (
  { kind, delayMs, retryAfterSeconds }: Fault,
  reply: FastifyReply,
  buildError: (status: FaultStatus, retryAfterSeconds: number | undefined) => FaultResponse,
): Promise<unknown> => {
  switch (kind) {
    case 'slow':
      await sleep(delayMs, undefined, { ref: false });
      return undefined;
    case 'error500':
    case 'error429':
    case 'error401':
    case 'error403': {
      const status = STATUSES[kind];
      const { headers = {}, body } = buildError(status, retryAfterSeconds);
      return reply.code(status).headers(headers).send(body);
    }
    case 'garbage':
      return reply.type(JSON_TYPE).send('}{ not what you asked for');
    case 'html':
      return reply.code(502).type('text/html').send(HTML_BODY);
    case 'truncated':
      reply.hijack();
      return sendTruncated(reply.raw);
    case 'hang':
      // Sends no response, so the caller runs into its timeout.
      reply.hijack();
  }
};

/** Applies the next fault that matches a call before its handler runs. */
export const applyFaults = (app: FastifyInstance, faults: Faults, service: FaultyService): void => {
  app.addHook('preHandler', async (request, reply) => {
    const [path = '/'] = request.url.split('?');
    const isPage = service.pages.some((page) => path.startsWith(page));
    const fault = faults.take({ path, personId: await service.personOf(request), isPage });
    if (!fault) return;
    return respondWithFault(fault, reply, (status, wait) => service.refusal(status, path, wait));
  });
};
