import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Bodies are read by the handlers: a provider is more forgiving about types than Fastify. */
export const keepBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
};

const TextFields = z.record(z.string(), z.string());

/** The text fields of a body, be it a form or JSON; none when it is neither. */
export const bodyFields = (request: FastifyRequest): Record<string, string | undefined> => {
  const body = typeof request.body === 'string' ? request.body : '';
  if (!request.headers['content-type']?.includes('json'))
    return Object.fromEntries(new URLSearchParams(body));
  try {
    return TextFields.parse(JSON.parse(body));
  } catch {
    return {};
  }
};

/** The query as it was sent, repeated names included. */
export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?'));

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Name and secret of a client that signs in with HTTP Basic. */
export const basicOf = (request: FastifyRequest): { id: string; secret: string } | undefined => {
  const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret.join(':')) };
};
