import type { FastifyInstance } from 'fastify';
import { DomainError } from '../domain-error.ts';

const RETRY_SECONDS = 2;

/** Returns 503 with Retry-After until the database is available and migrated. */
export const registerStartupGate = (app: FastifyInstance, isOpen: () => boolean) => {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    if (isOpen() || url === '/healthz') return done();
    done(new DomainError('SYS_002', { isProtocolError: true, retryAfterSeconds: RETRY_SECONDS }));
  });
};
