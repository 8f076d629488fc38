import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { consumeRateLimit, type Limit, refundRateLimit } from '../../security/rate-limits.ts';
import { selectIsKnownNetwork, upsertKnownNetwork } from './known-networks.queries.ts';
import {
  claimSignInAttempt,
  deleteSignInLine,
  deleteSignInLinesOf,
  selectSignInWait,
} from './sign-in-attempts.queries.ts';
import { STRANGE_FAILURES_PER_ADDRESS } from './sign-in-attempts.rules.ts';

type Tools = Pick<Deps, 'db' | 'now' | 'config' | 'sealer'>;

type PasswordAttempt = {
  /** The sign-in name that was typed, whether or not anybody has it. */
  name: string;
  /** Who has it. */
  userId?: string | undefined;
  /** The operator with that email. Operators are not users: their names have a prefix. */
  operatorId?: string | undefined;
  /** The device whose mark was good. */
  deviceId?: string | undefined;
  /** True if the limit of failed attempts per IP address was waived. */
  isAddressLimitWaived?: boolean;
  address: string;
};

const nameLine = (sealer: Deps['sealer'], name: string) =>
  sealer.mark(name.toLowerCase(), 'sign-in-name');

/** Strangers at a name share a line. A device with a good mark has its own: nobody else can fill it (T09). */
const lineOf = (sealer: Deps['sealer'], { name, userId, operatorId, deviceId }: PasswordAttempt) =>
  deviceId
    ? sealer.mark(`${userId ?? operatorId}:${deviceId}`, 'sign-in-device')
    : nameLine(sealer, name);

const tooManyAttempts = (seconds: number) =>
  new DomainError('LGN_002', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });

/** What failures at this address count against; nothing for a known device, or where one is at home. */
const addressLimitOf = async (
  { db, config }: Tools,
  { userId, deviceId, isAddressLimitWaived, address }: PasswordAttempt,
  placeMark: Buffer,
): Promise<Limit | undefined> => {
  if (!config.ADDRESS_LIMITS || deviceId || isAddressLimitWaived) return undefined;
  if (await selectIsKnownNetwork(db, { userId: userId ?? null, placeMark })) return undefined;
  return { bucket: 'sign-in-failures', key: address, ...STRANGE_FAILURES_PER_ADDRESS };
};

/**
 * Puts a bound on guessing a password. Each try is counted as a failure first; `succeeded` takes that
 * back. Why it counts what it counts: docs/decisions/031-sign-in-rate-limits.md.
 */
export const limitPasswordAttempts = async (deps: Tools, attempt: PasswordAttempt) => {
  const { db, sealer } = deps;
  const { userId, operatorId } = attempt;
  const at = deps.now();
  const placeMark = sealer.mark(attempt.address, 'sign-in-place');
  const limit = await addressLimitOf(deps, attempt, placeMark);
  if (limit) {
    const { isWithin, retryAfterSeconds } = await consumeRateLimit(db, limit, at);
    if (!isWithin) throw tooManyAttempts(retryAfterSeconds);
  }
  const lineMark = lineOf(sealer, attempt);
  const owner = { userId: userId ?? null, operatorId: operatorId ?? null };
  if (!(await claimSignInAttempt(db, { lineMark, ...owner, now: at }))) {
    const wait = await selectSignInWait(db, { lineMark, now: at });
    throw tooManyAttempts(wait?.seconds ?? 1);
  }
  return {
    succeeded: async (tx: Db) => {
      await deleteSignInLine(tx, { lineMark });
      if (limit) await refundRateLimit(tx, limit, at);
      if (userId) await upsertKnownNetwork(tx, { userId, placeMark, now: at });
    },
  };
};

/** A guess made elsewhere uses up a try of strangers at the door, too (T21); whoever made it is not refused by it. */
export const countSignInAttempt = async (
  { db, sealer, now }: Pick<Deps, 'db' | 'sealer' | 'now'>,
  { name, userId }: { name: string; userId: string },
) => {
  const lineMark = nameLine(sealer, name);
  await claimSignInAttempt(db, { lineMark, userId, operatorId: null, now: now() });
};

/** Somebody was given an account here: what others do at this address does not count against them. */
export const noteNetwork = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  { userId, address }: { userId: string; address: string },
) =>
  upsertKnownNetwork(tx, { userId, placeMark: sealer.mark(address, 'sign-in-place'), now: now() });

/** A new password ends every wait at once. */
export const forgetPasswordAttempts = async (
  { sealer }: Pick<Deps, 'sealer'>,
  tx: Db,
  { name, userId }: { name: string; userId?: string },
) => {
  await deleteSignInLine(tx, { lineMark: nameLine(sealer, name) });
  if (userId) await deleteSignInLinesOf(tx, userId);
};
