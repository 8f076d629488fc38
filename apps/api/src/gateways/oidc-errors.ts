import * as oidc from 'openid-client';
import { z } from 'zod';
import { errorFromResponse, ProviderError } from './provider-error.ts';
import { readRetryAt } from './rate-limits.rules.ts';

/** The service, or something in between, answered with no OpenID Connect at all, or not in time. */
const OUT_OF_ORDER = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];
const FIRST_SERVER_ERROR = 500;
const TOO_MANY = 429;
const UNAUTHORIZED = 401;

/** A token endpoint that says why not. */
const toErrorKind = ({ status, error }: oidc.ResponseBodyError) => {
  if (status >= FIRST_SERVER_ERROR || status === TOO_MANY) return 'unavailable';
  if (error === 'invalid_grant') return 'revoked';
  const isAboutUs = status === UNAUTHORIZED || error.endsWith('_client');
  return isAboutUs ? 'misconfigured' : 'refused';
};

/** Of a person's token, or else of our own credentials. */
const toChallengeErrorKind = ({ status, cause }: oidc.WWWAuthenticateChallengeError) => {
  if (status >= FIRST_SERVER_ERROR || status === TOO_MANY) return 'unavailable';
  return cause.some(({ scheme }) => scheme === 'bearer') ? 'refused' : 'misconfigured';
};

/** When a service that answered 429, in whatever form, may be asked again. */
const retryAtOf = (response: unknown) =>
  response instanceof Response && response.status === TOO_MANY
    ? readRetryAt(response.headers)
    : undefined;

const IssuersSchema = z.object({
  attribute: z.literal('issuer'),
  expected: z.string(),
  body: z.object({ issuer: z.string() }),
});

/** Names both issuers if a discovery document has another one than is configured. */
const explainIssuers = ({ cause }: oidc.ClientError) => {
  const { data } = IssuersSchema.safeParse(cause);
  if (!data) return undefined;
  return `The discovery document has the issuer ${data.body.issuer}, but ${data.expected} is configured.`;
};

/** What went wrong, in our own words: a provider's text never travels on. */
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
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return new ProviderError('unavailable');
  return error;
};
