import type { login } from '@wonderfield/contract/accounts/account-calls';
import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/landing';
import type { CallInput } from '@wonderfield/contract/call';
import { Refusal } from '../../refusal.ts';
import type { Actor } from '../../work/actor.ts';
import type { Work } from '../../work/work.ts';
import { endSession, startSession } from '../sessions/sessions.ts';
import { selectOptionalUserByName, selectOptionalUserForUpdate } from './accounts.queries.ts';
import { makeAgeCheckTicket } from './age-check-ticket.ts';
import { makeDeviceMark, readDeviceMark } from './device-mark.ts';
import { guardPasswordTry } from './guard-password-tries.ts';
import { readPortalUser } from './read-portal-user.ts';

/**
 * Unknown name, wrong password and wrong kind of account cost the same work and get the same
 * answer; what state an account is in is told only to someone who knows its password.
 */
export const signIn = async (
  { deps, actor: current, request, record, atomically }: Work<Actor | null>,
  input: CallInput<typeof login>,
) => {
  const { db, passwords } = deps;
  const name = input.userType === 'student' ? input.username : input.email;
  const found = await selectOptionalUserByName(db, name);
  const candidate = found?.user_type === input.userType ? found : undefined;
  const deviceId = readDeviceMark(deps, candidate, input.deviceMark);
  const tries = await guardPasswordTry(deps, {
    ...{ name, userId: found?.id, deviceId },
    address: request.address,
  });
  const isRight = await passwords.verify(candidate?.password_hash, input.password);

  if (!candidate || !isRight) {
    // Nobody is known to have done it, whoever is signed in on that device.
    await record(db, 'session.refused', found?.id, { outcome: 'LGN_001', actorId: undefined });
    throw new Refusal('LGN_001');
  }
  await tries.succeeded(db);

  return atomically(async (tx) => {
    // Hashing takes a while: a password changed or an account suspended meanwhile starts nothing,
    // and sign-ins at once are counted one after the other.
    const still = await selectOptionalUserForUpdate(tx, candidate.id);
    if (still?.password_hash !== candidate.password_hash) throw new Refusal('LGN_001');
    if (still?.suspended_at) throw new Refusal('LGN_004');
    if (input.userType !== 'student' && !still?.email_confirmed_at) throw new Refusal('LGN_003');
    // A new sign-in replaces the session it came with, so that a planted token never lives on.
    if (current) await endSession(deps, tx, { sessionId: current.sessionId, userId: current.id });
    const user = await readPortalUser(deps, tx, candidate.id);
    const sessionToken = await startSession(deps, tx, user);
    await record(tx, 'session.started', user.id, { actorId: user.id });
    return {
      user,
      sessionToken,
      deviceMark: makeDeviceMark(deps, candidate, deviceId),
      ...(needsAgeCheckFirst(user) && { ageCheckTicket: makeAgeCheckTicket(deps, user.id) }),
    };
  });
};
