import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWK } from 'jose';

export type SigningKey = { kid: string; privateKey: CryptoKey; privateJwk: JWK; publicJwk: JWK };

const newSigningKey = async (): Promise<SigningKey> => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const kid = randomUUID();
  const use = { kid, use: 'sig', alg: 'RS256' };
  return {
    kid,
    privateKey,
    privateJwk: { ...(await exportJWK(privateKey)), ...use },
    publicJwk: { ...(await exportJWK(publicKey)), ...use },
  };
};

/** Cached per process, because tests start many sandboxes and creating a key is slow. */
const keys = new Map<string, Promise<SigningKey>>();

/** Returns the signing key of a provider. */
export const signingKeyOf = (provider: string): Promise<SigningKey> => {
  const key = keys.get(provider) ?? newSigningKey();
  keys.set(provider, key);
  return key;
};
