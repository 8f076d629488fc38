import { createPrivateKey, type KeyObject } from 'node:crypto';
import * as oidc from 'openid-client';
import type { AUTH_METHODS } from '../../config.ts';
import { ProviderError } from './provider-error.ts';

type Method = (typeof AUTH_METHODS)[number];

/** Credentials of the portal at a provider: a secret, a private key or both. */
export type ClientCredentials = {
  /** The method registered at the provider, if known. No other method is used. */
  method?: Method | undefined;
  clientSecret?: string | undefined;
  /** Private key in PEM format. */
  privateKey?: string | undefined;
  /** Key id of the public key at the provider. */
  privateKeyId?: string | undefined;
};

/**
 * Default of a discovery document that names no methods (OpenID Connect Discovery 1.0, section 3).
 */
const METHODS_BY_DEFAULT = ['client_secret_basic'];

/** Returns the safest method that the provider supports and the credentials allow. */
export const chooseAuthMethod = (
  supported: readonly string[] = METHODS_BY_DEFAULT,
  { method: only, clientSecret, privateKey }: ClientCredentials,
): Method | undefined => {
  const possible: readonly Method[] = [
    ...(privateKey ? (['private_key_jwt'] as const) : []),
    ...(clientSecret ? (['client_secret_basic', 'client_secret_post'] as const) : []),
  ];
  return possible.find((method) => supported.includes(method) && (!only || method === only));
};

type Algorithm = {
  /** Names in JSON Web Algorithms. */
  names: readonly string[];
  parameters: { name: string; hash?: string; namedCurve?: string };
};

const rsa = (names: readonly string[], name: string): Algorithm => ({
  names,
  parameters: { name, hash: 'SHA-256' },
});
const ec = (names: readonly string[], namedCurve: string): Algorithm => ({
  names,
  parameters: { name: 'ECDSA', namedCurve },
});

/** Signing algorithms per key type, in order of preference. */
const ALGORITHMS: Record<string, readonly Algorithm[]> = {
  rsa: [rsa(['RS256'], 'RSASSA-PKCS1-v1_5'), rsa(['PS256'], 'RSA-PSS')],
  prime256v1: [ec(['ES256'], 'P-256')],
  secp384r1: [ec(['ES384'], 'P-384')],
  secp521r1: [ec(['ES512'], 'P-521')],
  // EdDSA is the older name, and some providers know no other.
  ed25519: [{ names: ['Ed25519', 'EdDSA'], parameters: { name: 'Ed25519' } }],
};

const algorithmsOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject) =>
  ALGORITHMS[asymmetricKeyDetails?.namedCurve ?? asymmetricKeyType ?? ''] ?? [];

const signWithKey = (
  { token_endpoint_auth_signing_alg_values_supported: accepted }: oidc.ServerMetadata,
  { privateKey = '', privateKeyId }: ClientCredentials,
) => {
  const pem = createPrivateKey(privateKey);
  const isAccepted = (name: string) => accepted?.includes(name) ?? true;
  const algorithm = algorithmsOf(pem).find(({ names }) => names.some(isAccepted));
  if (!algorithm) throw new ProviderError('misconfigured');
  const name = algorithm.names.find(isAccepted);
  const key = pem.toCryptoKey(algorithm.parameters, false, ['sign']);
  return oidc.PrivateKeyJwt(privateKeyId ? { key, kid: privateKeyId } : key, {
    [oidc.modifyAssertion]: (header) => {
      header.alg = name ?? header.alg;
    },
  });
};

const explainMismatch = (
  { token_endpoint_auth_methods_supported: supported = METHODS_BY_DEFAULT }: oidc.ServerMetadata,
  { method }: ClientCredentials,
) =>
  `The provider supports ${supported.join(', ')}, which our method (${method ?? 'any'}) and credentials do not fit.`;

/**
 * Returns the client authentication for a provider, or throws `misconfigured` if it accepts none of
 * our credentials.
 */
export const clientAuthFor = (
  server: oidc.ServerMetadata,
  credentials: ClientCredentials,
): oidc.ClientAuth => {
  switch (chooseAuthMethod(server.token_endpoint_auth_methods_supported, credentials)) {
    case 'private_key_jwt':
      return signWithKey(server, credentials);
    case 'client_secret_basic':
      return oidc.ClientSecretBasic(credentials.clientSecret);
    case 'client_secret_post':
      return oidc.ClientSecretPost(credentials.clientSecret);
    default:
      throw new ProviderError('misconfigured', { detail: explainMismatch(server, credentials) });
  }
};
