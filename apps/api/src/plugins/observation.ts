import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { Refusal } from '../refusal.ts';
import { mayReadMetrics } from './metrics-access.ts';

/** Logs and metrics say what happened to which route, never to whom: patterns, codes and times. */
export const registerObservation = (
  app: FastifyInstance,
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'wonderfield_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'wonderfield_answers_total',
    help: 'Answers of calls, by message code',
    labelNames: ['route', 'code'],
    registers: [registry],
  });

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const seconds = reply.elapsedTime / 1000;
    durations.observe({ method: request.method, route, status: reply.statusCode }, seconds);
    if (/^\/(users|play)\//.test(route)) outcomes.inc({ route, code: request.outcome });
    const quiet = ['/healthz', '/readyz', '/metrics', '/*'].includes(route);
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        route,
        status: reply.statusCode,
        code: request.outcome,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });

  app.get('/metrics', async ({ raw, headers }, reply) => {
    const caller = { remoteAddress: raw.socket.remoteAddress, headers };
    // As if it were not there: what a stranger may not read, nobody needs to know of.
    if (!mayReadMetrics(caller, METRICS_TOKEN)) {
      throw new Refusal('RTE_404', { isProtocolFault: true });
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
};
