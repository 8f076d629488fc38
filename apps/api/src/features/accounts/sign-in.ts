import type { login } from '@wonderfield/contract/accounts/account-calls';
import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/landing';
import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { CallInput } from '@wonderfield/contract/call';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { makeAgeCheckTicket } from '../age-check/age-check-ticket.ts';
import { recordEvent } from '../audit/record-event.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { startSession } from '../sessions/start-session.ts';
import { selectOptionalUserByName, selectOptionalUserForUpdate } from './accounts.queries.ts';
import { guardPasswordTry } from './guard-password-tries.ts';
import { readPortalUser } from './read-portal-user.ts';

type Request = { id: string; address: string };

/**
 * Unknown name, wrong password and wrong kind of account cost the same work and get the same
 * answer; what state an account is in is told only to someone who knows its password.
 */
export const signIn = async (
  deps: Deps,
  input: CallInput<typeof login>,
  current: Actor | null,
  request: Request,
) => {
  const { db, passwords, now } = deps;
  const tries = await guardPasswordTry(deps, input.email, request.address);
  const found = await selectOptionalUserByName(db, input.email);
  const candidate = found?.user_type === input.userType ? found : undefined;
  const isRight = await passwords.verify(candidate?.password_hash, input.password);

  if (!candidate || !isRight) {
    await recordEvent(db, {
      at: now(),
      action: 'session.refused',
      subjectId: found?.id,
      outcome: 'LGN_001',
      requestId: request.id,
    });
    throw new Refusal('LGN_001');
  }
  await tries.succeeded(db);

  return db.transaction().execute(async (tx) => {
    // Hashing takes a while: a password changed or an account suspended meanwhile starts nothing,
    // and sign-ins at once are counted one after the other.
    const still = await selectOptionalUserForUpdate(tx, candidate.id);
    if (still?.password_hash !== candidate.password_hash) throw new Refusal('LGN_001');
    if (still?.suspended_at) throw new Refusal('LGN_004');
    if (input.userType !== 'student' && !still?.email_confirmed_at) throw new Refusal('LGN_003');
    // A new sign-in replaces the session it came with, so that a planted token never lives on.
    if (current) await endSession(tx, { sessionId: current.sessionId, userId: current.id });
    const user = await readPortalUser(deps, tx, candidate.id);
    const sessionToken = await startSession(tx, user, now());
    await recordEvent(tx, {
      at: now(),
      action: 'session.started',
      actorId: user.id,
      subjectId: user.id,
      requestId: request.id,
    });
    return {
      userJson: toUserJson(user),
      sessionToken,
      ...(needsAgeCheckFirst(user) && { ageCheckTicket: makeAgeCheckTicket(deps, user.id) }),
    };
  });
};
