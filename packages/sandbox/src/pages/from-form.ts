import type { FastifyRequest } from 'fastify';

/** Returns true for a form, which pages send. Tests send JSON. */
export const isFromForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
