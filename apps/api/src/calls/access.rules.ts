import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/home-path';
import type { CallDefinition, Role } from '@wonderfield/contract/call';
import { isSetUp } from '@wonderfield/contract/educators/educator-rules';
import type { Actor } from '../context/actor.ts';
import { DomainError } from '../domain-error.ts';

/** The roles a call is open to; `createUser` decides by the kind of user to be made. */
const rolesOf = (call: CallDefinition, input: unknown): readonly Role[] => {
  if (Array.isArray(call.access)) return call.access;
  const userType = (input as { userType?: unknown } | null)?.userType;
  const byType = call.access as Readonly<Record<string, readonly Role[]>>;
  const isKnown = typeof userType === 'string' && Object.hasOwn(byType, userType);
  return (isKnown ? byType[userType] : undefined) ?? [];
};

/** Scope, then role, then readiness to teach: a fixed order, so that codes never leak state. */
export const ensureMayCall = (call: CallDefinition, input: unknown, actor: Actor | null) => {
  const roles = rolesOf(call, input);
  if (!actor) {
    if (!roles.includes('anonymous')) throw new DomainError('SSN_002');
    return;
  }
  if (actor.mustChangePassword && !call.whileResetPending) throw new DomainError('PWD_006');
  if (needsAgeCheckFirst(actor) && !call.whileUnchecked) throw new DomainError('AGE_001');
  if (!roles.includes(actor.userType)) throw new DomainError('AUZ_001');
  if (actor.userType !== 'educator') return;
  if (call.whileConfirmed && actor.isConfirmed) return;
  if (call.needsTeaching) ensureMayTeach(actor);
  if (call.needsSetUp) ensureIsSetUp(actor);
};

/** Approved and checked; and then which part of the set-up is missing. */
const ensureReady = (actor: Actor, isReady: boolean) => {
  if (!actor.isApproved) throw new DomainError('EDU_001');
  if (actor.isAgeVerified && isReady) return;
  throw new DomainError(actor.isWaitingForSchool ? 'EDU_004' : 'EDU_002');
};

/** Nobody gets near children before approval, adult check and set-up are all done (D 4). */
const ensureMayTeach = (actor: Actor) => ensureReady(actor, actor.isConfigured);

/** What touches no child is for every educator who has arrived. */
const ensureIsSetUp = (actor: Actor) => ensureReady(actor, isSetUp(actor));
