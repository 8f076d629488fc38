import type { FastifyRequest } from 'fastify';

/** People press buttons, which send forms; tests send JSON. */
export const isFromForm = (request: FastifyRequest): boolean =>
  request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
