import type { FastifyInstance } from 'fastify';
import { ZodError, z } from 'zod';

/** Responds to an invalid request with an explanation. */
export const explainBadRequests = (home: FastifyInstance): void => {
  home.setErrorHandler((error, _request, reply) => {
    if (error instanceof ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
    throw error;
  });
};
