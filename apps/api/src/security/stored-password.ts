import { timingSafeEqual } from 'node:crypto';
import type { StoredPassword } from '../db/stored-password.ts';
import type { Passwords } from './passwords.ts';
import type { Sealer } from './sealing.ts';
import { sha256 } from './tokens.ts';

/** Returns a hashed password in the columns of `users`. */
export const hashed = (hash: string) => ({ password_hash: hash, sealed_password: null });

/** The encryption context of stored passwords. If it changes, none of them decrypts. */
const contextOf = (userId: string) => `child:${userId}`;

/** Encrypts a password for this user, in the columns of `users`. */
export const sealPassword = (
  sealer: Sealer,
  { id, password }: { id: string; password: string },
) => ({ password_hash: null, sealed_password: sealer.seal(password, contextOf(id)) });

/** Decrypts a sealed password. Returns undefined for a hash, which cannot be decrypted. */
export const openPassword = (
  sealer: Sealer,
  { id, sealed_password }: { id: string; sealed_password: Buffer | null },
) => (sealed_password ? sealer.open(sealed_password, contextOf(id)) : undefined);

export const hasPassword = ({ password_hash, sealed_password }: StoredPassword) =>
  password_hash !== null || sealed_password !== null;

/** The stored password of a user, or of an operator, who always has a hash. */
export type AnyPassword = { password_hash: string | null; sealed_password?: Buffer | null };

/** Returns a value that changes whenever the password changes, or undefined without a password. */
export const passwordVersion = ({ password_hash, sealed_password }: AnyPassword) => {
  const stored = password_hash ?? sealed_password;
  return stored ? sha256(stored).toString('base64url') : undefined;
};

export const isSamePassword = (one: StoredPassword | undefined, other: StoredPassword) =>
  one !== undefined && passwordVersion(one) === passwordVersion(other);

/** Compares hashes, which have the same length, so the time depends on no character. */
const isEqual = (one: string, other: string) => timingSafeEqual(sha256(one), sha256(other));

/**
 * Verifies a password against the stored one. A sealed password and an unknown user cost the same
 * work as a hash, so the time tells nothing.
 */
export const verifyStoredPassword = async (
  { passwords, sealer }: { passwords: Passwords; sealer: Sealer },
  user: ({ id: string } & StoredPassword) | undefined,
  typed: string,
) => {
  const isRightHash = await passwords.verify(user?.password_hash, typed);
  const password = user && openPassword(sealer, user);
  return password === undefined ? isRightHash : isEqual(password, typed);
};
