import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/* The only module that decrypts stored secrets. AES-256-GCM, the first byte is the key version. */

const KEY_VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Sealer = {
  /**
   * `context` binds the encrypted value to its owner. A value moved to another row does not
   * decrypt.
   */
  seal(text: string, context: string): Buffer;
  open(sealed: Buffer, context: string): string;
  /** Returns a keyed hash for lookups. Without the key it cannot be guessed. */
  mark(text: string, context: string): Buffer;
};

/**
 * Derives a separate key per purpose, so uses of the secret cannot collide. Caches the few keys.
 */
const createHashKeys = (key: Buffer) => {
  const keys = new Map<string, KeyObject>();
  return (context: string): KeyObject => {
    const existingKey = keys.get(context);
    if (existingKey) return existingKey;
    const made = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `mark:${context}`, 32)));
    keys.set(context, made);
    return made;
  };
};

/** Imports the keys once, because importing costs more than encrypting. */
export const createSealer = (key: Buffer): Sealer => {
  const sealKey = createSecretKey(key);
  const hashKey = createHashKeys(key);
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce);
      cipher.setAAD(Buffer.from(`${KEY_VERSION}:${context}`));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from([KEY_VERSION]), nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, context) {
      const version = sealed[0];
      if (version !== KEY_VERSION)
        throw new Error(`Unknown key version ${version}. The data was encrypted with another key.`);
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(`${version}:${context}`));
      decipher.setAuthTag(tag);
      const body = sealed.subarray(1 + NONCE_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    mark(text, context) {
      return createHmac('sha256', hashKey(context)).update(text).digest();
    },
  };
};
