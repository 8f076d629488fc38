import type { CallDefinition } from '@wonderfield/contract/define-call';
import type { FastifyInstance } from 'fastify';

const callsOf = new WeakMap<FastifyInstance, CallDefinition[]>();

/** Collects every call that becomes a route, so the API reference always matches the routes. */
export const noteCalls = (app: FastifyInstance) => {
  const calls: CallDefinition[] = [];
  callsOf.set(app, calls);
  app.addHook('onRoute', (route) => {
    const call = route.config?.call;
    if (call && route.method === 'POST') calls.push(call);
  });
};

export const registeredCalls = (app: FastifyInstance): readonly CallDefinition[] =>
  callsOf.get(app) ?? [];

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: merged by declaration
  interface FastifyContextConfig {
    call?: CallDefinition;
  }
}
