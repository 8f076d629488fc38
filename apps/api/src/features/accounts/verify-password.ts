import type { UserType } from '@wonderfield/contract/user-types';
import type { Actor } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import {
  isFolded,
  selectOptionalUserByName,
  selectOptionalUserForUpdate,
} from './accounts.queries.ts';
import { readDeviceMark } from './device-token.ts';
import { guardPasswordTry } from './limit-password-attempts.ts';

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
export const provePassword = async (
  { deps, request, record }: Work<Actor | null>,
  { userType, name, password, deviceMark }: Typed,
) => {
  const { db, passwords } = deps;
  const found = await selectOptionalUserByName(db, name);
  const candidate = found?.user_type === userType ? found : undefined;
  const deviceId = readDeviceMark(deps, candidate, deviceMark);
  const tries = await guardPasswordTry(deps, {
    name,
    userId: found?.id,
    deviceId,
    address: request.address,
  });
  const isRight = await passwords.verify(candidate?.password_hash, password);

  if (!candidate || !isRight) {
    // Nobody is known to have done it, whoever is signed in on that device.
    await record(db, 'session.refused', found?.id, { outcome: 'LGN_001', actorId: undefined });
    throw new Refusal('LGN_001');
  }
  await tries.succeeded(db);
  return { ...candidate, deviceId };
};

type Proven = Awaited<ReturnType<typeof provePassword>>;

/**
 * Hashing takes a while: a password changed or an account suspended meanwhile starts nothing, and
 * sign-ins at once are counted one after the other.
 */
export const ensureStillOpen = async (tx: Db, proven: Proven) => {
  const still = await selectOptionalUserForUpdate(tx, proven.id);
  if (still?.password_hash !== proven.password_hash) throw new Refusal('LGN_001');
  if (still?.suspended_at) throw new Refusal('LGN_004');
  if (still && (await isFolded(tx, still.id))) throw new Refusal('LGN_005');
  if (still?.user_type !== 'student' && !still?.email_confirmed_at) throw new Refusal('LGN_003');
};
