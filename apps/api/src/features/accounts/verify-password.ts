import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { DomainError } from '../../domain-error.ts';
import {
  isMerged,
  selectOptionalUserByName,
  selectOptionalUserForUpdate,
} from './accounts.queries.ts';
import { readDeviceToken } from './device-token.ts';
import { limitPasswordAttempts } from './limit-password-attempts.ts';

type Typed = {
  userType: UserType;
  /** An adult's email or a student's username. */
  name: string;
  password: string;
  deviceMark?: string | undefined;
};

/**
 * Unknown name, wrong password and wrong kind of account cost the same work and get the same
 * answer; what state an account is in is told only to someone who knows its password.
 */
export const verifyPassword = async (
  { deps, request, audit: record }: Context<Actor | null>,
  { userType, name, password, deviceMark: deviceToken }: Typed,
) => {
  const { db, passwords } = deps;
  const user = await selectOptionalUserByName(db, name);
  const candidate = user?.user_type === userType ? user : undefined;
  const deviceId = readDeviceToken(deps, candidate, deviceToken);
  const attempts = await limitPasswordAttempts(deps, {
    name,
    userId: user?.id,
    deviceId,
    address: request.address,
  });
  const isRight = await passwords.verify(candidate?.password_hash, password);

  if (!candidate || !isRight) {
    // Nobody is known to have done it, whoever is signed in on that device.
    await record(db, 'session.refused', user?.id, { outcome: 'LGN_001', actorId: undefined });
    throw new DomainError('LGN_001');
  }
  await attempts.succeeded(db);
  return { ...candidate, deviceId };
};

type Verified = Awaited<ReturnType<typeof verifyPassword>>;

/**
 * Hashing takes a while: a password changed or an account suspended meanwhile starts nothing, and
 * sign-ins at once are counted one after the other.
 */
export const ensureStillOpen = async (tx: Db, proven: Verified) => {
  const still = await selectOptionalUserForUpdate(tx, proven.id);
  if (still?.password_hash !== proven.password_hash) throw new DomainError('LGN_001');
  if (still?.suspended_at) throw new DomainError('LGN_004');
  if (still && (await isMerged(tx, still.id))) throw new DomainError('LGN_005');
  if (still?.user_type !== 'student' && !still?.email_confirmed_at)
    throw new DomainError('LGN_003');
};
