import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import * as oidc from 'openid-client';
import type { Config } from '../../config.ts';
import { limitedFetch } from '../rosters/limited-fetch.ts';
import { RESPONSE_TIMEOUT_MS } from '../rosters/retry-policy.ts';
import { type ClientCredentials, clientAuthFor } from './oidc-client-auth.ts';
import { explainOidcError } from './oidc-errors.ts';
import { hasEmailAndNames, mergeClaims, readOidcPerson } from './oidc-person.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderTokens, Secrets, SignedIn, SignedInPerson } from './signed-in-person.ts';

/** An OpenID Connect provider: Google or a school's own. */
export type OidcSignIn = {
  issuer: string;
  /** Returns the URL for the browser. With `rosters`, also asks for permission to read classes. */
  begin(ask: { redirectUri: string; secrets: Secrets; rosters: boolean }): Promise<URL>;
  /** Returns the signed-in person. Checks the whole callback URL against the secrets. */
  finish(address: URL, secrets: Secrets): Promise<SignedIn>;
  refresh(refreshToken: string): Promise<ProviderTokens>;
  revoke(token: string): Promise<void>;
};

type Claims = { sub: string } & Record<string, unknown>;
type Settings = ClientCredentials & {
  issuer: string;
  clientId: string;
  /** Additional parameters if classes will be read. */
  rosterAsk?: Record<string, string>;
  rosterScopes?: readonly string[];
  roleOf: (claims: Claims) => SignedInPerson['role'];
  /** The claim that holds the role. Without it the sign-in fails. */
  roleClaim?: string;
  isProduction: boolean;
  timeoutMs: number;
};

/** Tolerance for clock differences of school servers. */
const CLOCK_TOLERANCE_SECONDS = 60;
const SIGN_IN_SCOPES = ['openid', 'email', 'profile'];
const USUAL_TOKEN_SECONDS = 3600;

const discover = async ({
  issuer,
  clientId,
  isProduction,
  timeoutMs,
  ...credentials
}: Settings) => {
  const mayBeInsecure = issuer.startsWith('http://') && !isProduction;
  let authenticate: oidc.ClientAuth | undefined;
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    // The discovery document, which names the method, is only read now. No request is authenticated
    // before.
    (...request) => authenticate?.(...request),
    {
      // The library passes `undefined` for a missing body.
      [oidc.customFetch]: (url, { body, ...options }) =>
        limitedFetch(url, { ...options, ...(body !== undefined && { body }) }),
      timeout: timeoutMs / 1000,
      // Without it the library trusts TLS and does not verify the signature of the ID token.
      execute: [
        oidc.enableNonRepudiationChecks,
        ...(mayBeInsecure ? [oidc.allowInsecureRequests] : []),
      ],
    },
  );
  authenticate = clientAuthFor(config.serverMetadata(), credentials);
  return config;
};

const tokensOf = (
  response: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  requested: readonly string[],
): ProviderTokens => ({
  accessToken: response.access_token,
  refreshToken: response.refresh_token,
  expiresInSeconds: response.expiresIn() ?? USUAL_TOKEN_SECONDS,
  // Missing if all scopes were granted. Users can deselect single ones.
  scopes: response.scope?.split(' ') ?? [...requested],
});

/**
 * Returns the claims of the ID token, completed from UserInfo if needed (OpenID Connect Core 1.0,
 * section 5.4). An ID token with a role is enough, and UserInfo of another subject is ignored
 * (section 5.3.2).
 */
const complete = async (
  config: oidc.Configuration,
  roleClaim: string | undefined,
  token: oidc.IDToken,
  accessToken: string,
): Promise<Claims> => {
  const hasRole = !roleClaim || token[roleClaim] !== undefined;
  const isWhole = hasRole && hasEmailAndNames(token);
  if (isWhole || !config.serverMetadata().userinfo_endpoint) return token;
  const userInfo = await oidc.fetchUserInfo(config, accessToken, token.sub).catch((error) => {
    if (hasRole) return undefined;
    throw error;
  });
  return userInfo ? mergeClaims(token, userInfo) : token;
};

const openOidc = (settings: Settings): OidcSignIn => {
  const { rosterScopes = [], rosterAsk = {} } = settings;
  let discovered: Promise<oidc.Configuration> | undefined;
  /** Caches the discovery document. A failure is not cached. */
  const configuration = () => {
    discovered ??= discover(settings).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  const asking = async <Result>(ask: (config: oidc.Configuration) => Promise<Result>) => {
    try {
      return await ask(await configuration());
    } catch (error) {
      throw explainOidcError(error);
    }
  };

  return {
    issuer: settings.issuer,
    begin: ({ redirectUri, secrets, rosters }) =>
      asking(async (config) =>
        oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: [...SIGN_IN_SCOPES, ...(rosters ? rosterScopes : [])].join(' '),
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          ...(rosters && rosterAsk),
        }),
      ),
    finish: (address, { state, nonce, verifier }) =>
      asking(async (config) => {
        const response = await oidc.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const token = response.claims();
        if (!token) throw new ProviderError('refused');
        const claims = await complete(config, settings.roleClaim, token, response.access_token);
        return {
          person: readOidcPerson(settings.issuer, claims, settings.roleOf(claims)),
          tokens: tokensOf(response, SIGN_IN_SCOPES),
        };
      }),
    refresh: (refreshToken) =>
      asking(async (config) =>
        tokensOf(await oidc.refreshTokenGrant(config, refreshToken), [
          ...SIGN_IN_SCOPES,
          ...rosterScopes,
        ]),
      ),
    revoke: (token) => asking((config) => oidc.tokenRevocation(config, token)),
  };
};

/** Returns the Google client, or undefined if Google is not configured. */
export const openGoogleSignIn = (
  config: Config,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): OidcSignIn | undefined => {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = config;
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return openOidc({
    issuer: config.GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    // Google documents this method. A header would escape the dots and hyphens of its ids and
    // secrets.
    method: 'client_secret_post',
    rosterScopes: GOOGLE_ROSTER_SCOPES,
    // Google sends a refresh token only with the first consent, unless consent is requested again.
    rosterAsk: { access_type: 'offline', prompt: 'consent', include_granted_scopes: 'true' },
    // Google does not distinguish teachers from students.
    roleOf: () => 'unknown',
    timeoutMs,
    isProduction: config.NODE_ENV === 'production',
  });
};

/** Returns the client of the school's provider, or undefined if none is configured. */
export const openSchoolSignIn = (config: Config): OidcSignIn | undefined => {
  const { SCHOOL_SSO_ISSUER, SCHOOL_SSO_CLIENT_ID } = config;
  if (!SCHOOL_SSO_ISSUER || !SCHOOL_SSO_CLIENT_ID) return undefined;
  const roleOf: Settings['roleOf'] = (claims) => {
    const claim = claims[config.SCHOOL_SSO_ROLE_CLAIM];
    const roles = [claim].flat().map((role) => String(role).toLowerCase());
    const isOneOf = (accepted: string[]) => roles.some((role) => accepted.includes(role));
    if (isOneOf(config.SCHOOL_SSO_EDUCATOR_ROLES)) return 'educator';
    return isOneOf(config.SCHOOL_SSO_STUDENT_ROLES) ? 'student' : 'other';
  };
  return openOidc({
    issuer: SCHOOL_SSO_ISSUER,
    clientId: SCHOOL_SSO_CLIENT_ID,
    clientSecret: config.SCHOOL_SSO_CLIENT_SECRET,
    method: config.SCHOOL_SSO_AUTH_METHOD,
    privateKey: config.SCHOOL_SSO_PRIVATE_KEY,
    privateKeyId: config.SCHOOL_SSO_PRIVATE_KEY_ID,
    roleClaim: config.SCHOOL_SSO_ROLE_CLAIM,
    roleOf,
    timeoutMs: RESPONSE_TIMEOUT_MS,
    isProduction: config.NODE_ENV === 'production',
  });
};
