import { needsAgeCheckFirst } from '@wonderfield/contract/accounts/landing';
import type { CallDefinition, Role } from '@wonderfield/contract/call';
import { Refusal } from '../refusal.ts';
import type { Actor } from '../work/actor.ts';

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
    if (!roles.includes('anonymous')) throw new Refusal('SSN_002');
    return;
  }
  if (actor.mustChangePassword && !call.whileResetPending) throw new Refusal('PWD_006');
  if (needsAgeCheckFirst(actor) && !call.whileUnchecked) throw new Refusal('AGE_001');
  if (!roles.includes(actor.userType)) throw new Refusal('AUZ_001');
  if (actor.userType !== 'educator') return;
  if (call.needsTeaching) ensureMayTeach(actor);
  if (call.needsSetUp) ensureIsSetUp(actor);
};

/** Nobody gets near children before approval, adult check and set-up are all done (D 4). */
const ensureMayTeach = (actor: Actor) => {
  if (!actor.isApproved) throw new Refusal('EDU_001');
  if (actor.isAgeVerified && actor.isConfigured) return;
  throw new Refusal(actor.isWaitingForSchool ? 'EDU_004' : 'EDU_002');
};

/** What is for every educator who has arrived; a school's own account is set up with its school. */
const ensureIsSetUp = (actor: Actor) => {
  const isSchools = actor.licenseType === 'school/district';
  ensureMayTeach(isSchools ? { ...actor, isConfigured: true } : actor);
};
