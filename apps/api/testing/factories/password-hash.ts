import { makePasswords } from '../../src/security/passwords.ts';

/** What people of the factories sign in with unless told otherwise. */
export const PASSWORD = 'Meadow#42lark';

const passwords = makePasswords();
const hashes = new Map<string, Promise<string>>();

/** A real hash, made once per password: hashing is slow on purpose. */
export const passwordHash = (password: string) => {
  const known = hashes.get(password);
  if (known) return known;
  const made = passwords.hash(password);
  hashes.set(password, made);
  return made;
};
