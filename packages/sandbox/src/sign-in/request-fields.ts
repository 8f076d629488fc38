import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Keeps bodies as text, because a provider accepts more content types than Fastify. */
export const keepBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
};

const TextFields = z.record(z.string(), z.string());

/** Returns the text fields of a form or JSON body, or none for other bodies. */
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

/** Returns the raw query, including repeated names. */
export const queryOf = (request: FastifyRequest): URLSearchParams =>
  new URLSearchParams(request.url.split('?').slice(1).join('?'));

export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** Returns the client id and secret of HTTP Basic. */
export const basicOf = (request: FastifyRequest): { id: string; secret: string } | undefined => {
  const encoded = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!encoded) return undefined;
  const [id = '', ...secret] = Buffer.from(encoded, 'base64').toString().split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret.join(':')) };
};
