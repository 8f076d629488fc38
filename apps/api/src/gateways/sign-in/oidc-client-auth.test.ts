import { describe, expect, it } from 'vitest';
import { chooseAuthMethod } from './oidc-client-auth.ts';

const secret = { clientSecret: 'x' };
const key = { privateKey: 'x' };
const ALL = ['client_secret_post', 'client_secret_basic', 'private_key_jwt'];

describe('chooseAuthMethod', () => {
  it.each([
    [undefined, secret, 'client_secret_basic'],
    [undefined, key, undefined],
    [ALL, secret, 'client_secret_basic'],
    [ALL, { ...secret, ...key }, 'private_key_jwt'],
    [ALL, key, 'private_key_jwt'],
    [['client_secret_post'], secret, 'client_secret_post'],
    [['client_secret_post'], { ...secret, ...key }, 'client_secret_post'],
    [['client_secret_jwt', 'tls_client_auth'], { ...secret, ...key }, undefined],
    [['private_key_jwt'], secret, undefined],
    [ALL, { ...secret, method: 'client_secret_post' as const }, 'client_secret_post'],
    [undefined, { ...secret, method: 'client_secret_post' as const }, undefined],
  ])('chooses from %j with %j: %s', (supported, credentials, method) => {
    expect(chooseAuthMethod(supported, credentials)).toBe(method);
  });
});
