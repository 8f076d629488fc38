import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { applyFaults } from '../faults/apply-faults.ts';
import type { Faults } from '../faults/faults.ts';
import { servePageParts } from '../pages/page-parts.ts';
import { bearerOf, bodyFields, keepBodiesAsText } from '../sign-in/request-fields.ts';
import type { ClientRegistration } from './client-registration.ts';
import { INTERACTION_PATH, interactionRoutes } from './interaction.routes.ts';
import { copyRequest } from './replayed-request.ts';
import type { SchoolRoster } from './school-world.ts';

const AUTHORIZE_PATH = '/auth';
const TOKEN_PATH = '/token';

type SchoolOptions = {
  roster: SchoolRoster;
  faults: Faults;
  redirectUris: string[];
  /** Available once the server's address is known. */
  provider(): Provider;
  registration(): ClientRegistration;
};

const SESSION_COOKIES = ['_session', '_session.sig'];

/** Deletes the last session, because students share devices and each of them has to sign in. */
const deleteSession = (request: FastifyRequest, reply: FastifyReply): void => {
  const otherCookies = (request.headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => !SESSION_COOKIES.includes(cookie.split('=')[0] ?? ''));
  request.raw.headers.cookie = otherCookies.join('; ');
  reply.raw.setHeader(
    'set-cookie',
    SESSION_COOKIES.map((name) => `${name}=; path=/; max-age=0; httponly`),
  );
};

/** Serves the OpenID provider with the faults that all fakes support. */
export const createSchoolApi = ({
  roster,
  faults,
  redirectUris,
  provider,
  registration,
}: SchoolOptions): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: true });
  keepBodiesAsText(app);
  servePageParts(app, redirectUris);

  const personOf = async (request: FastifyRequest): Promise<string | undefined> => {
    const { AuthorizationCode, AccessToken } = provider();
    const { code } = bodyFields(request);
    const token = bearerOf(request);
    if (code) return (await AuthorizationCode.find(code))?.accountId;
    return token ? (await AccessToken.find(token))?.accountId : undefined;
  };
  applyFaults(app, faults, {
    personOf,
    pages: [AUTHORIZE_PATH, INTERACTION_PATH, '/page-parts'],
    refusal: (status, _path, retryAfterSeconds) => ({
      ...(retryAfterSeconds !== undefined && {
        headers: { 'retry-after': String(retryAfterSeconds) },
      }),
      body: {
        error: status === 429 ? 'temporarily_unavailable' : 'server_error',
        error_description: 'oops! something went wrong',
      },
    }),
  });

  interactionRoutes(app, provider, roster);
  app.all('/*', async (request, reply) => {
    const [path] = request.url.split('?');
    if (path === AUTHORIZE_PATH) deleteSession(request, reply);
    // The library accepts a secret in the header even if it is registered for the body. Stricter
    // providers reject it.
    const hasBasicAuth = request.headers.authorization?.startsWith('Basic ') ?? false;
    if (path === TOKEN_PATH && hasBasicAuth && registration().method !== 'client_secret_basic') {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    const isBodyRead = typeof request.body === 'string';
    const raw = isBodyRead ? copyRequest(request.raw, request.body as string) : request.raw;
    reply.hijack();
    await provider().callback()(raw, reply.raw);
  });
  return app;
};
