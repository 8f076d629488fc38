import type { Passwords } from '../src/security/passwords.ts';
import { passwordHash } from './factories/password-hash.ts';

/** Knows the passwords of the factories without hashing again: for tests that try many times. */
export const quickPasswords: Passwords = {
  hash: passwordHash,
  hashPatiently: passwordHash,
  verify: async (hash, password) => !!hash && hash === (await passwordHash(password)),
  isBusy: () => false,
};
