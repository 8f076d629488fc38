import { EMAIL_MAX_LENGTH } from '@wonderfield/contract/limits';
import { cleanName } from '@wonderfield/contract/names/clean-name';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { limitedFetch } from '../rosters/limited-fetch.ts';
import { readRetryAt } from '../rosters/rate-limits.rules.ts';
import { RESPONSE_TIMEOUT_MS } from '../rosters/retry-policy.ts';
import { errorFromResponse, ProviderError } from './provider-error.ts';
import {
  ensureUsableSubject,
  type Secrets,
  type SignedIn,
  type SignedInPerson,
} from './signed-in-person.ts';

/** Sign-in with Clever, which uses plain OAuth without PKCE, nonce or refresh token. */
export type CleverSignIn = {
  issuer: string;
  begin(ask: { redirectUri: string; secrets: Secrets }): URL;
  finish(address: URL, secrets: Secrets): Promise<SignedIn>;
  /**
   * Returns the district's token, which reads its shared classes, or undefined if the district gave
   * none.
   */
  districtToken(district: string): Promise<string | undefined>;
  /**
   * Returns the mode of our app according to the user's token. Returns undefined if the token has
   * expired.
   */
  appModeOf(accessToken: string): Promise<SignedIn['appMode']>;
  /**
   * Returns true if at least one district has given the app a token. Only a district app gets one.
   */
  hasDistricts(): Promise<boolean>;
};

const API_VERSION = 'v3.1';
/** Clever does not send the lifetime of a user token. It is about a day. */
const USER_TOKEN_SECONDS = 24 * 3600;
const FIRST_SERVER_ERROR = 500;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

const id = z.string().min(1).max(255);
const TokenSchema = z.object({ access_token: z.string().min(1) });
const MeSchema = z.object({
  data: z.object({
    id: z.string(),
    district: id.optional(),
    authorized_by: z.string().optional().catch(undefined),
  }),
});
const name = z
  .string()
  .transform((text) => cleanName(text))
  .catch('');
const UserSchema = z.object({
  data: z.object({
    name: z.object({ first: name, last: name }).catch({ first: '', last: '' }),
    // Often missing and sometimes not a valid email.
    email: z.email().max(EMAIL_MAX_LENGTH).optional().catch(undefined),
    roles: z.record(z.string(), z.unknown()).catch({}),
  }),
});
const DistrictTokensSchema = z.object({
  data: z.array(z.object({ owner: z.object({ id }), access_token: z.string().min(1) })),
});

const EDUCATORS = ['teacher', 'staff', 'district_admin', 'school_admin'];

/** Prefers educator if a user has both roles, because a student account would show less. */
const roleOf = (roles: Record<string, unknown>): SignedInPerson['role'] => {
  if (EDUCATORS.some((role) => roles[role])) return 'educator';
  return roles.student ? 'student' : 'other';
};

/** Maps who authorized the app to its mode. Returns undefined if Clever does not send it. */
const toAppMode = (authorizedBy: string | undefined): SignedIn['appMode'] => {
  if (authorizedBy === undefined) return undefined;
  return authorizedBy === 'district' ? 'district' : 'library';
};

const ask = async <Schema extends z.ZodType>(
  url: URL | string,
  schema: Schema,
  init: RequestInit,
  unauthorized: ProviderError['kind'] = 'refused',
): Promise<z.output<Schema>> => {
  const response = await limitedFetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    redirect: 'error',
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderError('unavailable');
  });
  if (response.status === TOO_MANY) {
    throw new ProviderError('unavailable', { retryAt: readRetryAt(response.headers) });
  }
  if (response.status >= FIRST_SERVER_ERROR) throw new ProviderError('unavailable');
  if (response.status === UNAUTHORIZED) throw new ProviderError(unauthorized);
  if (!response.ok) throw new ProviderError('refused');
  try {
    return schema.parse(await response.json());
  } catch {
    // The response came from something in between, such as a proxy.
    throw new ProviderError('unavailable');
  }
};

/** Returns the Clever client, or undefined if Clever is not configured. */
export const openCleverSignIn = (config: Config): CleverSignIn | undefined => {
  const { CLEVER_CLIENT_ID, CLEVER_CLIENT_SECRET, CLEVER_OAUTH_BASE, CLEVER_API_BASE } = config;
  if (!CLEVER_CLIENT_ID || !CLEVER_CLIENT_SECRET) return undefined;
  const credentials = Buffer.from(`${CLEVER_CLIENT_ID}:${CLEVER_CLIENT_SECRET}`).toString('base64');
  /** Uses our own credentials, so a 401 is about those and not about a user's token. */
  const askAsUs: typeof ask = (url, schema, { headers, ...init }) =>
    ask(
      url,
      schema,
      { ...init, headers: { ...headers, authorization: `Basic ${credentials}` } },
      'misconfigured',
    );

  const api = `${CLEVER_API_BASE}/${API_VERSION}`;
  const asPerson = (accessToken: string) => ({
    headers: { authorization: `Bearer ${accessToken}` },
  });

  const readPerson = async (accessToken: string): Promise<Pick<SignedIn, 'person' | 'appMode'>> => {
    const asThem = asPerson(accessToken);
    const me = (await ask(`${api}/me`, MeSchema, asThem)).data;
    ensureUsableSubject(me.id);
    const user = await ask(`${api}/users/${encodeURIComponent(me.id)}`, UserSchema, asThem);
    const person: SignedInPerson = {
      issuer: CLEVER_OAUTH_BASE,
      subject: me.id,
      role: roleOf(user.data.roles),
      firstName: user.data.name.first,
      lastName: user.data.name.last,
      email: user.data.email,
      // The email comes from the district's records. Clever does not verify emails, as its ID
      // tokens state.
      isEmailConfirmed: false,
      district: me.district,
    };
    return { person, appMode: toAppMode(me.authorized_by) };
  };

  const readDistrictTokens = async (filter: { district?: string }) => {
    const url = new URL(`${CLEVER_OAUTH_BASE}/oauth/tokens`);
    url.search = new URLSearchParams({ owner_type: 'district', ...filter }).toString();
    return (await askAsUs(url, DistrictTokensSchema, {})).data;
  };

  return {
    issuer: CLEVER_OAUTH_BASE,
    begin({ redirectUri, secrets }) {
      const url = new URL(`${CLEVER_OAUTH_BASE}/oauth/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: CLEVER_CLIENT_ID,
        redirect_uri: redirectUri,
        state: secrets.state,
      }).toString();
      return url;
    },
    async finish(address, secrets) {
      const { searchParams } = address;
      const [states, codes] = [searchParams.getAll('state'), searchParams.getAll('code')];
      if (states.length !== 1 || states[0] !== secrets.state) throw new ProviderError('refused');
      const error = searchParams.get('error');
      if (error) throw errorFromResponse(error);
      const [code] = codes;
      if (!code || codes.length > 1) throw new ProviderError('refused');
      const { access_token } = await askAsUs(`${CLEVER_OAUTH_BASE}/oauth/tokens`, TokenSchema, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          code,
          grant_type: 'authorization_code',
          redirect_uri: `${address.origin}${address.pathname}`,
        }),
      });
      return {
        ...(await readPerson(access_token)),
        tokens: { accessToken: access_token, expiresInSeconds: USER_TOKEN_SECONDS, scopes: [] },
      };
    },
    async districtToken(district) {
      const tokens = await readDistrictTokens({ district });
      return tokens.find(({ owner }) => owner.id === district)?.access_token;
    },
    async appModeOf(accessToken) {
      try {
        const me = await ask(`${api}/me`, MeSchema, asPerson(accessToken));
        return toAppMode(me.data.authorized_by);
      } catch (error) {
        if (error instanceof ProviderError && error.kind === 'refused') return undefined;
        throw error;
      }
    },
    hasDistricts: async () => (await readDistrictTokens({})).length > 0,
  };
};
