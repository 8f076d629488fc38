import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { busy } from '../security/concurrency-limiter.ts';

/**
 * Turns calls away while the event loop is backed up. What is only read passes: files cost next to nothing,
 * and a page that lacks one of them is broken.
 */
export const registerLoadShedding = (app: FastifyInstance, maxEventLoopDelay: number) =>
  app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: ({ method }) => (method === 'POST' ? Promise.reject(busy()) : undefined),
  });
