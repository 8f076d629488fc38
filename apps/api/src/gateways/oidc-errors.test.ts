import * as oidc from 'openid-client';
import { expect, it } from 'vitest';
import { explainOidcError } from './oidc-errors.ts';

const answered = (status: number, error: string) =>
  new oidc.ResponseBodyError('', { cause: { error }, response: new Response(null, { status }) });
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
])('an answer %i with the error %s means: %s', (status, error, kind) => {
  expect(explainOidcError(answered(status, error))).toMatchObject({ kind });
});

it.each([
  [401, 'basic', 'misconfigured'],
  [401, 'bearer', 'refused'],
  [429, 'basic', 'unavailable'],
  [503, 'bearer', 'unavailable'],
] as const)('an answer %i that asks for %s means: %s', (status, scheme, kind) => {
  expect(explainOidcError(challenged(status, scheme))).toMatchObject({ kind });
});

it('what nobody expected stays a bug', () => {
  const bug = new RangeError('out of range');
  expect(explainOidcError(bug)).toBe(bug);
});
