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

/** Made once in a process: tests start many sandboxes, and a key takes longer than all the rest. */
const keys = new Map<string, Promise<SigningKey>>();

/** The key with which one provider signs who somebody is. */
export const signingKeyOf = (provider: string): Promise<SigningKey> => {
  const key = keys.get(provider) ?? newSigningKey();
  keys.set(provider, key);
  return key;
};
