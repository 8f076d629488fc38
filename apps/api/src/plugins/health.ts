import type { FastifyInstance } from 'fastify';
import { ensureAnswering } from '../db/connection/connection.ts';
import type { Deps } from '../dependencies.ts';

const TIMEOUT_MS = 1000;

const inTime = <Result>(task: Promise<Result>) =>
  Promise.race([
    task,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS).unref();
    }),
  ]);

/** Serves `/healthz` (the process runs) and `/readyz` (the database responds, too). */
export const registerHealth = (app: FastifyInstance, { db }: Pick<Deps, 'db'>) => {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await inTime(ensureAnswering(db));
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'not ready');
      return reply.code(503).send({ status: 'not ready', reason: 'the database does not answer' });
    }
  });
};
