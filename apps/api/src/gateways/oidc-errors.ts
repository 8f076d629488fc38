import * as oidc from 'openid-client';
import { ProviderProblem, problemAnswered } from './provider-problem.ts';

/** The service, or something in between, answered with no OpenID Connect at all, or not in time. */
const OUT_OF_ORDER = [
  'OAUTH_TIMEOUT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
];
const FIRST_SERVER_ERROR = 500;

/** What went wrong, in our own words: a provider's text never travels on. */
export const explainOidcError = (error: unknown): unknown => {
  if (error instanceof ProviderProblem) return error;
  if (error instanceof oidc.AuthorizationResponseError) return problemAnswered(error.error);
  if (error instanceof oidc.ResponseBodyError) {
    if (error.status >= FIRST_SERVER_ERROR) return new ProviderProblem('unavailable');
    return new ProviderProblem(error.error === 'invalid_grant' ? 'revoked' : 'refused');
  }
  if (error instanceof oidc.ClientError) {
    return new ProviderProblem(OUT_OF_ORDER.includes(error.code ?? '') ? 'unavailable' : 'refused');
  }
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return new ProviderProblem('unavailable');
  return error;
};
