import * as oidc from 'openid-client';
import { z } from 'zod';
import { readRetryAt } from '../rosters/rate-limits.rules.ts';
import { errorFromResponse, ProviderError } from './provider-error.ts';

/** Errors if the response is not OpenID Connect or too late, from the service or a proxy. */
const OUT_OF_ORDER = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];
const FIRST_SERVER_ERROR = 500;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

/** Maps an error response of a token endpoint. */
const toErrorKind = ({ status, error }: oidc.ResponseBodyError) => {
  if (status >= FIRST_SERVER_ERROR || status === TOO_MANY) return 'unavailable';
  if (error === 'invalid_grant') return 'revoked';
  const isAboutUs = status === UNAUTHORIZED || error.endsWith('_client');
  return isAboutUs ? 'misconfigured' : 'refused';
};

/** Maps a challenge about a user's token, or about our own credentials. */
const toChallengeErrorKind = ({ status, cause }: oidc.WWWAuthenticateChallengeError) => {
  if (status >= FIRST_SERVER_ERROR || status === TOO_MANY) return 'unavailable';
  return cause.some(({ scheme }) => scheme === 'bearer') ? 'refused' : 'misconfigured';
};

/** Returns the retry time of a 429 response in any form. */
const retryAtOf = (response: unknown) =>
  response instanceof Response && response.status === TOO_MANY
    ? readRetryAt(response.headers)
    : undefined;

const IssuersSchema = z.object({
  attribute: z.literal('issuer'),
  expected: z.string(),
  body: z.object({ issuer: z.string() }),
});

/** Names both issuers if the discovery document has another one than the configuration. */
const explainIssuers = ({ cause }: oidc.ClientError) => {
  const { data } = IssuersSchema.safeParse(cause);
  if (!data) return undefined;
  return `The discovery document has the issuer ${data.body.issuer}, but ${data.expected} is configured.`;
};

/** Maps an error to our own text. The provider's text is never passed on. */
export const explainOidcError = (error: unknown): unknown => {
  if (error instanceof ProviderError) return error;
  if (error instanceof oidc.AuthorizationResponseError) return errorFromResponse(error.error);
  if (error instanceof oidc.ResponseBodyError) {
    return new ProviderError(toErrorKind(error), { retryAt: retryAtOf(error.response) });
  }
  if (error instanceof oidc.WWWAuthenticateChallengeError) {
    return new ProviderError(toChallengeErrorKind(error), { retryAt: retryAtOf(error.response) });
  }
  if (error instanceof oidc.ClientError) {
    const detail = explainIssuers(error);
    if (detail) return new ProviderError('misconfigured', { detail });
    const kind = OUT_OF_ORDER.includes(error.code ?? '') ? 'unavailable' : 'refused';
    return new ProviderError(kind, { retryAt: retryAtOf(error.cause) });
  }
  // Thrown by fetch if there is no response.
  if (error instanceof TypeError) return new ProviderError('unavailable');
  return error;
};
