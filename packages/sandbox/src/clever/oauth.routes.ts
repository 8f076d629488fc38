import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { newHex } from '../rosters/ids.ts';
import { withQuery } from '../sign-in/addresses.ts';
import { basicOf, bodyFields, queryOf } from '../sign-in/request-fields.ts';
import { signInErrorPage, signInPage } from '../sign-in/sign-in-page.ts';
import type { CleverMode } from '../third-party.ts';
import { CLEVER_CLIENT } from './clever-keys.ts';
import type { CleverPermissions } from './clever-permissions.ts';
import type { CleverRoster } from './clever-world.ts';

/** Paths of the sign-in page: requested by the portal, by a link, or by Clever's own portal. */
export const SIGN_IN_PATHS = ['/oauth/authorize', '/oauth/instant-login', '/sandbox/portal-launch'];

const SCOPES = {
  person: 'read:user_id read:sis',
  district: ['read:district_admins', 'read:school_admins', 'read:students', 'read:teachers'],
};

type OAuth = {
  roster: CleverRoster;
  permissions: CleverPermissions;
  redirectUris: string[];
  mode(): CleverMode;
  isConnected(districtId: string): boolean;
};

const isOurClient = (request: FastifyRequest): boolean => {
  const client = basicOf(request);
  return client?.id === CLEVER_CLIENT.id && client.secret === CLEVER_CLIENT.secret;
};

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

export const oauthRoutes = (app: FastifyInstance, oauth: OAuth): void => {
  const { roster, permissions, redirectUris } = oauth;

  for (const path of SIGN_IN_PATHS) {
    const isAskedByPortal = path === '/oauth/authorize';
    app.get(path, async (request, reply) => {
      const query = queryOf(request);
      // A sign-in that starts at Clever goes to the first registered address without a state.
      const redirectUri = isAskedByPortal ? query.get('redirect_uri') : redirectUris[0];
      const isLaunch = path === '/sandbox/portal-launch';
      if (!isLaunch && query.get('client_id') !== CLEVER_CLIENT.id)
        return sendPage(reply.code(400), signInErrorPage('Clever', 'Invalid client_id.'));
      if (!redirectUri || !redirectUris.includes(redirectUri))
        return sendPage(reply.code(400), signInErrorPage('Clever', 'Invalid redirect_uri.'));
      if (isAskedByPortal && query.get('response_type') !== 'code')
        return sendPage(reply.code(400), signInErrorPage('Clever', 'Invalid response_type.'));
      const state = isAskedByPortal ? (query.get('state') ?? undefined) : undefined;
      const goBack = (response: Record<string, string>) =>
        reply.redirect(withQuery(redirectUri, { ...response, state }), 302);

      if (query.has('deny')) return goBack({ error: 'access_denied' });
      const named = query.get('as') ?? query.get('login_hint') ?? undefined;
      const person = named === undefined ? undefined : roster.findPersonCalled(named);
      if (!person) {
        const page = { title: 'Log in with Clever', people: roster.people(), query };
        return sendPage(reply, signInPage({ ...page, unknown: named }));
      }
      const district = query.get('district_id');
      if (
        !permissions.districtTokens.has(person.districtId) ||
        (district && district !== person.districtId)
      )
        return goBack({ error: 'unauthorized-user' });
      const code = permissions.codes.issue({ personId: person.id, redirectUri });
      return goBack({ code, scope: SCOPES.person });
    });
  }

  app.post('/oauth/tokens', async (request, reply) => {
    if (!isOurClient(request)) return reply.code(401).send({ error: 'invalid_client' });
    const fields = bodyFields(request);
    const signIn = permissions.codes.redeem(fields.code ?? '');
    const isRight =
      fields.grant_type === 'authorization_code' && signIn?.redirectUri === fields.redirect_uri;
    if (!signIn || !isRight)
      return reply
        .code(400)
        .send({ error: 'invalid_grant', error_description: 'Invalid grant: invalid code' });
    return { access_token: permissions.newUserToken(signIn.personId), token_type: 'bearer' };
  });

  app.get('/oauth/tokens', async (request, reply) => {
    if (!isOurClient(request)) return reply.code(401).send({ error: 'invalid_client' });
    const query = queryOf(request);
    if (query.get('owner_type') !== 'district')
      return reply.code(400).send({ message: 'owner_type must be district' });
    const tokenOf = (owner: string, accessToken: string) => ({
      id: newHex(),
      created: '2026-08-01T00:00:00.000Z',
      owner: { type: 'district', id: owner },
      access_token: accessToken,
      scopes: SCOPES.district,
    });
    // A library app has no contract with a district, so it gets no district token.
    const tokens = [...permissions.districtTokens]
      .filter(([districtId]) => oauth.isConnected(districtId))
      .map(([districtId, accessToken]) => tokenOf(districtId, accessToken))
      .filter(({ owner }) => (query.get('district') ?? owner.id) === owner.id);
    const links = [{ rel: 'self', uri: '/oauth/tokens?owner_type=district' }];
    return { data: oauth.mode() === 'district' ? tokens : [], links };
  });
};
