import * as oidc from 'openid-client';
import { describe, expect, it } from 'vitest';
import { explainOidcError } from './oidc-errors.ts';
import type { ProviderError } from './provider-error.ts';

const answered = (status: number, error: string, headers = {}) =>
  new oidc.ResponseBodyError('', {
    cause: { error },
    response: new Response(null, { status, headers }),
  });
const challenged = (status: number, scheme: Lowercase<string>) =>
  new oidc.WWWAuthenticateChallengeError('', {
    cause: [{ scheme, parameters: {} }],
    response: new Response(null, { status }),
  });

it.each([
  [400, 'invalid_grant', 'revoked'],
  [401, 'invalid_client', 'misconfigured'],
  [400, 'invalid_client', 'misconfigured'],
  [400, 'unauthorized_client', 'misconfigured'],
  [401, 'anything', 'misconfigured'],
  [400, 'invalid_request', 'refused'],
  [429, 'rate_limit_exceeded', 'unavailable'],
  [429, 'invalid_grant', 'unavailable'],
  [503, 'invalid_grant', 'unavailable'],
])('maps a response %i with the error %s to %s', (status, error, kind) => {
  expect(explainOidcError(answered(status, error))).toMatchObject({ kind });
});

it.each([
  [401, 'basic', 'misconfigured'],
  [401, 'bearer', 'refused'],
  [429, 'basic', 'unavailable'],
  [503, 'bearer', 'unavailable'],
] as const)('maps a response %i with a %s challenge to %s', (status, scheme, kind) => {
  expect(explainOidcError(challenged(status, scheme))).toMatchObject({ kind });
});

describe('explainOidcError with a 429', () => {
  const headers = { 'retry-after': '90' };
  const page = new Response('<html>', { status: 429, headers });
  const code = 'OAUTH_RESPONSE_IS_NOT_CONFORM';
  it.each([
    ['with an OAuth error', answered(429, 'rate_limit_exceeded', headers)],
    ['with an HTML page', Object.assign(new oidc.ClientError('', { cause: page }), { code })],
  ])('returns the retry time of a 429 %s', (_what, error) => {
    const { kind, retryAt } = explainOidcError(error) as ProviderError;
    expect(kind).toBe('unavailable');
    expect(Math.round((Number(retryAt) - Date.now()) / 1000)).toBe(90);
  });
});

it('returns no retry time for a 503', () => {
  expect(explainOidcError(answered(503, 'x', { 'retry-after': '90' }))).toMatchObject({
    retryAt: undefined,
  });
});

it('returns an unexpected error unchanged', () => {
  const bug = new RangeError('out of range');
  expect(explainOidcError(bug)).toBe(bug);
});
