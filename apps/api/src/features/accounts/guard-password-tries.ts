import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { giveBackToLimit, type Limit, takeFromLimit } from '../../security/rate-limits.ts';
import { sha256 } from '../../security/tokens.ts';
import {
  claimSignInAttempt,
  deleteSignInAttempts,
  selectSignInWait,
} from './sign-in-attempts.queries.ts';
import { FAILURES_PER_ADDRESS } from './sign-in-attempts.rules.ts';

const nameKey = (name: string) => sha256(name.toLowerCase());
const addressLimit = (key: string): Limit => ({
  bucket: 'sign-in-failures',
  key,
  ...FAILURES_PER_ADDRESS,
});

const tooManyTries = (seconds: number) =>
  new Refusal('LGN_002', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });

/**
 * Puts a bound on guessing a password, per sign-in name and per address. Each try is counted as
 * a failure first; `succeeded` takes that back.
 */
export const guardPasswordTry = async (
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  name: string,
  address: string,
) => {
  const at = now();
  if (config.ADDRESS_LIMITS) {
    const { isWithin, retryAfterSeconds } = await takeFromLimit(db, addressLimit(address), at);
    if (!isWithin) throw tooManyTries(retryAfterSeconds);
  }
  const attempt = { nameSha256: nameKey(name), now: at };
  if (!(await claimSignInAttempt(db, attempt))) {
    const wait = await selectSignInWait(db, attempt);
    throw tooManyTries(wait?.seconds ?? 1);
  }
  return {
    succeeded: async (tx: Db) => {
      await deleteSignInAttempts(tx, nameKey(name));
      if (config.ADDRESS_LIMITS) await giveBackToLimit(tx, addressLimit(address), at);
    },
  };
};

/** A new password opens an account that was guessed at too often. */
export const forgetPasswordTries = (tx: Db, name: string) =>
  deleteSignInAttempts(tx, nameKey(name));
