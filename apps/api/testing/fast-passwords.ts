import type { Passwords } from '../src/security/passwords.ts';
import { passwordHash } from './factories/password-hash.ts';

/** Verifies passwords of the factories without hashing, for tests with many attempts. */
export const fastPasswords: Passwords = {
  hash: passwordHash,
  verify: async (hash, password) => !!hash && hash === (await passwordHash(password)),
  isBusy: () => false,
};
