import type { FastifyInstance, FastifyReply } from 'fastify';
import { withQuery } from '../sign-in/addresses.ts';
import { queryOf } from '../sign-in/request-fields.ts';
import { signInErrorPage } from '../sign-in/sign-in-page.ts';
import { chooserPage, consentPage } from './authorize-pages.ts';
import { type AuthorizeRequest, readAuthorizeRequest } from './authorize-request.ts';
import type { GooglePermissions } from './google-permissions.ts';
import type { GooglePerson, GoogleRoster } from './google-world.ts';
import { optionalScopes } from './scopes.ts';

export const AUTHORIZE_PATH = '/o/oauth2/v2/auth';

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

/** Returns the requested scopes without the deselected ones. */
const grantedScopes = ({ scopes, ticked }: AuthorizeRequest): string[] => {
  const optional = optionalScopes(scopes);
  return scopes.filter((scope) => !ticked || !optional.includes(scope) || ticked.includes(scope));
};

/** Serves the account chooser and redirects back to the portal. */
export const authorizeRoutes = (
  app: FastifyInstance,
  roster: GoogleRoster,
  permissions: GooglePermissions,
  redirectUris: string[],
): void => {
  const codeFor = (person: GooglePerson, authRequest: AuthorizeRequest) => {
    const before = permissions.allowed(person.id);
    const granted = grantedScopes(authRequest);
    const scopes = authRequest.includesGranted ? [...new Set([...granted, ...before])] : granted;
    // Google sends a refresh token only with the first consent, unless consent is requested again.
    const isNew = granted.some((scope) => !before.includes(scope));
    const isAsked = isNew || (authRequest.prompt ?? '').split(' ').includes('consent');
    permissions.allow(person.id, granted);
    const { redirectUri, nonce, challenge, isOffline } = authRequest;
    const code = permissions.codes.issue({
      personId: person.id,
      scopes,
      redirectUri,
      nonce,
      challenge,
      hasRefreshToken: isOffline && isAsked,
    });
    return { code, scopes };
  };

  app.get(AUTHORIZE_PATH, async (request, reply) => {
    const query = queryOf(request);
    const authRequest = readAuthorizeRequest(query, redirectUris);
    if ('problem' in authRequest) {
      const status = authRequest.problem.startsWith('Error 401') ? 401 : 400;
      return sendPage(reply.code(status), signInErrorPage('Access blocked', authRequest.problem));
    }
    const goBack = (response: Record<string, string | undefined>) =>
      reply.redirect(
        withQuery(authRequest.redirectUri, { state: authRequest.state, ...response }),
        302,
      );

    if (authRequest.isDenied) return goBack({ error: 'access_denied' });
    const person =
      authRequest.who === undefined ? undefined : roster.findPersonCalled(authRequest.who);
    if (!person) return sendPage(reply, chooserPage(roster.people(), authRequest, query));
    if (person.blocked === 'everything') return goBack({ error: 'admin_policy_enforced' });
    // A click in the list asks for consent. A caller who names the person skips it.
    if (query.has('choose') && !authRequest.ticked && optionalScopes(authRequest.scopes).length > 0)
      return sendPage(reply, consentPage(person, authRequest, query));

    const { code, scopes } = codeFor(person, authRequest);
    return goBack({
      code,
      scope: scopes.join(' '),
      authuser: '0',
      hd: person.workspace || undefined,
      prompt: authRequest.prompt ?? 'none',
    });
  });
};
