/**
 * A password in the table `users`. It is sealed if an adult may show it, so login cards can be
 * printed. Otherwise it is hashed. Both are null for an account without a password.
 */
export type StoredPassword = { password_hash: string | null; sealed_password: Buffer | null };
