import { createPasswords } from '../../src/security/passwords.ts';

/** What people of the factories sign in with unless told otherwise. */
export const PASSWORD = 'Meadow#42lark';

/** The least the algorithm takes. Hashing is slow on purpose, and no test of a call is about that. */
export const QUICK_HASHING = { memoryCost: 8, timeCost: 1, parallelism: 1 };

const passwords = createPasswords(undefined, QUICK_HASHING);
const hashes = new Map<string, Promise<string>>();

/** A real hash, made once per password. */
export const passwordHash = (password: string) => {
  const cached = hashes.get(password);
  if (cached) return cached;
  const made = passwords.hash(password);
  hashes.set(password, made);
  return made;
};
