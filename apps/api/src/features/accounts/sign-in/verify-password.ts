import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { DomainError } from '../../../domain-error.ts';
import { isSamePassword, verifyStoredPassword } from '../../../security/stored-password.ts';
import {
  isMerged,
  selectOptionalUserByName,
  selectOptionalUserForUpdate,
} from '../accounts.queries.ts';
import { readDeviceToken } from './device-token.ts';
import { limitPasswordAttempts } from './limit-password-attempts.ts';

type Typed = {
  userType: UserType;
  /** An adult's email or a student's username. */
  name: string;
  password: string;
  deviceMark?: string | undefined;
  /** A device that the server knows without a token. */
  knownDeviceId?: string;
};

/**
 * Returns the same error after the same work for an unknown name, a wrong password and a wrong user
 * type. Reveals the account's state only if the password is right.
 */
export const verifyPassword = async (
  { deps, request, audit }: Context<Actor | null>,
  { userType, name, password, deviceMark: deviceToken, knownDeviceId }: Typed,
) => {
  const { db } = deps;
  const user = await selectOptionalUserByName(db, name);
  const candidate = user?.user_type === userType ? user : undefined;
  const deviceId = knownDeviceId ?? readDeviceToken(deps, candidate, deviceToken);
  const attempts = await limitPasswordAttempts(deps, {
    name,
    userId: user?.id,
    deviceId,
    address: request.address,
  });
  const isRight = await verifyStoredPassword(deps, candidate, password);

  if (!candidate || !isRight) {
    // The event has no actor, because the person guessing is not the user who is signed in there.
    await audit(db, 'session.refused', user?.id, { outcome: 'LGN_001', actorId: undefined });
    throw new DomainError('LGN_001');
  }
  await attempts.succeeded(db);
  return { ...candidate, deviceId };
};

type Verified = Awaited<ReturnType<typeof verifyPassword>>;

/**
 * Locks the account and checks it again, because its password or state may have changed during
 * hashing. The lock also serializes parallel sign-ins.
 */
export const ensureStillOpen = async (tx: Db, proven: Verified) => {
  const still = await selectOptionalUserForUpdate(tx, proven.id);
  if (!isSamePassword(still, proven)) throw new DomainError('LGN_001');
  if (still?.suspended_at) throw new DomainError('LGN_004');
  if (still && (await isMerged(tx, still.id))) throw new DomainError('LGN_005');
  if (still?.user_type !== 'student' && !still?.email_confirmed_at)
    throw new DomainError('LGN_003');
};
