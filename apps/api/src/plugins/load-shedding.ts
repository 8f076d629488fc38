import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { busy } from '../security/concurrency-limiter.ts';

/**
 * Rejects calls while the event loop is delayed. Files pass, because they are cheap and a page
 * without one is broken.
 */
export const registerLoadShedding = (app: FastifyInstance, maxEventLoopDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: ({ method }) => (method === 'POST' ? Promise.reject(busy()) : undefined),
  });
