import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { createBusyError } from '../security/concurrency-limiter.ts';

/**
 * Rejects calls (POST) while the event loop is delayed. Still serves files, because they are cheap
 * and a page is broken without them.
 */
export const registerLoadShedding = (app: FastifyInstance, maxEventLoopDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: ({ method }) =>
      method === 'POST' ? Promise.reject(createBusyError()) : undefined,
  });
