import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import type { CallDefinition, Role } from '@wonderfield/contract/define-call';
import { isSetUp } from '@wonderfield/contract/educators/educator-rules';
import type { Actor } from '../context/actor.ts';
import { DomainError } from '../domain-error.ts';

/**
 * Returns the roles that may make a call. For `createUser` they depend on the type of the new user.
 */
const rolesOf = (call: CallDefinition, input: unknown): readonly Role[] => {
  if (Array.isArray(call.access)) return call.access;
  const userType = (input as { userType?: unknown } | null)?.userType;
  const byType = call.access as Readonly<Record<string, readonly Role[]>>;
  const isKnown = typeof userType === 'string' && Object.hasOwn(byType, userType);
  return (isKnown ? byType[userType] : undefined) ?? [];
};

/**
 * Checks the scope of the session, then the role, then readiness to teach. A session may be limited
 * to choosing a password (PWD_006), to the game (AUZ_002) or to the adult check (AGE_001). The order
 * is fixed, so error codes never leak state.
 */
export const ensureMayCall = (call: CallDefinition, input: unknown, actor: Actor | null) => {
  const roles = rolesOf(call, input);
  if (!actor) {
    if (!roles.includes('anonymous')) throw new DomainError('SSN_002');
    return;
  }
  if (actor.mustChangePassword && !call.whileResetPending) throw new DomainError('PWD_006');
  if (actor.isGameOnly && !call.whileGameOnly) throw new DomainError('AUZ_002');
  if (needsAgeCheckFirst(actor) && !call.whileUnchecked) throw new DomainError('AGE_001');
  if (!roles.includes(actor.userType)) throw new DomainError('AUZ_001');
  if (actor.userType !== 'educator') return;
  if (call.whileConfirmed && actor.isConfirmed) return;
  if (call.needsTeaching) ensureMayTeach(actor);
  if (call.needsSetUp) ensureIsSetUp(actor);
};

/** Requires approval and the adult check, then reports which part of the set-up is missing. */
const ensureReady = (actor: Actor, isReady: boolean) => {
  if (!actor.isApproved) throw new DomainError('EDU_001');
  if (actor.isAgeVerified && isReady) return;
  throw new DomainError(actor.isWaitingForSchool ? 'EDU_004' : 'EDU_002');
};

/** Requires approval, adult check and set-up before an educator can reach children. */
const ensureMayTeach = (actor: Actor) => ensureReady(actor, actor.isConfigured);

/** Calls that touch no child are open to every educator who finished the set-up. */
const ensureIsSetUp = (actor: Actor) => ensureReady(actor, isSetUp(actor));
