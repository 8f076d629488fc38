import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { DomainError } from '../../../domain-error.ts';
import { consumeRateLimit, type Limit, refundRateLimit } from '../../../security/rate-limits.ts';
import { selectIsKnownNetwork, upsertKnownNetwork } from './known-networks.queries.ts';
import {
  claimSignInAttempt,
  deleteSignInLine,
  deleteSignInLines,
  deleteSignInLinesOf,
  selectSignInWait,
} from './sign-in-attempts.queries.ts';
import { STRANGE_FAILURES_PER_ADDRESS } from './sign-in-attempts.rules.ts';

type Tools = Pick<Deps, 'db' | 'now' | 'config' | 'sealer'>;

type PasswordAttempt = {
  /** The entered sign-in name, which may be unknown. */
  name: string;
  /** The owner of the sign-in name. */
  userId?: string | undefined;
  /**
   * The operator with this email. Operators are not users, so their sign-in names have a prefix.
   */
  operatorId?: string | undefined;
  /** The device, if its token was valid. */
  deviceId?: string | undefined;
  /** True if the limit of failed attempts per IP address was waived. */
  isAddressLimitWaived?: boolean;
  address: string;
};

const nameLine = (sealer: Deps['sealer'], name: string) =>
  sealer.mark(name.toLowerCase(), 'sign-in-name');

/**
 * Counts attempts per device if it has a valid token, and per sign-in name otherwise. Guesses
 * elsewhere therefore cannot block a known device. [T09]
 */
const lineOf = (sealer: Deps['sealer'], { name, userId, operatorId, deviceId }: PasswordAttempt) =>
  deviceId
    ? sealer.mark(`${userId ?? operatorId}:${deviceId}`, 'sign-in-device')
    : nameLine(sealer, name);

const tooManyAttempts = (seconds: number) =>
  new DomainError('LGN_002', { retryAfterSeconds: Math.max(1, Math.ceil(seconds)) });

/**
 * Returns the limit of failed attempts for the IP address. Returns undefined for a known device or
 * a known network.
 */
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
 * Limits password guesses. Counts each attempt as failed first, and `succeeded` refunds it. See
 * docs/decisions/031-sign-in-rate-limits.md.
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

/**
 * Counts a guess made elsewhere toward the limit of the sign-in page, but never rejects it [T21].
 */
export const countSignInAttempt = async (
  { db, sealer, now }: Pick<Deps, 'db' | 'sealer' | 'now'>,
  { name, userId }: { name: string; userId: string },
) => {
  const lineMark = nameLine(sealer, name);
  await claimSignInAttempt(db, { lineMark, userId, operatorId: null, now: now() });
};

/**
 * Returns true if the student, or an adult of the student, signed in from this network. False for an
 * unknown user.
 */
export const isKnownNetwork = (
  { db, sealer }: Pick<Deps, 'db' | 'sealer'>,
  { userId, address }: { userId: string | undefined; address: string },
) =>
  selectIsKnownNetwork(db, {
    userId: userId ?? null,
    placeMark: sealer.mark(address, 'sign-in-place'),
  });

/** Stores the network of a new account as known, so other users' failures there do not block it. */
export const noteNetwork = (
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  tx: Db,
  { userId, address }: { userId: string; address: string },
) =>
  upsertKnownNetwork(tx, { userId, placeMark: sealer.mark(address, 'sign-in-place'), now: now() });

/** Ends every wait immediately after a password change. */
export const forgetPasswordAttempts = async (
  { sealer }: Pick<Deps, 'sealer'>,
  tx: Db,
  { names, userIds = [] }: { names: readonly string[]; userIds?: readonly string[] },
) => {
  await deleteSignInLines(
    tx,
    names.map((name) => nameLine(sealer, name)),
  );
  if (userIds.length > 0) await deleteSignInLinesOf(tx, userIds);
};
