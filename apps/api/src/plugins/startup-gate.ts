import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';

const RETRY_SECONDS = 2;

/** Until the database is there and up to date, everybody is told when to come again. */
export const registerOpening = (app: FastifyInstance, isOpen: () => boolean) => {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (isOpen() || url === '/healthz') return done();
    done(new DomainError('SYS_002', { isProtocolError: true, retryAfterSeconds: RETRY_SECONDS }));
  });
};
