import { randomBytes } from 'node:crypto';
import { type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { signInErrorPage } from '../sign-in/sign-in-page.ts';
import { signingKeyOf } from '../sign-in/signing-keys.ts';
import { type ClientRegistration, toClientMetadata } from './client-registration.ts';
import type { MemoryStore } from './memory-store.ts';
import { claimsOf, type SchoolRoster } from './school-world.ts';

const SCOPES = 'openid email profile';
const HOUR_S = 3600;

/** Grants the school's consent for all people, so no one is asked. */
const grantOfSchool = async ({ oidc }: KoaContextWithOIDC) => {
  const clientId = oidc.client?.clientId ?? '';
  const accountId = oidc.session?.accountId;
  const id = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(clientId);
  if (id) return oidc.provider.Grant.find(id);
  if (!accountId) return undefined;
  const grant = new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES);
  await grant.save();
  return grant;
};

type SchoolParts = {
  issuer: string;
  roster: SchoolRoster;
  store: MemoryStore;
  redirectUris: string[];
  registration: ClientRegistration;
};

/** Creates a certified provider with the school's people and without passwords. */
export const schoolProvider = async ({
  issuer,
  roster,
  store,
  redirectUris,
  registration,
}: SchoolParts) =>
  new Provider(issuer, {
    adapter: store.adapterFor,
    clients: [toClientMetadata(registration, redirectUris)],
    clientAuthMethods: [
      registration.method,
      ...(registration.alsoAnnounced ? [registration.alsoAnnounced] : []),
    ],
    enabledJWA: {
      clientAuthSigningAlgValues: ['RS256', 'PS256', 'ES256', 'ES384', 'Ed25519', 'EdDSA'],
    },
    jwks: { keys: [(await signingKeyOf('school')).privateJwk] },
    cookies: { keys: [randomBytes(16).toString('hex')] },
    claims: {
      // The role is always in the ID token, as schools map it.
      openid: ['sub', 'role'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'role', 'school_id'],
    },
    // Most schools put all claims into the ID token.
    conformIdTokenClaims: registration.claims === 'userInfo',
    pkce: { required: () => true },
    extraParams: ['as', 'deny'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AccessToken: HOUR_S,
      IdToken: HOUR_S,
      Session: HOUR_S,
      Grant: HOUR_S,
      AuthorizationCode: 60,
      Interaction: 600,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = roster.findPerson(sub);
      return person && { accountId: sub, claims: () => claimsOf(person) };
    },
    loadExistingGrant: grantOfSchool,
    renderError: (ctx, { error, error_description: description }) => {
      ctx.type = 'html';
      ctx.body = signInErrorPage('School sign-in', `${error}: ${description ?? ''}`);
    },
  });
