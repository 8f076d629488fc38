import { createPasswords } from '../../src/security/passwords.ts';

/** Default password of users made by the factories. */
export const PASSWORD = 'Meadow#42lark';

/** Minimum cost of the algorithm. Hashing is slow by design, which tests of calls do not need. */
export const QUICK_HASHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const passwords = createPasswords(undefined, QUICK_HASHING);
const hashes = new Map<string, Promise<string>>();

/** Returns a real hash, cached per password. */
export const passwordHash = (password: string) => {
  const cached = hashes.get(password);
  if (cached) return cached;
  const made = passwords.hash(password);
  hashes.set(password, made);
  return made;
};
