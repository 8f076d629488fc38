import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { applyFaults } from '../faults/apply-faults.ts';
import type { Faults } from '../faults/faults.ts';
import { servePageParts } from '../pages/page-parts.ts';
import { bearerOf, bodyFields, keepBodiesAsText, queryOf } from '../sign-in/request-fields.ts';
import type { SigningKey } from '../sign-in/signing-keys.ts';
import { AUTHORIZE_PATH, authorizeRoutes } from './authorize.routes.ts';
import { classroomRoutes } from './classroom.routes.ts';
import { discoveryDocument } from './discovery.ts';
import { errorEnvelope, googleError, notFound } from './google-errors.ts';
import type { GooglePermissions } from './google-permissions.ts';
import type { GoogleRoster } from './google-world.ts';
import { tokenRoutes } from './token.routes.ts';

type GoogleParts = {
  roster: GoogleRoster;
  permissions: GooglePermissions;
  faults: Faults;
  signingKey: SigningKey;
  redirectUris: string[];
  /** Known after the server listens. */
  issuer(): string;
};

/** Serves accounts, tokens and Classroom on one origin. Google uses four hosts. */
export const googleApi = (parts: GoogleParts): FastifyInstance => {
  const { roster, permissions, faults, signingKey, redirectUris, issuer } = parts;
  const app = Fastify({ forceCloseConnections: true });
  keepBodiesAsText(app);
  servePageParts(app, redirectUris);

  const personOf = (request: FastifyRequest): string | undefined => {
    const { code, refresh_token: refreshToken } = bodyFields(request);
    const query = queryOf(request);
    const named = query.get('as') ?? query.get('login_hint');
    return (
      permissions.findAccess(bearerOf(request) ?? '')?.personId ??
      permissions.codes.peek(code ?? '')?.personId ??
      permissions.findRefresh(refreshToken ?? '')?.personId ??
      (named ? roster.findPersonCalled(named)?.id : undefined)
    );
  };
  applyFaults(app, faults, {
    personOf,
    pages: [AUTHORIZE_PATH, '/page-parts'],
    refusal: googleError,
  });

  app.get('/.well-known/openid-configuration', async () => discoveryDocument(issuer()));
  app.get('/oauth2/v3/certs', async () => ({ keys: [signingKey.publicJwk] }));
  authorizeRoutes(app, roster, permissions, redirectUris);
  tokenRoutes(app, { roster, permissions, signingKey, issuer });
  classroomRoutes(app, roster, permissions);
  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).send(errorEnvelope(notFound())),
  );
  return app;
};
