import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { applyFaults, type FaultStatus } from '../faults/apply-faults.ts';
import type { Faults } from '../faults/faults.ts';
import { servePageParts } from '../pages/page-parts.ts';
import { bearerOf, bodyFields, keepBodiesAsText, queryOf } from '../sign-in/request-fields.ts';
import type { CleverMode } from '../third-party.ts';
import { CleverError } from './clever-errors.ts';
import type { CleverPermissions } from './clever-permissions.ts';
import type { Reader } from './clever-readers.ts';
import type { CleverRoster } from './clever-world.ts';
import { dataRoutes } from './data.routes.ts';
import { oauthRoutes, SIGN_IN_PATHS } from './oauth.routes.ts';
import { RateLimits, rateLimitReset } from './rate-limits.ts';

const VERSIONS = ['v3.0', 'v3.1'];
const NOT_FOUND_PAGE =
  '<!DOCTYPE html><html><head><title>Error</title></head><body><pre>Cannot find that page</pre></body></html>';

const FAULT_MESSAGES: Record<FaultStatus, string> = {
  500: 'Internal Server Error',
  429: 'Too Many Requests',
  401: 'Unauthorized',
  403: "Resource not in token's scopes",
};

/** Returns the Unix time of the next allowed request. */
const resetTime = (retryAfterSeconds: number | undefined) =>
  retryAfterSeconds === undefined
    ? rateLimitReset()
    : Math.ceil(Date.now() / 1000) + retryAfterSeconds;

type CleverParts = {
  roster: CleverRoster;
  permissions: CleverPermissions;
  faults: Faults;
  redirectUris: string[];
  mode(): CleverMode;
  /** Returns true if a district currently shares its data with the app. */
  isConnected(districtId: string): boolean;
};

/** Serves sign-in and data on one origin. Clever uses two hosts. */
export const cleverApi = (parts: CleverParts): FastifyInstance => {
  const { roster, permissions, faults, mode } = parts;
  const limits = new RateLimits();
  const app = Fastify({ forceCloseConnections: true });
  keepBodiesAsText(app);
  servePageParts(app, parts.redirectUris);

  const readerOf = (token: string): Reader => {
    const districtId = permissions.districtIdOf(token);
    if (districtId && mode() === 'district' && parts.isConnected(districtId))
      return { kind: 'district', districtId };
    const person = roster.findPerson(permissions.personIdOf(token) ?? '');
    if (!person) throw new CleverError(401, 'Unauthorized');
    return { kind: 'person', person, mode: mode() };
  };
  const personOf = (request: FastifyRequest): string | undefined => {
    const named = queryOf(request).get('as');
    return (
      permissions.personIdOf(bearerOf(request) ?? '') ??
      permissions.codes.peek(bodyFields(request).code ?? '')?.personId ??
      (named ? roster.findPersonCalled(named)?.id : undefined)
    );
  };
  applyFaults(app, faults, {
    personOf,
    pages: [...SIGN_IN_PATHS, '/page-parts'],
    refusal: (status, _path, retryAfterSeconds) => ({
      headers: { 'x-ratelimit-reset': String(resetTime(retryAfterSeconds)) },
      body: { message: FAULT_MESSAGES[status] },
    }),
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof CleverError)
      return reply.code(error.status).send({ message: error.message });
    throw error;
  });
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).type('text/html; charset=utf-8').send(NOT_FOUND_PAGE),
  );

  oauthRoutes(app, parts);
  for (const version of VERSIONS) {
    app.register(
      async (data) => {
        data.addHook('preHandler', async (request, reply) => {
          const { headers, isOver } = limits.count(bearerOf(request) ?? '');
          reply.headers(headers);
          if (isOver) throw new CleverError(429, 'Too Many Requests');
        });
        dataRoutes(data, version, roster, readerOf);
      },
      { prefix: `/${version}` },
    );
  }
  return app;
};
