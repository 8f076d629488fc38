import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { DomainError } from '../domain-error.ts';
import { mayReadMetrics } from './metrics-access.ts';

type Outcome = { method: string; route: string; status: number; code: string };

/** Routes that monitoring calls frequently. */
const QUIET_ROUTES = ['/healthz', '/readyz', '/metrics', '/*'];

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface FastifyInstance {
    /** Counts a broken socket. Client errors are not logged. */
    countSocketError: () => void;
  }
}

/**
 * Registers logs and metrics. They contain route patterns, codes and times, never personal data.
 */
export const registerMetrics = (
  app: FastifyInstance,
  { METRICS_TOKEN }: Pick<Config, 'METRICS_TOKEN'>,
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'wonderfield_request_seconds',
    help: 'Response time by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  const outcomes = new Counter({
    name: 'wonderfield_answers_total',
    help: 'Responses of calls by message code',
    labelNames: ['route', 'code'],
    registers: [registry],
  });

  const socketErrors = new Counter({
    name: 'wonderfield_socket_errors_total',
    help: 'Game sockets closed because of a malformed frame or a broken connection',
    registers: [registry],
  });
  app.decorate('countSocketError', () => socketErrors.inc());

  const makeMeters = ({ method, route, status, code }: Outcome) => ({
    timer: durations.labels(method, route, String(status)),
    counter: /^\/(users|play)\//.test(route) ? outcomes.labels(route, code) : undefined,
  });
  const metersByProcess = new Map<string, ReturnType<typeof makeMeters>>();
  /** Caches the meters of each route and outcome. */
  const metersOf = (outcome: Outcome) => {
    const key = `${outcome.method} ${outcome.route} ${outcome.status} ${outcome.code}`;
    const meters = metersByProcess.get(key) ?? makeMeters(outcome);
    metersByProcess.set(key, meters);
    return meters;
  };
  // Skips redaction, because these fields hold nothing personal and it would double the cost of a
  // line.
  const lines = app.log.child({}, { redact: [] });

  app.addHook('onResponse', (request, reply, done) => {
    const { method, id: reqId, outcome: code } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'unknown';
    const outcome = { method, route, status, code };
    const { timer, counter } = metersOf(outcome);
    timer.observe(elapsedTime / 1000);
    counter?.inc();
    const line = { reqId, ...outcome, ms: Math.round(elapsedTime) };
    lines[QUIET_ROUTES.includes(route) ? 'debug' : 'info'](line, 'answered');
    done();
  });

  app.get('/metrics', async ({ raw, headers }, reply) => {
    const caller = { remoteAddress: raw.socket.remoteAddress, headers };
    // Returns 404, so an anonymous caller cannot tell that metrics exist.
    if (!mayReadMetrics(caller, METRICS_TOKEN)) {
      throw new DomainError('RTE_404', { isProtocolError: true });
    }
    reply.type(registry.contentType);
    return registry.metrics();
  });
};
